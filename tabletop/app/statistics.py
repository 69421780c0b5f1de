"""What has been played: games and wins, best scores, and how the dice have fallen."""

import datetime
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Annotated, TypeVar

import msgspec

from tabletop.app.documents import Kind, require_writable
from tabletop.app.faults import Fault
from tabletop.app.kept import KeptFile
from tabletop.app.lenient import Document, fresh_document, read_document, rewrite
from tabletop.app.seats import GameId, Name, Seat

KIND = Kind("tabletop statistics", 1, 1024 * 1024)

BEST_SCORES = 10
NAMES_KEPT = 200
_MATCHES_REMEMBERED = 32

Count = Annotated[int, msgspec.Meta(ge=0, le=2**53)]
Points = Annotated[int, msgspec.Meta(ge=-(2**31), le=2**31)]
MatchId = Annotated[str, msgspec.Meta(pattern=r"^[0-9a-f]{1,32}$")]
PlayedKey = Annotated[str, msgspec.Meta(pattern=r"^[a-z][a-z0-9_]{0,31}/[a-z][a-z0-9_]{0,31}$")]
Faces = tuple[Count, Count, Count, Count, Count, Count]

K = TypeVar("K", bound=str)


class Tally(msgspec.Struct, frozen=True):
    """Games finished and games won; a shared first rank counts as won for all who share it."""

    played: Count = 0
    won: Count = 0


class BestScore(msgspec.Struct, frozen=True):
    """A person's score and the day it was made."""

    name: Name = ""
    score: Points = 0
    day: datetime.date | None = None


class GameStatistics(msgspec.Struct, frozen=True):
    """Of one variant of a game: games finished, people by name, bots by level, scores, best first."""

    played: Count = 0
    people: dict[Name, Tally] = {}
    bots: dict[GameId, Tally] = {}
    best: tuple[BestScore, ...] = ()


class Statistics(msgspec.Struct, frozen=True):
    """``games`` by ``"game/variant"``; ``dice``: by the way of throwing, how often each face 1…6 fell."""

    games: dict[PlayedKey, GameStatistics] = {}
    dice: dict[GameId, Faces] = {}
    matches: tuple[MatchId, ...] = ()


class FinishedMatch(msgspec.Struct, frozen=True):
    """A match that is over. ``scores`` by seat, None in a game without points; ``winners`` are seats."""

    id: MatchId
    game: GameId
    variant: GameId
    seats: tuple[Seat, ...]
    winners: tuple[int, ...]
    day: datetime.date
    scores: tuple[int, ...] | None = None


class StatisticsStore:
    """The statistics in their file: ``current`` is what holds now, ``faults`` what was wrong on reading."""

    def __init__(self, file: Path) -> None:
        self._file = KeptFile(file, _decode, KIND.limit)
        reading = self._file.read()
        self._document = reading.value or fresh_document(Statistics())
        self.current = self._document.value
        self.faults: tuple[Fault, ...] = reading.faults + self._document.faults

    def record(self, match: FinishedMatch) -> None:
        """Count a finished match and write; one that is counted already changes nothing.

        Raises KeepingError when it cannot be written: it counts all the same, until the program ends. Raises
        ValueError, naming the place, when a name or a number in it is out of range.
        """
        require_writable(match)
        if match.id not in self.current.matches:
            self.current = with_match(self.current, match)
        self.flush()

    def count_dice(self, way: str, values: Iterable[int]) -> None:
        """Count dice (faces 1…6) under the way they were thrown; the next record or flush writes them.

        Raises ValueError for a face that no die has.
        """
        faces = dict(enumerate(self.current.dice.get(way, (0,) * 6), start=1))
        for value in values:
            if value not in faces:
                raise ValueError(f"a die shows 1 to 6, not {value}")
            faces[value] += 1
        dice = {**self.current.dice, way: tuple(faces.values())}
        self.current = msgspec.structs.replace(self.current, dice=dice)

    def flush(self) -> None:
        """Write what has not been written yet; raises KeepingError."""
        if self.current == self._document.value:
            return
        data = rewrite(self._document, self.current, KIND)
        self._file.write(data)
        self._document = _decode(data, self._file.path)


def with_match(statistics: Statistics, match: FinishedMatch) -> Statistics:
    """The statistics with one more finished match."""
    key = f"{match.game}/{match.variant}"
    game = statistics.games.get(key, GameStatistics())
    people, bots = dict(game.people), dict(game.bots)
    for number, seat in enumerate(match.seats):
        won = number in match.winners
        if seat.bot is not None:
            _count(bots, seat.bot, won)
        elif seat.name:
            _count(people, seat.name, won)
    changed = GameStatistics(
        played=game.played + 1,
        people=_latest(people),
        bots=bots,
        best=_best(game.best, match),
    )
    return Statistics(
        games={**statistics.games, key: changed},
        dice=statistics.dice,
        matches=(*statistics.matches, match.id)[-_MATCHES_REMEMBERED:],
    )


def _count(tallies: dict[K, Tally], who: K, won: bool) -> None:
    tally = tallies.pop(who, Tally())
    tallies[who] = Tally(tally.played + 1, tally.won + won)  # put last: the order is that of the last game


def _latest(people: Mapping[str, Tally]) -> dict[str, Tally]:
    """At most ``NAMES_KEPT`` names: whoever has not played for the longest time goes first."""
    return dict(list(people.items())[-NAMES_KEPT:])


def _best(best: tuple[BestScore, ...], match: FinishedMatch) -> tuple[BestScore, ...]:
    if match.scores is None:
        return best
    new = [
        BestScore(seat.name, score, match.day)
        for seat, score in zip(match.seats, match.scores, strict=True)
        if seat.bot is None
    ]
    # Sorting is stable: of equal scores the earlier stays ahead.
    return tuple(sorted((*best, *new), key=lambda entry: -entry.score)[:BEST_SCORES])


def _decode(data: bytes, file: Path) -> Document[Statistics]:
    return read_document(data, Statistics, KIND, file)
