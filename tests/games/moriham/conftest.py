"""Duels of MorihaM in few words, with cards made for the test.

A monster called ``m2_5_3`` is level 2, attack 5, defence 3 and can nothing; letters after that make another of the
same. ``m2_5_3/d`` lies in defence position. Other cards are given with the words of the vocabulary. Refs are written
short: ``0m2`` is place 2 of the monsters of seat 0, ``1b0`` place 0 of seat 1's backrow, ``0h:id`` a card of a hand,
``g`` graveyard, ``d`` deck, ``x`` banished.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
import pytest

from tabletop.core.actions import CHANCE
from tabletop.core.errors import IllegalAction
from tabletop.core.game import to_plain
from tabletop.core.rng import Rng
from tabletop.games.moriham.rules import Moriham
from tabletop.games.moriham.soundness import read_box

PLAIN = re.compile(r"m(\d)_(\d+)_(\d+)[a-z]*")
ZONES = {"m": "monsters", "b": "backrow", "h": "hand", "g": "graveyard", "d": "deck", "x": "banished"}
PILES = {"hand": "hands", "deck": "decks", "graveyard": "graveyards", "banished": "banished"}
NEVER: dict[str, Any] = {"if": "life", "at_least": 9000}
NOTHING: dict[str, Any] = {"conditions": [NEVER], "operations": [{"do": "draw"}]}
FILLER = [f"m1_1_1z{letter}" for letter in "abcdefghijkl"]


def monster(
    card_id: str,
    level: int = 1,
    attack: int = 1,
    defence: int = 1,
    *,
    kin: str = "plain",
    summon: dict[str, Any] | None = None,
    ability: dict[str, Any] | None = None,
) -> dict[str, Any]:
    """A monster; without more it has no special summon and no ability that could ever be used."""
    return {
        "kind": "monster",
        "id": card_id,
        "name": card_id,
        "kin": kin,
        "level": level,
        "attack": attack,
        "defence": defence,
        "summon": summon or {"conditions": [NEVER]},
        "ability": ability or {"works": "activated", **NOTHING},
    }


def activated(*operations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"works": "activated", "operations": list(operations), **more}


def triggered(on: dict[str, Any], *operations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"works": "triggered", "on": on, "operations": list(operations), **more}


def option(*operations: dict[str, Any], **more: Any) -> dict[str, Any]:
    return {"operations": list(operations), **more}


def magic(card_id: str, a: dict[str, Any], b: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"kind": "magic", "id": card_id, "name": card_id, "a": a, "b": b or NOTHING}


def trap(card_id: str, a: dict[str, Any], b: dict[str, Any] | None = None) -> dict[str, Any]:
    return {"kind": "trap", "id": card_id, "name": card_id, "a": a, "b": b or NOTHING}


def ref(short: str) -> dict[str, Any]:
    """A ref written short, as plain data."""
    seat, zone, rest = int(short[0]), ZONES[short[1]], short[2:]
    if zone in ("monsters", "backrow"):
        return {"seat": seat, "zone": zone, "place": int(rest)}
    return {"seat": seat, "zone": zone, "card": rest.removeprefix(":")}


def refs(shorts: str | Sequence[str]) -> list[dict[str, Any]]:
    return [ref(short) for short in shorts.split()] if isinstance(shorts, str) else [ref(short) for short in shorts]


def side(
    *,
    hand: Iterable[str] = (),
    monsters: Iterable[str | dict[str, Any] | None] = (),
    backrow: Iterable[str | None] = (),
    deck: Iterable[str] | None = None,
    graveyard: Iterable[str] = (),
    banished: Iterable[str] = (),
    life: int = 30,
) -> dict[str, Any]:
    """One player's things. ``backrow`` lies face down, ``id^a`` face up for its option a, which stays."""
    return {
        "hand": list(hand),
        "monsters": list(monsters),
        "backrow": list(backrow),
        "deck": FILLER if deck is None else list(deck),
        "graveyard": list(graveyard),
        "banished": list(banished),
        "life": life,
    }


def _row(things: list[Any], show: Callable[[Any], Any]) -> list[Any]:
    return [None if thing is None else show(thing) for thing in things] + [None] * (5 - len(things))


def _monster(thing: str | dict[str, Any]) -> dict[str, Any]:
    if isinstance(thing, dict):
        return {"position": "attack", **thing}
    card, _, position = thing.partition("/")
    return {"card": card, "position": "defence" if position == "d" else "attack"}


def _spell(thing: str) -> dict[str, Any]:
    card, up, name = thing.partition("^")
    return {"card": card, "face": "up", "option": name} if up else {"card": card, "face": "down"}


class Duel:
    """A duel that is played in words; after each action it is kept and taken up again.

    Attributes:
        game: the rules with the cards of the test.
        state: where it stands.
        events: what came of the last action, as plain data.
    """

    def __init__(self, cards: Sequence[dict[str, Any]], position: dict[str, Any]) -> None:
        self.game = Moriham(_box(cards, position), {})
        self.state = self.game.load(position)
        self.events: list[dict[str, Any]] = []

    # Playing

    def play(self, **action: Any) -> Duel:
        """Applies an action given as plain data, which must be legal; keeps the duel and takes it up again."""
        typed = self.typed(action)
        decision = self.game.decision(self.state)
        assert decision is not None
        if decision.seat != CHANCE and action["type"] != "surrender":
            refusal = self.game.why_not(self.state, typed)  # checked by itself, no legal actions being known yet
            legal = list(self.game.legal(self.state))
            assert len(set(legal)) == len(legal)
            assert (refusal is None) == (typed in legal)
            assert (self.game.why_not(self.state, typed) is None) == (refusal is None)
        events = self.game.apply(self.state, typed)
        self.events = [json.loads(json.dumps(to_plain(event))) for event in events]
        data = self.game.dump(self.state)
        assert self.game.dump(self.state.clone()) == data
        self.state = self.game.load(json.loads(json.dumps(data)))
        assert self.game.dump(self.state) == data
        return self

    def typed(self, action: dict[str, Any]) -> Any:
        return msgspec.convert(action, self.game.action_type)

    def summon(self, card: str, *tributes: int, position: str = "attack") -> Duel:
        return self.play(type="summon", card=card, tributes=list(tributes), position=position)

    def special(self, card: str, cost: str = "", position: str = "attack") -> Duel:
        return self.play(type="special_summon", card=card, cost=refs(cost), position=position)

    def set(self, card: str) -> Duel:
        return self.play(type="set", card=card)

    def activate(self, source: str, name: str = "a", cost: str = "", targets: str = "") -> Duel:
        return self.play(type="activate", source=ref(source), option=name, cost=refs(cost), targets=refs(targets))

    def ability(self, place: int, cost: str = "", targets: str = "") -> Duel:
        return self.play(type="ability", monster=place, cost=refs(cost), targets=refs(targets))

    def turn(self, place: int) -> Duel:
        return self.play(type="turn_position", monster=place)

    def attack(self, place: int, target: int | str = "player") -> Duel:
        return self.play(type="attack", monster=place, target=target)

    def retarget(self, target: int | str = "player") -> Duel:
        return self.play(type="retarget", target=target)

    def respond(self, source: str, name: str = "a", cost: str = "", targets: str = "") -> Duel:
        return self.play(type="respond", source=ref(source), option=name, cost=refs(cost), targets=refs(targets))

    def decline(self, times: int = 1) -> Duel:
        for _ in range(times):
            self.play(type="decline")
        return self

    def quietly(self) -> Duel:
        """Declines as long as anybody is asked."""
        while self.asked is not None:
            self.decline()
        return self

    def choose(self, picks: str = "") -> Duel:
        return self.play(type="choose", picks=refs(picks))

    def next_phase(self) -> Duel:
        return self.play(type="next_phase")

    def chance(self, seed: int = 0) -> Duel:
        action = self.game.sample(self.state, Rng(seed))
        return self.play(**json.loads(json.dumps(to_plain(action))))

    # Asking

    @property
    def due(self) -> dict[str, Any] | None:
        """The decision as plain data."""
        decision = self.game.decision(self.state)
        return None if decision is None else to_plain(decision)

    @property
    def kind(self) -> str | None:
        return None if self.due is None else self.due["kind"]

    @property
    def asked(self) -> int | None:
        """The seat asked in a response window; None when none is open."""
        return self.due["seat"] if self.due is not None and self.kind == "response" else None

    @property
    def life(self) -> list[int]:
        return self.state.life

    def legal(self, kind: str, **fields: Any) -> list[dict[str, Any]]:
        """The legal actions of a kind with these fields, as plain data."""
        plain = [json.loads(json.dumps(to_plain(action))) for action in self.game.legal(self.state)]
        return [
            action
            for action in plain
            if action["type"] == kind and all(action.get(name) == value for name, value in fields.items())
        ]

    def refusal(self, **action: Any) -> str:
        """The code with which an action is refused; it must be refused, and change nothing."""
        before = self.game.dump(self.state)
        with pytest.raises(IllegalAction) as raised:
            self.game.apply(self.state, self.typed(action))
        assert self.game.dump(self.state) == before
        assert self.typed(action) not in self.game.legal(self.state)
        return raised.value.code

    def field(self, seat: int) -> list[str | None]:
        """The monsters of a seat by place, the empty places after the last left out."""
        ids = [monster and monster.card for monster in self.state.monsters[seat]]
        while ids and ids[-1] is None:
            ids.pop()
        return ids

    def shown(self, short: str) -> dict[str, Any]:
        """What the position shows of a place of the field."""
        place = ref(short)
        found: dict[str, Any] = self.game.dump(self.state)[place["zone"]][place["seat"]][place["place"]]
        return found

    def values(self, short: str) -> tuple[int, int]:
        """Attack and defence of the monster at a place."""
        shown = self.shown(short)
        return shown["attack"], shown["defence"]

    def pile(self, seat: int, zone: str) -> list[str]:
        piles: list[list[str]] = getattr(self.state, PILES[zone])
        return piles[seat]

    def happened(self, kind: str) -> list[dict[str, Any]]:
        """The events of a kind that came of the last action."""
        return [event for event in self.events if event["type"] == kind]


def _box(cards: Sequence[dict[str, Any]], position: dict[str, Any]) -> Any:
    given = {card["id"] for card in cards}
    plain = sorted({name for name in re.findall(r"m\d_\d+_\d+[a-z]*", json.dumps(position)) if name not in given})
    made = []
    for name in plain:
        match = PLAIN.fullmatch(name)
        assert match is not None
        level, attack, defence = map(int, match.groups())
        made.append(monster(name, level, attack, defence))
    kins = sorted({card["kin"] for card in (*cards, *made) if card["kind"] == "monster"} | {"plain"})
    return read_box({"format": 1, "kins": kins, "cards": [*cards, *made]})


@pytest.fixture
def duel() -> Callable[..., Duel]:
    """Makes a duel: ``duel(my=side(…), their=side(…), cards=[…], phase="battle")``; seat 0 has the turn."""

    def make(
        my: dict[str, Any] | None = None,
        their: dict[str, Any] | None = None,
        *,
        cards: Sequence[dict[str, Any]] = (),
        phase: str = "main1",
        **more: Any,
    ) -> Duel:
        return Duel(cards, described([my or side(), their or side()], phase, **more))

    return make


def described(sides: Sequence[dict[str, Any]], phase: str = "main1", **more: Any) -> dict[str, Any]:
    """A position as plain data."""
    return {
        "game": "moriham",
        "variant": "base",
        "players": 2,
        "turn": 0,
        "first": 0,
        "turns": 3,
        "phase": phase,
        "life": [one["life"] for one in sides],
        "hands": [one["hand"] for one in sides],
        "decks": [one["deck"] for one in sides],
        "graveyards": [one["graveyard"] for one in sides],
        "banished": [one["banished"] for one in sides],
        "monsters": [_row(one["monsters"], _monster) for one in sides],
        "backrow": [_row(one["backrow"], _spell) for one in sides],
        **more,
    }


class Words:
    """The makers of this file, for tests that cannot import it."""

    monster = staticmethod(monster)
    magic = staticmethod(magic)
    trap = staticmethod(trap)
    option = staticmethod(option)
    activated = staticmethod(activated)
    triggered = staticmethod(triggered)
    side = staticmethod(side)
    described = staticmethod(described)
    ref = staticmethod(ref)
    NOTHING = NOTHING
    NEVER = NEVER
    FILLER = FILLER


@pytest.fixture
def w() -> type[Words]:
    """The words that cards and positions are made of."""
    return Words
