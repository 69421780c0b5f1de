"""Saves and positions with values changed, as a file goes bad or a hand alters it; for tests that load them.

A mutant is a position of random play with one to three changes anywhere in it: a value of its own sort or of none,
something left out, doubled, swapped or moved, or a part taken over from another position of the game.
"""

from __future__ import annotations

import copy
import json
from collections import Counter, defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

from tabletop import catalogue
from tabletop.core.actions import CHANCE, TABLE, Action
from tabletop.core.errors import BadState
from tabletop.core.game import Game, Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.moriham.rules import Moriham

Plain = Any
Path = tuple[str | int, ...]

ODD: Sequence[Plain] = (None, -1, 0, 1, 2, 3, 5, 40, 10**6, 1.5, "", "?", True, False, [], {}, [None], [0])
"""Values for any place, most of them of another sort than what stands there."""

UNDER_WAY = {"moriham": ("frames", "chain", "pending", "happened", "attack", "summon", "phase", "turn", "used")}
"""Fields that say what is under way, where there are such: half of the changes are in them."""

KEPT = 400
"""Positions of a game that mutants are made of."""

LAST = 30_000
"""Entries after which a game that a mutant began has not ended."""


def tables(game: Game[Any, Any]) -> list[tuple[str, int]]:
    """Every variant with every number of players."""
    return [(variant.id, players) for variant in game.variants for players in variant.players]


def setups(game: Game[Any, Any], rng: Rng) -> Iterator[Setup]:
    """Setups of the game without end, with any options; with decks of any cards where there are decks."""
    places = tables(game)
    while True:
        variant, players = rng.choice(places)
        options = {option.id: rng.choice(option.choices) for option in game.options if rng.below(4) == 0}
        fixed = {}
        if isinstance(game, Moriham):
            decks = [list(game.box.cards) for _ in range(players)]
            for deck in decks:
                rng.shuffle(deck)
            shared = bool(options.get("shared_box"))
            fixed["decks"] = [decks[0][:50], decks[0][50:100] if shared else decks[1][:50]]
        yield Setup(variant, players, options, fixed)


class Pool:
    """Saves of random games, and what stands where in them.

    Attributes:
        saves: of matches that stand anywhere between beginning and end.
        values: by the way to a place, numbers of lists left out, what stands there in any of them.
    """

    def __init__(self, game: Game[Any, Any], seed: int, size: int = KEPT) -> None:
        rng = Rng(seed)
        self.game = game
        self._under_way = UNDER_WAY.get(game.id, ())
        self.saves: list[dict[str, Plain]] = []
        self._kinds: dict[Any, list[dict[str, Plain]]] = defaultdict(list)
        self.values: dict[Path, list[Plain]] = defaultdict(list)
        for setup in setups(game, rng):
            self._play(Match.begin(game, setup, rng.bits(), manual=True), rng)
            if len(self.saves) >= size:
                break
        for save in self.saves:
            for path, value in places_in(save["state"]):
                self.values[_way(path)].append(value)

    def _play(self, match: Match[Any, Any], rng: Rng) -> None:
        """Keeps some of a random game: of each kind of decision, with each sort of things under way, not too many."""
        seen: Counter[Any] = Counter()
        while True:
            due = match.decision
            frames = getattr(match.state, "frames", ())
            kind = (type(due), tuple(type(frame) for frame in frames), min(len(getattr(match.state, "chain", ())), 3))
            seen[kind] += 1
            if seen[kind] in (1, 4, 20):
                self.saves.append(json.loads(json.dumps(match.save())))
                self._kinds[kind].append(self.saves[-1])
            if due is None:
                return
            if due.seat == CHANCE:
                match.run_chance()
            else:
                match.submit(rng.choice(self.game.legal(match.state)))

    def save_mutant(self, rng: Rng) -> dict[str, Plain]:
        """A save that has been changed outside of its snapshot: its head, its beginning or its record."""
        save = copy.deepcopy(rng.choice(self.saves))
        for _ in range(1 + rng.below(2)):
            self._change(save, rng, [field for field in save if field != "state"])
        return save

    def mutant(self, rng: Rng) -> tuple[dict[str, Plain], list[Path]]:
        """A position that has been changed, and where."""
        saves = rng.choice(list(self._kinds.values())) if rng.below(3) else self.saves
        position = copy.deepcopy(rng.choice(saves)["state"])
        if self._under_way and rng.below(8) == 0:  # what is under way in another position
            other = rng.choice(self.saves)["state"]
            taken = [field for field in self._under_way if rng.below(2)]
            position |= {field: copy.deepcopy(other[field]) for field in taken}
            return position, [(field,) for field in taken]
        return position, [self._change(position, rng) for _ in range(1 + (rng.below(3) == 0) + (rng.below(9) == 0))]

    def _change(self, position: dict[str, Plain], rng: Rng, fields: Sequence[str] = ()) -> Path:
        """Changes one place, found by going in from the outside, so that small things do not hide the great ones."""
        parent: Plain = position
        if not fields and rng.below(2):
            fields = self._under_way
        key: Any = rng.choice([field for field in fields if field in position] or sorted(position))
        path: Path = (key,)
        while isinstance(parent[key], (dict, list)) and parent[key] and rng.below(4):
            parent = parent[key]
            key = rng.choice(sorted(parent)) if isinstance(parent, dict) else rng.below(len(parent))
            path = (*path, key)
        match rng.below(9):
            case 0 | 1 | 2:
                parent[key] = copy.deepcopy(rng.choice(self.values[_way(path)] or ODD))
            case 3:
                parent[key] = copy.deepcopy(rng.choice(ODD))
            case 4 if isinstance(parent[key], int) and not isinstance(parent[key], bool):
                parent[key] += rng.choice((-2, -1, 1, 2))
            case 5 if isinstance(parent[key], bool):
                parent[key] = not parent[key]
            case 4 | 5 | 6:
                del parent[key]
            case 7 if isinstance(parent, list):
                parent.insert(rng.below(len(parent) + 1), copy.deepcopy(rng.choice(self.values[_way(path)] or ODD)))
            case _ if isinstance(parent, list):
                other = rng.below(len(parent))
                parent[key], parent[other] = parent[other], parent[key]
            case _:
                parent[key] = copy.deepcopy(rng.choice(self.values[_way(path)] or ODD))
        return path


def places_in(value: Plain, path: Path = ()) -> Iterator[tuple[Path, Plain]]:
    """Every place in plain data, with what stands there."""
    items: Iterator[tuple[str | int, Plain]] = iter(())
    if isinstance(value, dict):
        items = iter(value.items())
    elif isinstance(value, list):
        items = iter(enumerate(value))
    for key, inner in items:
        yield (*path, key), inner
        yield from places_in(inner, (*path, key))


def _way(path: Path) -> Path:
    return tuple("*" if isinstance(step, int) else step for step in path)


def look_back(game: Game[Any, Any], save: dict[str, Plain]) -> bool:
    """Loads a save; whether it was not refused by name. It is kept as it was taken, and its record leads to its end."""
    try:
        match = Match.load(game, save)
    except BadState:
        return False
    kept = json.loads(json.dumps(match.save()))
    assert Match.load(game, kept).save() == kept
    assert game.dump(match.at(len(match.log))) == game.dump(match.state)
    return True


def play_on(game: Game[Any, Any], position: dict[str, Plain], rng: Rng, thorough: bool = True) -> int | None:
    """Loads a position and plays it to the end at random; whatever cannot be is an exception.

    What is called legal is accepted, what is accepted is called legal, every position on the way can be kept, taken
    up again, seen and filled in.

    Returns:
        How many actions it took; None if the position was refused by name.
    """
    try:
        state = game.load(position)
    except BadState:
        return None
    checked = set() if not thorough else {rng.below(12), rng.below(60)}
    for step in range(LAST):
        if step in checked or step == 0:
            check(game, state, rng)
        due = game.decision(state)
        if due is None:
            assert game.outcome(state) is not None
            return step
        legal = game.legal(state)
        if due.seat == CHANCE:
            action: Action = game.sample(state, rng)
        else:
            assert legal, "nothing can be done"
            action = rng.choice(legal)
        game.apply(state, action)
    raise AssertionError("the game does not end")


def check(game: Game[Any, Any], state: Any, rng: Rng) -> None:
    """What holds in every state."""
    data = json.loads(json.dumps(game.dump(state)))
    again = game.load(data)
    assert game.dump(again) == data, "kept and taken up again it is another"
    assert game.decision(again) == game.decision(state)
    due = game.decision(state)
    assert (due is None) == (game.outcome(state) is not None)
    if due is not None and due.seat != CHANCE:
        for action in game.legal(state):
            game.check(again, action)
        assert list(game.legal(again)) == list(game.legal(state))
        for action in game.legal(state)[:3]:
            game.perform(state.clone(), action)
        for kind in game.also(state):
            assert kind
    for viewer in (*range(data["players"]), TABLE):
        view = game.view(state, viewer)
        other = game.determinize(view, rng.split())
        if due is not None and due.seat == viewer:
            assert list(game.legal(other)) == list(game.legal(state))


def pool(game_id: str, seed: int, size: int = KEPT) -> Pool:
    """A pool of a game, by its id."""
    return Pool(catalogue.game(game_id), seed, size)
