"""Duels of monsters that can nothing, written a second time from the rules, as briefly as they go; for counting.

Nothing of the program is used. What these monsters do not need is left out: graveyards, effects, windows.
"""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

PHASES = ["main1", "battle", "main2"]


@dataclass
class PlainMonster:
    level: int
    attack: int
    defence: int
    defends: bool = False
    turned: bool = False
    attacked: bool = False

    @property
    def value(self) -> int:
        return self.defence if self.defends else self.attack


@dataclass
class PlainDuel:
    """Cards are (level, attack, defence); lists of two are by seat."""

    hands: list[list[tuple[int, int, int]]]
    decks: list[list[tuple[int, int, int]]]
    fields: list[list[PlainMonster | None]]
    life: list[int] = field(default_factory=lambda: [30, 30])
    turn: int = 0
    phase: str = "main1"
    summoned: bool = False
    over: bool = False

    def moves(self) -> Iterator[tuple[Any, ...]]:
        """Everything the player whose turn it is may do."""
        mine, theirs = self.fields[self.turn], self.fields[1 - self.turn]
        if self.over:
            return
        if self.phase == "battle":
            walls = [place for place, one in enumerate(theirs) if one and one.defends]
            targets: list[Any] = walls or [*(place for place, one in enumerate(theirs) if one), "player"]
            for place, one in enumerate(mine):
                if one and not one.defends and not one.attacked:
                    yield from (("attack", place, target) for target in targets)
        else:
            held = self.hands[self.turn] if not self.summoned else []
            taken = [place for place, one in enumerate(mine) if one]
            for number, (level, _, _) in enumerate(held):
                for size in range(level):
                    for tributes in combinations(taken, size):
                        enough = sum(mine[place].level for place in tributes) == level - 1  # type: ignore[union-attr]
                        if enough and (tributes or None in mine):
                            yield from (("summon", number, tributes, defends) for defends in (False, True))
            yield from (
                ("turn", place) for place, one in enumerate(mine) if one and not one.turned and not one.attacked
            )
        yield ("on",)

    def after(self, move: tuple[Any, ...]) -> PlainDuel:
        """The duel after a move."""
        new = copy.deepcopy(self)
        getattr(new, f"_{move[0]}")(*move[1:])
        new.over = new.over or min(new.life) <= 0
        return new

    def _summon(self, number: int, tributes: tuple[int, ...], defends: bool) -> None:
        mine = self.fields[self.turn]
        for place in tributes:
            mine[place] = None
        mine[mine.index(None)] = PlainMonster(*self.hands[self.turn].pop(number), defends=defends)
        self.summoned = True

    def _turn(self, place: int) -> None:
        one = self.fields[self.turn][place]
        assert one is not None
        one.defends, one.turned = not one.defends, True

    def _attack(self, place: int, target: Any) -> None:
        mine, theirs = self.fields[self.turn], self.fields[1 - self.turn]
        attacker = mine[place]
        assert attacker is not None
        attacker.attacked = True
        if target == "player":
            self._lose(1 - self.turn, attacker.attack)
            return
        more = attacker.attack - theirs[target].value
        self._lose(1 - self.turn, more)
        self._lose(self.turn, -more)
        if min(self.life) > 0:
            if more >= 0:
                theirs[target] = None
            if more <= 0:
                mine[place] = None

    def _lose(self, seat: int, life: int) -> None:
        self.life[seat] = max(0, self.life[seat] - max(0, life))

    def _on(self) -> None:
        if self.phase != "main2":
            self.phase = PHASES[PHASES.index(self.phase) + 1]
            return
        self.turn, self.phase, self.summoned = 1 - self.turn, "main1", False
        for one in [*self.fields[0], *self.fields[1]]:
            if one:
                one.turned = one.attacked = False
        deck, hand = self.decks[self.turn], self.hands[self.turn]
        self.over = not deck
        while deck and len(hand) < 6:
            hand.append(deck.pop(0))

    def seen(self) -> tuple[Any, ...]:
        """What two tellings of a duel can be compared by."""
        fields = tuple(
            tuple((one.level, one.attack, one.defence, one.defends) if one else None for one in side)
            for side in self.fields
        )
        return (self.over, self.turn, self.phase, tuple(self.life), tuple(map(len, self.hands)), fields)


def leaves(duel: PlainDuel, depth: int) -> Counter[tuple[Any, ...]]:
    """What stands after every line of so many moves, or fewer if the duel ends, with how many lines lead there."""
    found: Counter[tuple[Any, ...]] = Counter()
    moves = list(duel.moves()) if depth else []
    for move in moves:
        found += leaves(duel.after(move), depth - 1)
    return found or Counter([duel.seen()])
