"""Numbers as each language writes them, checked against the Unicode locale data that Babel carries."""

import datetime
import re

import pytest
from babel.numbers import format_decimal
from babel.numbers import format_percent as babel_percent
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.app import translations
from tabletop.app.formats import format_moment, format_number, format_percent

LANGUAGES = ("en", "fr", "es", "de")


@pytest.fixture(autouse=True)
def restored(monkeypatch):
    monkeypatch.setattr(translations._Current, "language", "en")


def speak(language: str) -> None:
    translations._Current.language = language


@pytest.mark.parametrize(
    ("language", "number", "percent"),
    [
        ("en", "12,345.7", "4.6%"),
        ("fr", "12\u202f345,7", "4,6\u202f%"),
        ("es", "12.345,7", "4,6\u00a0%"),
        ("de", "12.345,7", "4,6\u00a0%"),
    ],
)
def test_each_language_has_its_signs(language, number, percent):
    speak(language)
    assert format_number(12345.678, 1) == number
    assert format_percent(347897 / 7558272, 1) == percent


def test_a_language_without_its_own_way_is_written_as_english():
    speak("xx")
    assert format_number(1234.5, 1) == "1,234.5"


@pytest.mark.parametrize("language", LANGUAGES)
@settings(max_examples=100, deadline=None)
@given(value=st.integers(-(10**9), 10**9), decimals=st.integers(0, 3))
def test_numbers_agree_with_the_locale_data(language, value, decimals):
    speak(language)
    number = value / 8  # a fraction that binary and decimal both write exactly
    pattern = "#,##0" + ("." + "0" * decimals if decimals else "")
    expected = format_decimal(number, pattern, locale=language)
    if language == "es":  # groups from five digits on, which Babel leaves out
        expected = re.sub(r"^(-?\d)\.(\d{3})(?![.\d])", r"\1\2", expected)
    negative_zero = expected.startswith("-") and not any(digit in expected for digit in "123456789")
    assert format_number(number, decimals) == (expected[1:] if negative_zero else expected)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("value", [0.0, 0.25, 0.999, 1.0, 150.0])
def test_percents_agree_with_the_locale_data(language, value):
    speak(language)
    pattern = {"en": "#,##0.0%", "fr": "#,##0.0\u202f%"}.get(language, "#,##0.0\u00a0%")
    assert format_percent(value, 1) == babel_percent(value, pattern, locale=language)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "5 Mar 2026, 21:04"),
        ("fr", "05/03/2026 21:04"),
        ("es", "05/03/2026 21:04"),
        ("de", "05.03.2026 21:04"),
    ],
)
def test_moments(language, text):
    speak(language)
    moment = datetime.datetime(2026, 3, 5, 20, 4, tzinfo=datetime.UTC)
    assert format_moment(moment, datetime.timezone(datetime.timedelta(hours=1))) == text


def test_moments_at_the_edge_of_time_are_shown_too():
    early = datetime.datetime.min.replace(tzinfo=datetime.timezone(datetime.timedelta(hours=14)))
    late = datetime.datetime.max.replace(tzinfo=datetime.timezone(-datetime.timedelta(hours=14)))
    assert format_moment(early, datetime.UTC) == "1 Jan 1, 00:00"
    assert format_moment(late, datetime.UTC) == "31 Dec 9999, 23:59"
    assert format_moment(early)
    assert sorted([late, early]) == [early, late]
