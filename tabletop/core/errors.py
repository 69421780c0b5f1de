"""What the engine raises: codes and values, never sentences."""

from __future__ import annotations

from typing import ClassVar


class EngineError(Exception):
    """Something the engine refuses; a refusal changes nothing.

    Attributes:
        code: what is wrong, a stable snake_case word of the game's own vocabulary.
        where: the place of the fault, a path such as ``"dice"`` or ``"chips[1].full"``; empty for the whole.
        got: what stands there (a plain value), or None.
        want: what would be right there (a plain value, often a list of choices), or None.
        params: further plain values a screen may put into its own sentence.
    """

    kind: ClassVar[str] = "engine"

    def __init__(
        self, code: str, where: str = "", *, got: object = None, want: object = None, **params: object
    ) -> None:
        super().__init__(code, where, got, want, params)
        self.code = code
        self.where = where
        self.got = got
        self.want = want
        self.params = params

    def __str__(self) -> str:
        return f"{self.code} at {self.where or 'top'}: got {self.got!r}, want {self.want!r}"


class IllegalAction(EngineError):
    """The rules do not allow this action now."""

    kind = "illegal"


class BadSetup(EngineError):
    """A game cannot be set up like this: variant, number of players, options or what is fixed."""

    kind = "bad_setup"


class BadState(EngineError):
    """A position, or a save's snapshot, that no game can be in."""

    kind = "bad_state"
