"""What a game's scenes tell the shell of it: its words, its rules to read, how its table and its count are opened.

``scenes/<game>/__init__.py`` holds one ``BOX``. It is imported for the shelf, so it brings no rules and no pictures:
its functions import what they need when they are called. Words are msgids, translated where they are shown.
"""

from __future__ import annotations

import importlib
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

from tabletop import catalogue

if TYPE_CHECKING:
    import pygame

    from scenes.count.reckoning import Reckoning
    from scenes.driver import Driver
    from scenes.evening import Evening
    from scenes.play import Play
    from scenes.scene import Scene
    from scenes.table import TableScene
    from tabletop.core.game import OptionValue


class Named(NamedTuple):
    """Something to choose: its name, and a line that explains it."""

    name: str
    line: str


class OptionWords(NamedTuple):
    """A table option in words: its name, and what each choice means.

    ``variants`` are those it matters in; empty for all.
    """

    name: str
    choices: Mapping[OptionValue, Named]
    variants: tuple[str, ...] = ()


class Beginning(NamedTuple):
    """What a game can begin with: its name and a line in words, and what of the setup it fixes (``Setup.fixed``)."""

    name: str
    line: str
    fixed: Mapping[str, Any] = {}


class Kit(NamedTuple):
    """What a seat can bring to the table, such as a deck.

    ``id`` is its name in the settings. ``name`` and ``line`` are in words; ``content`` is what the game makes its setup
    of, None for what chance picks.
    """

    id: str
    name: str
    line: str
    content: Any = None


class Kits(NamedTuple):
    """That every seat brings something of its own.

    ``title`` is what it is called (a msgid). ``choices`` gives what there is; the first seat usually brings the first,
    the second the second, and so on. ``clash`` says in words why those that were chosen, by seat, cannot be
    brought together under the options agreed on; empty when they can. ``fixed`` makes of them what the setup fixes.
    """

    title: str
    choices: Callable[[Evening], Sequence[Kit]]
    clash: Callable[[Sequence[Kit], Mapping[str, OptionValue]], str]
    fixed: Callable[[Sequence[Kit], Mapping[str, OptionValue]], Mapping[str, Any]]


class Extra(NamedTuple):
    """What a box holds besides its game: what it is called (a msgid), and what makes its scene."""

    label: str
    open: Callable[[Evening], Scene]


class Illustration(NamedTuple):
    """A picture for a page of rules: ``paint`` fills a surface of ``width`` × ``height`` design units.

    ``key`` tells it from the others of its game.
    """

    key: Hashable
    paint: Callable[[pygame.Surface], None]
    width: float
    height: float


class Page(NamedTuple):
    """One page of rules: its title, its paragraphs, and the ids of the rules of RULES.md it explains.

    ``banner`` is a picture below the title; ``beside`` are pictures beside paragraphs, by their number.
    """

    title: str
    paragraphs: tuple[str, ...]
    rules: tuple[str, ...]
    banner: Illustration | None = None
    beside: Mapping[int, Illustration] = {}


class Shot(NamedTuple):
    """A picture worth looking at: the scene, and what is done before it is taken.

    ``scene`` None leaves it to ``prepare`` to put scenes on the stack.
    """

    name: str
    scene: Callable[[], Scene] | None
    prepare: Callable[[Driver], None] = lambda _driver: None


@dataclass(frozen=True, slots=True)
class Box:
    """A game on the shelf.

    Attributes:
        id: the game's id in the catalogue.
        title: its proper name, the same in every language.
        line: what kind of game it is.
        players: the least and the greatest number of players over all variants.
        variants: by id, in the order they are offered; at least one.
        options: table options by id, in the order they are offered.
        pages: the rules as players read them.
        open: the table of a match.
        count: the count of a match that is over.
        shots: its pictures for ``tabletop shots``.
        beginnings: what a variant can begin with, where there is a choice; the first is the usual one.
        begun_with: what of a match's setup was fixed, for the same table once more with its seats in the order given.
        kits: what every seat brings, where it brings something.
        extra: what the box holds besides the game.
    """

    id: str
    title: str
    line: str
    players: tuple[int, int]
    variants: Mapping[str, Named]
    pages: Callable[[], Sequence[Page]]
    open: Callable[[Play], TableScene]
    count: Callable[[Play], Reckoning]
    options: Mapping[str, OptionWords] = field(default_factory=dict)
    shots: Callable[[], Iterable[Shot]] = tuple
    beginnings: Callable[[Evening, str], Sequence[Beginning]] = lambda _evening, _variant: ()
    begun_with: Callable[[Play, Sequence[int]], Mapping[str, Any]] = lambda _play, _seats: {}
    kits: Kits | None = None
    extra: Extra | None = None

    def options_in(self, variant: str) -> Mapping[str, OptionWords]:
        """The options that matter in a variant."""
        return {name: words for name, words in self.options.items() if not words.variants or variant in words.variants}


@cache
def boxes() -> tuple[Box, ...]:
    """The games that can be played here, in the order of the shelf."""
    scenes = [entry.scene for entry in catalogue.ENTRIES if entry.scene]
    return tuple(importlib.import_module(scene).BOX for scene in scenes)


def box_of(game_id: str) -> Box | None:
    """The box of a game; None for a game that has none, as a save of another version may name."""
    return next((box for box in boxes() if box.id == game_id), None)
