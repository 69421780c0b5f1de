"""The keyboard's events and what they mean."""

import pygame
import pytest

from scenes.input.held import FIRST_AFTER, THEN_EVERY
from scenes.input.intents import (
    KEYBOARD,
    Accept,
    AcceptEnd,
    Back,
    Direction,
    Edit,
    Hint,
    Hurry,
    Key,
    KeyEnd,
    Menu,
    Move,
    Next,
    Previous,
    Scroll,
    Secondary,
    Typed,
)
from scenes.input.router import Router


@pytest.fixture
def router():
    return Router(lambda x, y: (x, y))


def down(key, mod=0):
    return pygame.event.Event(pygame.KEYDOWN, key=key, mod=mod, unicode="", scancode=0)


def up(key):
    return pygame.event.Event(pygame.KEYUP, key=key, mod=0, unicode="", scancode=0)


def text(letters):
    return pygame.event.Event(pygame.TEXTINPUT, text=letters)


@pytest.mark.parametrize(
    ("key", "mod", "intent"),
    [
        (pygame.K_RETURN, 0, Accept(KEYBOARD)),
        (pygame.K_KP_ENTER, 0, Accept(KEYBOARD)),
        (pygame.K_SPACE, 0, Accept(KEYBOARD)),
        (pygame.K_ESCAPE, 0, Back(KEYBOARD)),
        (pygame.K_F10, 0, Menu(KEYBOARD)),
        (pygame.K_TAB, 0, Next(KEYBOARD)),
        (pygame.K_TAB, pygame.KMOD_LSHIFT, Previous(KEYBOARD)),
        (pygame.K_LEFT, 0, Move(KEYBOARD, Direction.LEFT)),
        (pygame.K_RIGHT, 0, Move(KEYBOARD, Direction.RIGHT)),
        (pygame.K_UP, 0, Move(KEYBOARD, Direction.UP)),
        (pygame.K_DOWN, 0, Move(KEYBOARD, Direction.DOWN)),
        (pygame.K_PAGEDOWN, 0, Scroll(KEYBOARD, 10.0)),
        (pygame.K_h, 0, Hint(KEYBOARD)),
        (pygame.K_i, 0, Secondary(KEYBOARD)),
        (pygame.K_f, 0, Hurry(KEYBOARD)),
        (pygame.K_3, 0, Key(KEYBOARD, "3")),
    ],
)
def test_a_key_means(router, key, mod, intent):
    assert router.translate([down(key, mod)], 0) == [intent]


def test_letting_go(router):
    router.translate([down(pygame.K_RETURN), down(pygame.K_r)], 0)
    assert router.translate([up(pygame.K_RETURN), up(pygame.K_r)], 0) == [AcceptEnd(KEYBOARD), KeyEnd(KEYBOARD, "r")]


@pytest.mark.parametrize("key", [pygame.K_LSHIFT, pygame.K_RALT, pygame.K_LCTRL, pygame.K_CAPSLOCK])
def test_modifiers_mean_nothing_by_themselves(router, key):
    assert router.translate([down(key), up(key)], 0) == []


def test_a_key_with_control_means_nothing(router):
    assert router.translate([down(pygame.K_r, pygame.KMOD_LCTRL)], 0) == []


def test_a_held_direction_repeats_until_it_is_let_go(router):
    router.translate([down(pygame.K_DOWN)], 1000)
    assert router.repeated(1000 + FIRST_AFTER - 1) == []
    again = Move(KEYBOARD, Direction.DOWN, repeated=True)
    assert router.repeated(1000 + FIRST_AFTER) == [again]
    assert router.repeated(1000 + FIRST_AFTER + THEN_EVERY - 1) == []
    assert router.repeated(1000 + FIRST_AFTER + THEN_EVERY) == [again]
    router.translate([up(pygame.K_DOWN)], 2000)
    assert router.repeated(9000) == []
    assert not router.busy


def test_the_systems_own_repetition_is_ignored(router):
    assert router.translate([down(pygame.K_r), down(pygame.K_r)], 0) == [Key(KEYBOARD, "r")]


def test_while_typing_letters_are_text_only(router):
    router.typing = True
    assert router.translate([down(pygame.K_h), text("h"), down(pygame.K_SPACE), text(" ")], 0) == [
        Typed(KEYBOARD, "h"),
        Typed(KEYBOARD, " "),
    ]
    assert router.translate([down(pygame.K_BACKSPACE)], 0) == [Edit(KEYBOARD, "erase")]
    assert router.translate([down(pygame.K_v, pygame.KMOD_LCTRL)], 0) == [Edit(KEYBOARD, "paste")]
    assert router.translate([down(pygame.K_RETURN)], 0) == [Accept(KEYBOARD)]


def test_text_is_nothing_while_no_field_is_written_in(router):
    assert router.translate([text("h")], 0) == []


def test_a_lapse_forgets_what_is_held(router):
    router.translate([down(pygame.K_DOWN), down(pygame.K_r)], 0)
    router.lapse()
    assert router.repeated(5000) == []
    assert router.translate([down(pygame.K_r)], 6000) == [Key(KEYBOARD, "r")]
