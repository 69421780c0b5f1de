"""Every text of the sources is translated, whole and with its parameters, and the script that sees to it."""

import gettext
import importlib.util
import io
import sys
from pathlib import Path
from types import ModuleType

import pytest
from babel import Locale
from babel.messages.catalog import Catalog

from tabletop.app.translations import LANGUAGES, SOURCE_LANGUAGE

ROOT = Path(__file__).resolve().parents[2]


def load_script() -> ModuleType:
    spec = importlib.util.spec_from_file_location("build_translations", ROOT / "build" / "translations.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


script = load_script()
TRANSLATED = tuple(script.PLURALS)


@pytest.fixture(scope="module")
def template() -> Catalog:
    return script.gather()


def listed(faults) -> str:
    return "\n".join(str(fault) for fault in faults)


# The program's own texts


def test_every_language_of_the_program_has_a_catalogue():
    assert set(TRANSLATED) | {SOURCE_LANGUAGE} == set(LANGUAGES)
    assert {path.name for path in script.LOCALE.iterdir()} == set(TRANSLATED)


def test_the_texts_of_the_sources_can_be_looked_up():
    assert not listed(script.source_faults())


@pytest.mark.parametrize("language", TRANSLATED)
def test_every_text_is_translated(language, template):
    assert not listed(script.catalogue_faults(language, script.read_catalogue(language), template))


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_compiled_catalogue_is_the_written_one(language):
    catalogue = script.read_catalogue(language)
    assert not listed(script.compiled_faults(language, catalogue))
    assert script.po_path(language).read_bytes() == script.po_bytes(language, catalogue)


@pytest.mark.parametrize("language", TRANSLATED)
def test_the_forms_are_those_of_the_language(language):
    with script.mo_path(language).open("rb") as stream:
        compiled = gettext.GNUTranslations(stream)
    rule = Locale(language).plural_form
    for number in range(200):
        assert script.form_of(language, number) == compiled.plural(number) == (rule(number) != "one")


# The script


def catalogue_of(*entries: tuple, language: str = "fr") -> Catalog:
    catalogue = script.parse_catalogue(language, script.po_bytes(language, Catalog()))
    for text, translation, *options in entries:
        catalogue.add(text, translation, **(options[0] if options else {}))
    return catalogue


def kinds(language: str, source: Catalog, catalogue: Catalog) -> list[tuple[str, str]]:
    return [(fault.kind, fault.text) for fault in script.catalogue_faults(language, catalogue, source)]


def test_what_is_missing_or_too_much_is_listed():
    source = catalogue_of(("a", ""), ("b", ""), ("c", "", {"context": "x"}))
    catalogue = catalogue_of(("a", "A"), ("c", "C"), ("d", "D"))
    assert kinds("fr", source, catalogue) == [("missing", "b"), ("missing", "c"), ("unused", "c"), ("unused", "d")]
    assert kinds("fr", catalogue_of(("a", "")), catalogue_of(("a", ""))) == [("missing", "a")]
    assert kinds("fr", catalogue_of(("a", "")), catalogue_of(("a", "A", {"flags": ["fuzzy"]}))) == [("fuzzy", "a")]


@pytest.mark.parametrize(
    ("text", "translation", "faults"),
    [
        ("{name} won", "{name} a gagné", []),
        ("{name} won", "{nom} a gagné", ["placeholders"]),
        ("{name} won", "a gagné", ["placeholders"]),
        ("{name} won", "{} a gagné", ["placeholders"]),
        ("{name} won", "{name a gagné", ["placeholders"]),
        ("{a} and {b}", "{b} et {a}", []),
        ("{share:.1f}", "{share:.0f}", []),
        ("won", "gagné ", ["spaces"]),
        ("won:", "gagné :", ["spaces"]),
        ("won:", "gagné\u202f:", []),
        ("“won”", "« gagné »", ["spaces"]),
    ],
)
def test_translations_are_compared_with_their_text(text, translation, faults):
    found = kinds("fr", catalogue_of((text, "")), catalogue_of((text, translation)))
    assert [kind for kind, _ in found] == faults


@pytest.mark.parametrize(
    ("language", "singular", "forms", "faults"),
    [
        ("de", "{n} die", ("{n} Würfel", "{n} Würfel"), []),
        ("de", "one die", ("ein Würfel", "{n} Würfel"), []),
        ("de", "one die", ("{n} Würfel", "{n} Würfel"), []),
        ("de", "{n} die", ("ein Würfel", "{n} Würfel"), ["placeholders"]),
        ("de", "one die", ("ein Würfel", "Würfel"), ["placeholders"]),
        ("de", "{n} die", ("{n} Würfel", ""), ["plural"]),
        ("de", "{n} die", ("{n} Würfel",), ["plural"]),
        ("fr", "one die", ("un dé", "{n} dés"), ["placeholders"]),  # French says 0 with the same form as 1
        ("fr", "one die", ("{n} dé", "{n} dés"), []),
    ],
)
def test_plural_forms_are_compared_with_their_text(language, singular, forms, faults):
    ids = (singular, "{n} dice")
    found = kinds(language, catalogue_of((ids, ("", ""))), catalogue_of((ids, forms), language=language))
    assert [kind for kind, _ in found] == faults


def test_a_text_that_gained_a_plural_is_listed():
    assert kinds("de", catalogue_of((("a", "b"), ("", ""))), catalogue_of(("a", "A"))) == [("plural", "a")]


def test_an_update_keeps_what_is_translated_and_brings_back_what_returns():
    catalogue = catalogue_of(("a", "A"), ("b", "B"))
    catalogue = script.updated(catalogue, catalogue_of(("a", ""), ("c", "")))
    assert {message.id: message.string for message in catalogue if message.id} == {"a": "A", "c": ""}
    written = script.parse_catalogue("fr", script.po_bytes("fr", catalogue))
    catalogue = script.updated(written, catalogue_of(("b", ""), ("c", "")))
    assert {message.id: message.string for message in catalogue if message.id} == {"b": "B", "c": ""}
    assert list(script.updated(catalogue, catalogue_of(("c", "")), prune=True).obsolete) == []


def test_a_new_text_with_a_plural_gets_two_forms_to_fill_in():
    catalogue = script.updated(catalogue_of(), catalogue_of((("{n} die", "{n} dice"), ("", ""))))
    text = script.po_bytes("fr", catalogue).decode()
    assert text.endswith('msgid "{n} die"\nmsgid_plural "{n} dice"\nmsgstr[0] ""\nmsgstr[1] ""\n')


def test_a_written_catalogue_is_read_back_and_written_alike():
    entries = [
        ("a", "Ä “quoted” \\ \n line"),
        (("{n} die", "{n} dice"), ("{n} dé", "{n} dés")),
        ("Play", "Jouer", {"context": "verb", "auto_comments": ["Shown on the button."]}),
        ("long " * 40, "lang " * 40),
    ]
    text = script.po_bytes("fr", catalogue_of(*entries))
    again = script.po_bytes("fr", script.parse_catalogue("fr", text))
    assert text == again
    assert script.po_bytes("fr", catalogue_of(*reversed(entries))) == text


def test_a_compiled_catalogue_is_read_by_gettext():
    catalogue = catalogue_of(
        ("Roll", "Lancer"),
        (("{n} die", "{n} dice"), ("{n} dé", "{n} dés")),
        ("Play", "Jouer", {"context": "verb"}),
        ("unsure", "pas sûr", {"flags": ["fuzzy"]}),
        ("open", ""),
    )
    compiled = gettext.GNUTranslations(io.BytesIO(script.mo_bytes("fr", catalogue)))
    assert compiled.gettext("Roll") == "Lancer"
    assert [compiled.ngettext("{n} die", "{n} dice", n) for n in (0, 1, 2)] == ["{n} dé", "{n} dé", "{n} dés"]
    assert compiled.pgettext("verb", "Play") == "Jouer"
    assert (compiled.gettext("unsure"), compiled.gettext("open"), compiled.gettext("Play")) == (
        "unsure",
        "open",
        "Play",
    )


def test_texts_are_gathered_from_every_kind_of_call(tmp_path, monkeypatch):
    source = tmp_path / "scenes" / "x.py"
    source.parent.mkdir()
    source.write_text(
        "# Translators: on the button\n"
        "a = _('one')\n"
        "b = N_('two ' 'parts')\n"
        "c = ngettext('{n} die', '{n} dice', n).format(n=n)\n"
        "d = pgettext('verb', 'Play')\n"
        "e = npgettext('won', '{n} game', '{n} games', n)\n"
        "f = _(table[key])\n",
        encoding="utf-8",
    )
    monkeypatch.setattr(script, "ROOT", tmp_path)
    found = {(message.context, message.id): message for message in script.gather() if message.id}
    assert set(found) == {
        (None, "one"),
        (None, "two parts"),
        (None, ("{n} die", "{n} dice")),
        ("verb", "Play"),
        ("won", ("{n} game", "{n} games")),
    }
    assert found[None, "one"].auto_comments == ["on the button"]
    assert found[None, "one"].locations == [("scenes/x.py", 0)]
    assert script.source_faults() == []


@pytest.mark.parametrize(
    "call",
    [
        "_(f'{name} won')",
        "_('{name} won'.format(name=name))",
        "_('%s won' % name)",
        "_('won ' + name)",
        "_('{} won')",
        "_('{0} won')",
        "_('{name won')",
        "N_(name)",
        "ngettext(f'{n} die', '{n} dice', n)",
    ],
)
def test_texts_that_no_catalogue_can_hold_are_named(tmp_path, monkeypatch, call):
    source = tmp_path / "tabletop" / "x.py"
    source.parent.mkdir()
    source.write_text(f"\na = {call}\n", encoding="utf-8")
    monkeypatch.setattr(script, "ROOT", tmp_path)
    faults = script.source_faults()
    assert len(faults) == 1
    assert "tabletop/x.py:2" in faults[0].detail
