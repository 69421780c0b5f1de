"""Gathers the program's texts, brings the catalogues up to date and compiles them.

    python build/translations.py             gather, update every .po, compile every .mo
    python build/translations.py --prune     the same, and drop translations whose text is gone from the sources
    python build/translations.py --check     change nothing; list what is missing or wrong, exit status 1 if anything is

The catalogues are ``assets/locale/<language>/LC_MESSAGES/tabletop.po``. Translate by filling in their ``msgstr``
lines, then run this script: it writes the files in one order and one layout, so that a change shows as itself alone.
"""

from __future__ import annotations

import argparse
import ast
import io
import re
import string
import struct
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from babel.messages.catalog import Catalog, Message
from babel.messages.extract import extract_from_file
from babel.messages.pofile import PoFileError, read_po, write_po

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ("tabletop", "scenes")
LOCALE = ROOT / "assets" / "locale"
DOMAIN = "tabletop"

PLURALS = {"fr": "(n > 1)", "es": "(n != 1)", "de": "(n != 1)"}
"""The translated languages, and which of its two forms each takes for ``n`` things."""

FORMS = 2

KEYWORDS = {
    "_": None,
    "N_": None,
    "ngettext": (1, 2),
    "pgettext": ((1, "c"), 2),
    "npgettext": ((1, "c"), 2, 3),
}
COMMENT_TAGS = ("Translators:",)

# French sets these apart with a space that must not break.
_FRENCH_LOOSE_SPACE = re.compile(r" [;:!?»%]|« ")


class TextFault(NamedTuple):
    """What is wrong with a text: in which language (or ``sources``), of what kind, which text, and the particulars."""

    language: str
    kind: str
    text: str
    detail: str

    def __str__(self) -> str:
        return f"{self.language}: {self.kind}: {self.text!r} ({self.detail})"


def po_path(language: str) -> Path:
    """The catalogue of a language as translators write it."""
    return LOCALE / language / "LC_MESSAGES" / f"{DOMAIN}.po"


def mo_path(language: str) -> Path:
    """The catalogue of a language as the program reads it."""
    return po_path(language).with_suffix(".mo")


def source_files() -> list[Path]:
    """Every file that may hold texts, in a stable order."""
    return sorted(path for folder in SOURCES for path in (ROOT / folder).rglob("*.py"))


def gather() -> Catalog:
    """The texts of the sources, with the files they stand in."""
    template = Catalog(domain=DOMAIN)
    for path in source_files():
        name = path.relative_to(ROOT).as_posix()
        found = extract_from_file("python", str(path), KEYWORDS, COMMENT_TAGS, strip_comment_tags=True)
        for _line, text, comments, context in found:
            template.add(text, None, [(name, 0)], auto_comments=comments, context=context)
    for message in template:
        message.locations = sorted(set(message.locations))
    return template


def source_faults() -> list[TextFault]:
    """Texts in the sources that no catalogue can hold."""
    return [fault for path in source_files() for fault in _faults_of_source(path)]


def read_catalogue(language: str) -> Catalog:
    """The catalogue of a language; an empty one when there is none yet.

    Raises ValueError, naming file and line, when it is no .po file.
    """
    path = po_path(language)
    try:
        return parse_catalogue(language, path.read_bytes() if path.exists() else _po_header(language))
    except PoFileError as error:
        raise ValueError(f"{path}: {error}") from error


def parse_catalogue(language: str, data: bytes) -> Catalog:
    """The catalogue in the text of a .po file; its header says how many forms there are."""
    return read_po(io.BytesIO(data), locale=language, domain=DOMAIN, abort_invalid=True)


def updated(catalogue: Catalog, template: Catalog, prune: bool = False) -> Catalog:
    """The catalogue with the texts of ``template``; what is gone from there stays as obsolete unless pruned."""
    for message in list(catalogue.obsolete.values()):  # a text may have come back
        catalogue.add(message.id, message.string, flags=message.flags, context=message.context)
    catalogue.obsolete.clear()
    catalogue.update(template, no_fuzzy_matching=True, update_header_comment=False)
    if prune:
        catalogue.obsolete.clear()
    return catalogue


def po_bytes(language: str, catalogue: Catalog) -> bytes:
    """The text of the .po file, without dates and version numbers that would change by themselves."""
    stream = io.BytesIO()
    write_po(stream, catalogue, width=110, omit_header=True, sort_output=True, include_lineno=False)
    return _po_header(language) + b"\n" + stream.getvalue().rstrip(b"\n") + b"\n"


def mo_bytes(language: str, catalogue: Catalog) -> bytes:
    """The compiled catalogue, by the format in the gettext manual: sorted, without a hash table."""
    entries = {b"": _header(language).encode()}
    for message in catalogue:
        if message.id and not message.fuzzy and all(_strings(message)):
            text = "\0".join(_ids(message))
            name = f"{message.context}\x04{text}" if message.context else text
            entries[name.encode()] = "\0".join(_strings(message)).encode()
    keys = sorted(entries)
    originals, translations = b"", b""
    offset = 28 + 16 * len(keys)
    for key in keys:
        originals += struct.pack("<2I", len(key), offset)
        offset += len(key) + 1
    for key in keys:
        translations += struct.pack("<2I", len(entries[key]), offset)
        offset += len(entries[key]) + 1
    head = struct.pack("<7I", 0x950412DE, 0, len(keys), 28, 28 + 8 * len(keys), 0, offset)
    texts = b"".join(key + b"\0" for key in keys) + b"".join(entries[key] + b"\0" for key in keys)
    return head + originals + translations + texts


def catalogue_faults(language: str, catalogue: Catalog, template: Catalog) -> list[TextFault]:
    """What keeps the catalogue from saying all that the sources say."""
    wanted = {_key(message): message for message in template if message.id}
    held = {_key(message): message for message in catalogue if message.id}
    faults = [_missing(language, wanted[key]) for key in sorted(wanted.keys() - held.keys())]
    unused = sorted(held.keys() - wanted.keys()) + sorted(map(_key, catalogue.obsolete.values()))
    faults += [TextFault(language, "unused", text, "no source says this; --prune drops it") for _, text in unused]
    for key in sorted(wanted.keys() & held.keys()):
        faults.extend(_faults_of_message(language, held[key], wanted[key]))
    return faults


def compiled_faults(language: str, catalogue: Catalog) -> list[TextFault]:
    """Whether the .mo file is what the catalogue compiles to."""
    path = mo_path(language)
    if path.exists() and path.read_bytes() == mo_bytes(language, catalogue):
        return []
    return [TextFault(language, "not compiled", path.name, "run python build/translations.py")]


def all_faults() -> list[TextFault]:
    """Everything that is missing or wrong, in sources and catalogues."""
    template = gather()
    faults = source_faults()
    for language in PLURALS:
        catalogue = read_catalogue(language)
        faults += catalogue_faults(language, catalogue, template) + compiled_faults(language, catalogue)
    return faults


def update_all(prune: bool) -> None:
    """Bring every catalogue up to date and compile it."""
    template = gather()
    for language in PLURALS:
        catalogue = updated(read_catalogue(language), template, prune)
        po_path(language).parent.mkdir(parents=True, exist_ok=True)
        po_path(language).write_bytes(po_bytes(language, catalogue))
        mo_path(language).write_bytes(mo_bytes(language, catalogue))


def placeholders(text: str) -> set[str]:
    """The names in braces; raises ValueError when the braces do not match or a placeholder has no name."""
    names = {name for _text, name, _spec, _conversion in string.Formatter().parse(text) if name is not None}
    if any(not name or name[0].isdigit() for name in names):
        raise ValueError("a placeholder has no name")
    return names


def form_of(language: str, number: int) -> int:
    """Which form of a text the language takes for so many things."""
    return int(number > 1) if PLURALS[language] == "(n > 1)" else int(number != 1)


def _header(language: str) -> str:
    return (
        f"Language: {language}\n"
        "MIME-Version: 1.0\n"
        "Content-Type: text/plain; charset=utf-8\n"
        "Content-Transfer-Encoding: 8bit\n"
        f"Plural-Forms: nplurals={FORMS}; plural={PLURALS[language]};\n"
    )


def _po_header(language: str) -> bytes:
    lines = "".join(f'"{line}\\n"\n' for line in _header(language).splitlines())
    return f'msgid ""\nmsgstr ""\n{lines}'.encode()


def _key(message: Message) -> tuple[str, str]:
    return (message.context or "", _ids(message)[0])


def _ids(message: Message) -> tuple[str, ...]:
    return tuple(message.id) if isinstance(message.id, (tuple, list)) else (str(message.id),)


def _strings(message: Message) -> tuple[str, ...]:
    texts = message.string if isinstance(message.string, (tuple, list)) else (message.string,)
    return tuple(text or "" for text in texts)


def _missing(language: str, message: Message) -> TextFault:
    files = ", ".join(name for name, _line in message.locations)
    return TextFault(language, "missing", _ids(message)[0], files)


def _faults_of_message(language: str, message: Message, source: Message) -> Iterator[TextFault]:
    text, ids, strings = _ids(source)[0], _ids(source), _strings(message)
    if ids != _ids(message):
        yield TextFault(language, "plural", text, f"the sources say {ids}, the catalogue {_ids(message)}")
        return
    if message.fuzzy:
        yield TextFault(language, "fuzzy", text, "confirm it by taking the mark away")
    if not any(strings):
        yield _missing(language, source)
        return
    wanted_forms = 1 if len(ids) == 1 else FORMS
    if len(strings) != wanted_forms or not all(strings):
        yield TextFault(language, "plural", text, f"{wanted_forms} forms are wanted, each with a text")
        return
    for form, translation in enumerate(strings):
        yield from _faults_of_translation(language, ids, form, translation)


def _faults_of_translation(language: str, ids: tuple[str, ...], form: int, translation: str) -> Iterator[TextFault]:
    text = ids[0]
    if translation != translation.strip() and text == text.strip():
        yield TextFault(language, "spaces", text, f"at the ends of {translation!r}")
    if language == "fr" and (loose := _FRENCH_LOOSE_SPACE.search(translation)):
        yield TextFault(language, "spaces", text, f"{loose[0]!r} wants a space that does not break, U+202F or U+00A0")
    try:
        found = placeholders(translation)
    except ValueError as error:
        yield TextFault(language, "placeholders", text, f"{error} in {translation!r}")
        return
    wanted = placeholders(ids[-1])
    # A form for one number alone may spell that number out; one that serves several may not.
    numbers = [number for number in range(100) if form_of(language, number) == form]
    least = placeholders(text) if len(ids) > 1 and len(numbers) == 1 else wanted
    if not least <= found <= wanted | placeholders(text):
        detail = f"{sorted(found)} in {translation!r}, where {sorted(wanted)} would be right"
        yield TextFault(language, "placeholders", text, detail)


def _faults_of_source(path: Path) -> Iterator[TextFault]:
    name = path.relative_to(ROOT).as_posix()
    for node in ast.walk(ast.parse(path.read_text("utf-8"), str(path))):
        if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in KEYWORDS):
            continue
        place = f"{name}:{node.lineno}"
        for argument in node.args[: len(KEYWORDS[node.func.id] or (1,))]:
            if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                try:
                    placeholders(argument.value)
                except ValueError as error:
                    yield TextFault("sources", "placeholders", argument.value, f"{place}: {error}")
            elif node.func.id == "N_" or _is_built(argument):
                source = ast.unparse(argument)
                yield TextFault("sources", "not a literal", source, f"{place}: fill in after the look-up, not before")


def _is_built(argument: ast.expr) -> bool:
    """Whether the text is put together before the look-up, which then finds nothing."""
    if isinstance(argument, ast.Call) and isinstance(argument.func, ast.Attribute):
        return argument.func.attr == "format"
    return isinstance(argument, (ast.JoinedStr, ast.BinOp))


def main() -> int:
    """Run as a script; returns the exit status."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--check", action="store_true", help="change nothing, list what is missing or wrong")
    parser.add_argument("--prune", action="store_true", help="drop translations whose text is gone")
    arguments = parser.parse_args()
    try:
        if not arguments.check:
            update_all(arguments.prune)
        faults = all_faults()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for fault in faults:
        print(fault)
    print(f"{len(faults)} to mend" if faults else "complete")
    return 1 if faults and arguments.check else 0


if __name__ == "__main__":
    sys.exit(main())
