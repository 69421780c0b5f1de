"""Words in the current language, whatever the system says and whatever became of the catalogues."""

import struct
import subprocess
import sys
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app import translations
from tabletop.app.translations import (
    N_,
    _,
    apple_preferences,
    available,
    current_language,
    environment_preferences,
    first_spoken,
    ngettext,
    npgettext,
    pgettext,
    set_language,
    system_language,
)

HEADER = "Content-Type: text/plain; charset=UTF-8\nPlural-Forms: nplurals=2; plural=(n > 1);\n"
TEXTS = {
    "": HEADER,
    "Roll": "Lancer",
    "verb\x04Play": "Jouer",
    "{count} chip\x00{count} chips": "{count} jeton\x00{count} jetons",
    "won\x04{count} game\x00{count} games": "{count} partie\x00{count} parties",
}


def catalogue(texts: dict[str, str]) -> bytes:
    """The bytes of a .mo file, laid out as the gettext manual says."""
    pairs = [(key.encode(), texts[key].encode()) for key in sorted(texts)]
    start = 28 + 16 * len(pairs)
    data, tables = b"", (b"", b"")
    for pair in pairs:
        tables = tuple(
            table + struct.pack("<II", len(text), start + len(data) + (0 if index == 0 else len(pair[0]) + 1))
            for index, (table, text) in enumerate(zip(tables, pair, strict=True))
        )
        data += pair[0] + b"\0" + pair[1] + b"\0"
    head = struct.pack("<7I", 0x950412DE, 0, len(pairs), 28, 28 + 8 * len(pairs), 0, 0)
    return head + tables[0] + tables[1] + data


@pytest.fixture(autouse=True)
def english_afterwards():
    yield
    set_language("en")


@pytest.fixture
def french(tmp_path, monkeypatch) -> Path:
    """A French catalogue of four texts in place of the program's own; no other language has one."""
    file = tmp_path / "fr.mo"
    file.write_bytes(catalogue(TEXTS))
    monkeypatch.setattr(translations, "_catalogue_file", lambda language: file if language == "fr" else None)
    return file


def test_texts_come_in_the_language_of_the_moment(french):
    say = [lambda: _("Roll"), lambda: pgettext("verb", "Play"), lambda: ngettext("{count} chip", "{count} chips", 0)]
    assert [text() for text in say] == ["Roll", "Play", "{count} chips"]
    assert set_language("fr") == current_language() == "fr"
    assert [text() for text in say] == ["Lancer", "Jouer", "{count} jeton"]
    assert npgettext("won", "{count} game", "{count} games", 2) == "{count} parties"
    assert set_language("en") == "en"
    assert [text() for text in say] == ["Roll", "Play", "{count} chips"]


def test_what_is_not_translated_stays_english(french):
    set_language("fr")
    assert _("Not in the catalogue") == "Not in the catalogue"
    assert pgettext("noun", "Play") == "Play"
    assert ngettext("{count} die", "{count} dice", 2) == "{count} dice"
    assert _("") == ""


def test_a_marked_text_is_itself_until_it_is_looked_up(french):
    marked = N_("Roll")
    set_language("fr")
    assert marked == "Roll"
    assert _(marked) == "Lancer"


@pytest.mark.parametrize("language", ["de", "xx", "", "../fr", "fr/../fr"])
def test_a_language_without_a_catalogue_is_english(french, language):
    set_language("fr")
    assert set_language(language) == "en"
    assert _("Roll") == "Roll"


def test_only_languages_with_a_catalogue_are_offered(french):
    assert available() == ("en", "fr")


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"not a catalogue",
        b"\xde\x12\x04\x95",
        catalogue(TEXTS)[:60],
        catalogue({"": "Plural-Forms: nplurals=2; plural=__import__"}),
    ],
)
def test_a_damaged_catalogue_is_english(french, damage):
    french.write_bytes(damage)
    assert set_language("fr") == "en"
    assert _("Roll") == "Roll"


@settings(max_examples=60, deadline=None)
@given(at=st.integers(0, 400), data=st.binary(min_size=1, max_size=8))
def test_no_damage_to_a_catalogue_raises(tmp_path_factory, at, data):
    sound = catalogue(TEXTS)
    file = tmp_path_factory.mktemp("locale") / "fr.mo"
    file.write_bytes(sound[:at] + data + sound[at + len(data) :])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(translations, "_catalogue_file", lambda language: file)
        assert set_language("fr") in ("fr", "en")
        assert isinstance(_("Roll"), str)


@pytest.mark.parametrize(
    ("preferences", "language"),
    [
        (["fr_CA.UTF-8"], "fr"),
        (["de-AT"], "de"),
        (["es_419@latin"], "es"),
        (["DE"], "de"),
        (["it_IT", "pt", "es_ES", "fr"], "es"),
        (["en_GB", "fr"], "en"),
        (["ja"], "en"),
        (["", " fr "], "fr"),
        ([], "en"),
    ],
)
def test_the_first_language_spoken_is_taken(preferences, language):
    assert first_spoken(preferences, ("en", "fr", "es", "de")) == language


@pytest.mark.parametrize(
    ("environment", "preferences"),
    [
        ({}, []),
        ({"LANG": "fr_FR.UTF-8"}, ["fr_FR.UTF-8"]),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES"}, ["es_ES"]),
        ({"LANG": "fr_FR.UTF-8", "LC_MESSAGES": "es_ES", "LC_ALL": "de"}, ["de"]),
        ({"LANG": "fr_FR.UTF-8", "LANGUAGE": "oc:es:fr"}, ["oc", "es", "fr", "fr_FR.UTF-8"]),
        ({"LANG": "C.UTF-8", "LANGUAGE": "fr"}, []),
        ({"LC_ALL": "C", "LANG": "fr_FR"}, []),
        ({"LC_ALL": "", "LANG": "fr_FR"}, ["fr_FR"]),
        ({"LANGUAGE": "fr"}, []),
    ],
)
def test_the_variables_of_unix_are_weighed_as_gettext_does(environment, preferences):
    assert environment_preferences(environment) == preferences


def test_the_listing_of_macos_is_understood():
    assert apple_preferences('(\n    "fr-CH",\n    "zh-Hant-TW",\n    en\n)\n') == ["fr-CH", "zh-Hant-TW", "en"]


def test_the_systems_language_is_followed(french, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("LANG", "fr_BE.UTF-8")
    assert system_language() == set_language(None) == "fr"
    monkeypatch.setenv("LANG", "nl_BE.UTF-8")
    assert system_language() == set_language(None) == "en"


def test_macos_is_asked_when_the_environment_is_silent(french, monkeypatch):
    for name in ("LC_ALL", "LC_MESSAGES", "LANGUAGE", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "darwin")
    answer = subprocess.CompletedProcess([], 0, stdout='(\n    "fr-FR"\n)\n')
    monkeypatch.setattr(subprocess, "run", lambda *args, **kwargs: answer)
    assert system_language() == "fr"

    def missing(*args, **kwargs):
        raise FileNotFoundError

    monkeypatch.setattr(subprocess, "run", missing)
    assert system_language() == "en"
