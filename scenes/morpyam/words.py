"""What Morpyam's table says: the names of the figures, why something cannot be done, what has happened."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from scenes.dice import words as dice
from scenes.words import joined
from tabletop.app.translations import N_, _, ngettext, pgettext
from tabletop.core.errors import IllegalAction
from tabletop.games.morpyam.events import Placed

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
    "suite": lambda: pgettext("Morpyam, short", "Straight"),
    "full": lambda: pgettext("Morpyam, short", "Full house"),
    "carre": lambda: pgettext("Morpyam, short", "Four alike"),
    "sec": lambda: pgettext("Morpyam, short", "One shot"),
    "appel": lambda: pgettext("Morpyam, short", "Call"),
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
    """The name of what a square shows, or of a figure that can be called: ``Full house``, ``Three of a kind (6)``."""
    if name in _NAMES:
        return _NAMES[name]()
    return _("{figure} ({value})").format(figure=_family(name), value=name[1])


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


# What can be done, and why not


def offer(tile: str) -> str:
    """What covering a square that shines means."""
    return _("Lay a token here, for good. {figure}").format(figure=described(tile))


def refusal(error: IllegalAction) -> str:
    """Why something cannot be done now, in a line."""
    words = _REFUSALS.get(error.code) or dice.REFUSALS.get(error.code)
    return words(error) if words is not None else _("Not now")


def _not_this(error: IllegalAction) -> str:
    return _("{figure}: the dice do not make it; it takes {explanation}").format(
        figure=figure(_tile(error)), explanation=explanation(_tile(error))
    )


def _tile(error: IllegalAction) -> str:
    return str(error.params.get("tile"))


def _called_figure(error: IllegalAction) -> str:
    return figure(str(error.params.get("figure")))


def _throws_left(error: IllegalAction) -> str:
    left = error.params.get("left")
    count = left if isinstance(left, int) else 0
    return ngettext("You still have {count} throw", "You still have {count} throws", count).format(count=count)


_REFUSALS: Final[Mapping[str, Callable[[IllegalAction], str]]] = {
    "square_taken": lambda error: _("{figure}: a token lies here already").format(figure=figure(_tile(error))),
    "not_this_figure": _not_this,
    "sec_first_throw_only": lambda error: _("{figure}: only a first throw covers this").format(
        figure=figure(_tile(error))
    ),
    "appel_needs_call": lambda error: _("{figure}: nothing was called before this throw").format(
        figure=figure(_tile(error))
    ),
    "must_cover_appel": lambda error: _("The call has come ({figure}): it must cover a call square").format(
        figure=_called_figure(error)
    ),
    "called_sec_covers_appel": lambda error: _("{figure}: it was called, so it covers a call square").format(
        figure=_called_figure(error)
    ),
    "morpyam_first": lambda error: _("{figure}: five alike go on a morpyam square while one is free").format(
        figure=figure(_tile(error))
    ),
    "hand_lost": lambda _error: _("The call for the third throw failed: this hand is lost"),
    "call_standing": lambda error: _("You have called ({figure}): throw first").format(figure=_called_figure(error)),
    "cannot_be_called": lambda _error: _("This cannot be called"),
    "sec_called_before_first_throw_only": lambda _error: _("One shot can be called before the first throw only"),
    "no_appel_free": lambda _error: _("No call square is free, so nothing can be called"),
    "throws_left": _throws_left,
    "must_place": lambda _error: _("A lit square must be covered"),
}


def call_terms(throws_left: int) -> str:
    """What a call before the next throw means."""
    if throws_left == 1:
        return _("This is the third throw: if the call fails, the hand is lost, whatever the dice show")
    return _("If the call comes, it covers a call square and the hand ends. If not, it costs nothing")


def call_state(state: str | None) -> str:
    """What has become of a call."""
    if state == "won":
        return _("it has come")
    return _("it has failed") if state == "lost" else _("is called")


def count(number: int) -> str:
    """A number of tokens, short."""
    return _("×{count}").format(count=number)


def tokens_left(name: str, count: int) -> str:
    """How many tokens somebody still holds."""
    return ngettext("{name} holds {count} token", "{name} holds {count} tokens", count).format(name=name, count=count)


def listed(names: Sequence[str]) -> str:
    """Figures one after another."""
    return ", ".join(names)


# What has happened


def called(name: str, tile: str) -> str:
    """Who called what."""
    return _("{name} calls: {figure}!").format(name=name, figure=figure(tile))


def call_lost(tile: str, *, hand_lost: bool) -> str:
    """That a call has failed, and what it costs."""
    if hand_lost:
        return _("The call has failed ({figure}): the hand is lost").format(figure=figure(tile))
    return _("The call has failed ({figure}); it costs nothing").format(figure=figure(tile))


def placed(name: str, event: Placed, *, plain: bool) -> str:
    """Who covered what; ``plain`` leaves out the figure, where there are no names."""
    if event.replay:
        return _("Morpyam! {name} plays again").format(name=name)
    if plain:
        return _("{name} lays a token").format(name=name)
    return _("{name} covers: {figure}").format(name=name, figure=figure(event.tile))


# The count

_SWEEPS: Final = {
    "vertical": N_("Columns"),
    "horizontal": N_("Rows"),
    "first_diagonal": N_("Falling diagonals"),
    "second_diagonal": N_("Rising diagonals"),
}


def sweep(name: str) -> str:
    """One of the four sweeps of the count."""
    return _(_SWEEPS[name])


def won(names: Sequence[str], reason: str) -> str:
    """Who has won, or who shares the win, and how."""
    winners = joined(list(names))
    match reason:
        case "ko":
            return _("KO! {name} has five in a row").format(name=winners)
        case "double_morpyam":
            return _("Two morpyams in one turn: {name} wins").format(name=winners)
        case "retired":
            return _("All others have retired: {name} wins").format(name=winners)
    return ngettext("{name} wins", "{name} share the win", len(names)).format(name=winners)
