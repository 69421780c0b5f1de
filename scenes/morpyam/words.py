"""What Morpyam's table says: the names of the figures, why something cannot be done, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from tabletop.app.translations import _, pgettext

_Words = Callable[[], str]

# Names as the boxes carry them in each language; other games call figures of the same English name otherwise.
_NAMES: Final[Mapping[str, _Words]] = {
    "ps": lambda: pgettext("Morpyam", "Small straight"),
    "suite": lambda: pgettext("Morpyam", "Straight"),
    "full": lambda: pgettext("Morpyam", "Full house"),
    "carre": lambda: pgettext("Morpyam", "Four of a kind"),
    "mini": lambda: pgettext("Morpyam", "Mini"),
    "maxi": lambda: pgettext("Morpyam", "Maxi"),
    "morpyam": lambda: pgettext("Morpyam", "Morpyam"),
    "sec": lambda: pgettext("Morpyam", "One shot"),
    "appel": lambda: pgettext("Morpyam", "Call"),
    "2p": lambda: pgettext("Morpyam", "Two pairs"),
}
# On the board there is room for about eleven letters.
_SHORT: Final[Mapping[str, _Words]] = {
    "ps": lambda: pgettext("Morpyam, short", "Small str."),
    "carre": lambda: pgettext("Morpyam, short", "Four alike"),
}
_EXPLANATIONS: Final[Mapping[str, _Words]] = {
    "ps": lambda: _("four values in a row"),
    "suite": lambda: _("five values in a row"),
    "full": lambda: _("three alike and two alike"),
    "carre": lambda: _("at least four alike"),
    "mini": lambda: _("a sum of 8 or less"),
    "maxi": lambda: _("a sum of 27 or more"),
    "morpyam": lambda: _("five alike; then play again"),
    "sec": lambda: _("a figure from straight to morpyam on the first throw"),
    "appel": lambda: _("a figure called before the throw that shows it"),
    "2p": lambda: _("two different pairs"),
}


def figure(name: str) -> str:
    """The name of what a square shows, or of a figure that can be called: ``Full house``, ``Three of a kind, 6``."""
    if name in _NAMES:
        return _NAMES[name]()
    return _("{figure}, {value}").format(figure=_family(name), value=name[1])


def on_board(name: str) -> str:
    """The name as it stands in a square."""
    if name in _SHORT:
        return _SHORT[name]()
    if name in _NAMES:
        return _NAMES[name]()
    short = (
        pgettext("Morpyam, short", "Three {value}s") if name[0] == "b" else pgettext("Morpyam, short", "Two {value}s")
    )
    return short.format(value=name[1])


def explanation(name: str) -> str:
    """What the dice must show for it."""
    if name in _EXPLANATIONS:
        return _EXPLANATIONS[name]()
    least = _("at least three dice showing {value}") if name[0] == "b" else _("at least two dice showing {value}")
    return least.format(value=name[1])


def described(name: str) -> str:
    """A figure and what it takes: ``Full house: three alike and two alike``."""
    return _("{figure}: {explanation}").format(figure=figure(name), explanation=explanation(name))


def _family(name: str) -> str:
    return pgettext("Morpyam", "Three of a kind") if name[0] == "b" else pgettext("Morpyam", "Pair")
