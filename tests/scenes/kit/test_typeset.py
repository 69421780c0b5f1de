"""Lines break at words, fit their room, and lose nothing."""

from itertools import pairwise

from hypothesis import given, settings
from hypothesis import strategies as st

from scenes.kit.fonts import Face, font
from scenes.kit.typeset import ELLIPSIS, SOFT_HYPHEN, least_width, typeset, width_of

WORDS = st.lists(st.text("abcdefghijklmnopéßñ", min_size=1, max_size=12), min_size=1, max_size=30).map(" ".join)


def lines_of(text):
    return ["".join(run.text for run in line.runs) for line in text.lines]


@settings(deadline=None, max_examples=60)
@given(WORDS, st.integers(min_value=120, max_value=900))
def test_lines_fit_and_keep_every_word(words, room):
    room = max(room, least_width(words, Face.TEXT, 24))
    found = typeset(words, Face.TEXT, 24, room)
    assert found.width <= room
    assert " ".join(lines_of(found)) == words
    assert found.height == len(found.lines) * found.line_height


@settings(deadline=None, max_examples=40)
@given(WORDS)
def test_a_line_in_endless_room_is_as_wide_as_the_font_says(words):
    found = typeset(words, Face.TEXT, 24)
    assert found.width == font(Face.TEXT, 24).size(words)[0]
    assert typeset(words, Face.TEXT, 24, found.width).lines == found.lines


def test_no_line_could_have_taken_the_next_word():
    words = "one two three four five six seven eight nine ten eleven twelve"
    found = lines_of(typeset(words, Face.TEXT, 24, 200))
    for line, after in pairwise(found):
        assert width_of(f"{line} {after.split()[0]}", Face.TEXT, 24) > 200


def test_bold_passages_keep_their_spaces():
    (line,) = typeset("keep the **best dice**, then throw", Face.TEXT, 24).lines
    assert "".join(run.text for run in line.runs) == "keep the best dice, then throw"
    assert [run.face for run in line.runs] == [Face.TEXT, Face.BOLD, Face.TEXT]


def test_a_comma_after_bold_words_never_begins_a_line():
    for room in range(60, 400, 7):
        for line in lines_of(typeset("take the **large straight**, or not", Face.TEXT, 24, room))[1:]:
            if room > least_width("take the **large straight**, or not", Face.TEXT, 24) + 12:
                assert not line.startswith(",")


def test_list_items_hang():
    found = typeset("- one two three four five six seven eight", Face.TEXT, 24, 200)
    assert found.lines[0].bullet
    assert not found.lines[1].bullet
    assert {line.runs[0].x for line in found.lines} == {found.lines[0].runs[0].x}
    assert found.lines[0].runs[0].x > 0


def test_an_empty_line_makes_a_paragraph():
    close = typeset("one\ntwo", Face.TEXT, 24)
    apart = typeset("one\n\ntwo", Face.TEXT, 24)
    assert apart.height > close.height
    assert len(apart.lines) == len(close.lines) == 2


def test_a_soft_hyphen_shows_only_where_it_breaks():
    word = f"Wahr{SOFT_HYPHEN}schein{SOFT_HYPHEN}lich{SOFT_HYPHEN}keit"
    assert lines_of(typeset(word, Face.TEXT, 24)) == ["Wahrscheinlichkeit"]
    broken = lines_of(typeset(word, Face.TEXT, 24, width_of("Wahrschein-", Face.TEXT, 24)))
    assert broken == ["Wahrschein-", "lichkeit"]


def test_a_word_without_hyphens_breaks_anywhere_rather_than_standing_out():
    found = typeset("Donaudampfschifffahrtsgesellschaft", Face.TEXT, 24, 100)
    assert found.width <= 100
    assert "".join(lines_of(found)) == "Donaudampfschifffahrtsgesellschaft"


def test_too_many_lines_are_cut_with_an_ellipsis():
    found = typeset("one two three four five six seven", Face.TEXT, 24, 120, 2)
    assert found.cut
    assert len(found.lines) == 2
    assert lines_of(found)[-1].endswith(ELLIPSIS)
    assert found.width <= 120
    assert not typeset("one two", Face.TEXT, 24, 120, 2).cut


def test_spaces_that_do_not_break_do_not_break():
    text = "une suite : 12\u202f000\u00a0points"
    assert any("12\u202f000\u00a0points" in line for line in lines_of(typeset(text, Face.TEXT, 24, 190)))
