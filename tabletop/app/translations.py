"""The program's words in the person's language.

``_`` and its sisters look the current language up whenever they are called, so that a change of language
shows at the next drawing. Texts are English in the source, with named parameters filled in after the
look-up::

    _("{name} takes the chip").format(name=name)
    ngettext("{count} throw left", "{count} throws left", count).format(count=count)
"""

import gettext
import locale
import logging
import os
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tabletop.resources import MissingResource, asset

SOURCE_LANGUAGE = "en"
LANGUAGES = {"en": "English", "fr": "Français", "es": "Español", "de": "Deutsch"}
"""The languages of the program, each by its own name, in the order they are offered."""

DOMAIN = "tabletop"

_log = logging.getLogger(__name__)


class _Current:
    """The language that holds now."""

    language = SOURCE_LANGUAGE
    catalogue = gettext.NullTranslations()


def set_language(language: str | None) -> str:
    """Make a language of ``available()`` the current one, or the system's for None; returns which it is now.

    A language without a sound catalogue gives English, with a line in the log.
    """
    wanted = language if language is not None else system_language()
    catalogue = _load(wanted)
    _Current.language = wanted if catalogue is not None else SOURCE_LANGUAGE
    _Current.catalogue = catalogue or gettext.NullTranslations()
    return _Current.language


def current_language() -> str:
    """The code of the language that texts come in now."""
    return _Current.language


def available() -> tuple[str, ...]:
    """The languages that can be chosen: English, and those whose catalogue came with the program."""
    return tuple(code for code in LANGUAGES if code == SOURCE_LANGUAGE or _catalogue_file(code) is not None)


def _(message: str) -> str:
    """The text in the current language."""
    return _Current.catalogue.gettext(message) if message else ""


def ngettext(singular: str, plural: str, number: int) -> str:
    """The text in the form that the current language uses for ``number`` things."""
    return _Current.catalogue.ngettext(singular, plural, number)


def pgettext(context: str, message: str) -> str:
    """The text in the current language, where ``context`` tells apart what English words alike."""
    return _Current.catalogue.pgettext(context, message)


def npgettext(context: str, singular: str, plural: str, number: int) -> str:
    """``ngettext`` with a ``context``."""
    return _Current.catalogue.npgettext(context, singular, plural, number)


def N_(message: str) -> str:  # noqa: N802
    """Mark a text of a table for the catalogues; it is looked up with ``_`` where it is shown."""
    return message


def system_language() -> str:
    """The first language the person has chosen in their system that the program speaks, else English."""
    return first_spoken(_system_preferences())


def first_spoken(preferences: Iterable[str], spoken: Iterable[str] | None = None) -> str:
    """The first of ``preferences`` (``fr_CA.UTF-8``, ``de-AT``, ``es``) among ``spoken``, else English."""
    known = frozenset(available() if spoken is None else spoken)
    for preference in preferences:
        code = re.split(r"[-_.@]", preference.strip(), maxsplit=1)[0].lower()
        if code in known:
            return code
    return SOURCE_LANGUAGE


def environment_preferences(environment: Mapping[str, str]) -> list[str]:
    """The languages that the variables of a Unix system ask for, the most wanted first."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    chosen = next((environment[name] for name in names if environment.get(name)), "")
    if chosen.split(".", 1)[0] in ("", "C", "POSIX"):
        return []  # then LANGUAGE does not count either
    return [part for part in environment.get("LANGUAGE", "").split(":") if part] + [chosen]


def apple_preferences(listing: str) -> list[str]:
    """The languages in what ``defaults read -g AppleLanguages`` prints, the most wanted first."""
    return re.findall(r"[A-Za-z]{2,3}(?:[-_][A-Za-z0-9]+)*", listing)


def _system_preferences() -> Iterator[str]:
    yield from environment_preferences(os.environ)
    if sys.platform == "darwin":
        yield from _ask_macos()
    elif sys.platform == "win32":
        yield from _ask_windows()


def _ask_macos() -> list[str]:
    # A program opened by a double click has no LANG there.
    command = ["/usr/bin/defaults", "read", "-g", "AppleLanguages"]
    try:
        answer = subprocess.run(command, capture_output=True, text=True, timeout=2, check=True)
    except (OSError, subprocess.SubprocessError, UnicodeDecodeError):
        return []
    return apple_preferences(answer.stdout)


def _ask_windows() -> list[str]:
    if sys.platform != "win32":
        return []
    import ctypes

    identifier = ctypes.windll.kernel32.GetUserDefaultUILanguage()
    return [locale.windows_locale.get(identifier, "")]


def _catalogue_file(language: str) -> Path | None:
    try:
        return asset(f"locale/{language}/LC_MESSAGES/{DOMAIN}.mo")
    except (MissingResource, ValueError):
        return None


def _load(language: str) -> gettext.NullTranslations | None:
    """The catalogue of a language; None for one the program does not have, or cannot read."""
    if language == SOURCE_LANGUAGE:
        return gettext.NullTranslations()
    file = _catalogue_file(language) if language in LANGUAGES else None
    if file is None:
        _log.warning("no catalogue for language %r: English it is", language)
        return None
    try:
        with file.open("rb") as stream:
            return gettext.GNUTranslations(stream)
    except Exception as error:  # the parser of the standard library raises whatever a damaged file leads it to
        _log.warning("catalogue %s cannot be read (%s): English it is", file, error)
        return None
