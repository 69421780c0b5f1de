"""The keyboard as a source of intents."""

from collections.abc import Callable
from typing import Final

import pygame

from scenes.input.held import Held
from scenes.input.intents import (
    KEYBOARD,
    Accept,
    AcceptEnd,
    Back,
    Direction,
    Edit,
    Hint,
    Hurry,
    Intent,
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

DIRECTIONS: Final = {
    pygame.K_LEFT: Direction.LEFT,
    pygame.K_RIGHT: Direction.RIGHT,
    pygame.K_UP: Direction.UP,
    pygame.K_DOWN: Direction.DOWN,
}
ACCEPTING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER, pygame.K_SPACE})
PAGE_LINES: Final = 10.0
MODIFIERS: Final = frozenset(
    {
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCKCLEAR,
        pygame.K_SCROLLLOCK,
        pygame.K_PRINTSCREEN,
    }
)

_ALWAYS: Final[dict[int, Callable[[], Intent]]] = {
    pygame.K_ESCAPE: lambda: Back(KEYBOARD),
    pygame.K_AC_BACK: lambda: Back(KEYBOARD),
    pygame.K_F10: lambda: Menu(KEYBOARD),
    pygame.K_MENU: lambda: Menu(KEYBOARD),
    pygame.K_F1: lambda: Secondary(KEYBOARD),
    pygame.K_PAGEUP: lambda: Scroll(KEYBOARD, -PAGE_LINES),
    pygame.K_PAGEDOWN: lambda: Scroll(KEYBOARD, PAGE_LINES),
}
_UNLESS_TYPING: Final[dict[int, Callable[[], Intent]]] = {
    pygame.K_h: lambda: Hint(KEYBOARD),
    pygame.K_i: lambda: Secondary(KEYBOARD),
    pygame.K_f: lambda: Hurry(KEYBOARD),
}
_EDITING: Final[dict[int, Edit]] = {
    pygame.K_BACKSPACE: Edit(KEYBOARD, "erase"),
    pygame.K_DELETE: Edit(KEYBOARD, "delete"),
    pygame.K_HOME: Edit(KEYBOARD, "home"),
    pygame.K_END: Edit(KEYBOARD, "end"),
}


class Keyboard:
    """Turns key events into intents. While ``typing``, letters are text and nothing else."""

    def __init__(self, held: Held) -> None:
        self.typing = False
        self._held = held
        self._down: set[int] = set()

    def translate(self, event: pygame.event.Event, now: float) -> list[Intent]:
        """The intents of a KEYDOWN, KEYUP or TEXTINPUT event."""
        if event.type == pygame.TEXTINPUT:
            return [Typed(KEYBOARD, event.text)] if self.typing else []
        if event.type == pygame.KEYDOWN:
            if event.key in self._down:
                return []
            self._down.add(event.key)
            return self._pressed(event.key, event.mod, now)
        self._down.discard(event.key)
        return self._released(event.key)

    def lapse(self) -> None:
        """Forgets what is held."""
        self._down.clear()

    def _pressed(self, key: int, mod: int, now: float) -> list[Intent]:
        if key in DIRECTIONS:
            direction = DIRECTIONS[key]
            self._held.begin((KEYBOARD, direction), now, lambda: Move(KEYBOARD, direction, repeated=True))
            return [Move(KEYBOARD, direction)]
        if key in ACCEPTING and not (self.typing and key == pygame.K_SPACE):
            return [] if mod & pygame.KMOD_ALT else [Accept(KEYBOARD)]
        if key == pygame.K_TAB:
            return [Previous(KEYBOARD) if mod & pygame.KMOD_SHIFT else Next(KEYBOARD)]
        if key in _ALWAYS:
            return [_ALWAYS[key]()]
        if self.typing:
            return self._edit(key, mod, now)
        if key in MODIFIERS or mod & (pygame.KMOD_CTRL | pygame.KMOD_ALT | pygame.KMOD_META):
            return []
        if key in _UNLESS_TYPING:
            return [_UNLESS_TYPING[key]()]
        return [Key(KEYBOARD, pygame.key.name(key))]

    def _edit(self, key: int, mod: int, now: float) -> list[Intent]:
        if key == pygame.K_v and mod & (pygame.KMOD_CTRL | pygame.KMOD_META):
            return [Edit(KEYBOARD, "paste")]
        edit = _EDITING.get(key)
        if edit is None:
            return []
        if edit.act in ("erase", "delete"):
            self._held.begin((KEYBOARD, key), now, lambda: edit)
        return [edit]

    def _released(self, key: int) -> list[Intent]:
        if key in DIRECTIONS:
            self._held.end((KEYBOARD, DIRECTIONS[key]))
            return []
        self._held.end((KEYBOARD, key))
        if key in ACCEPTING:
            return [AcceptEnd(KEYBOARD)]
        if key in MODIFIERS:
            return []
        return [KeyEnd(KEYBOARD, pygame.key.name(key))]
