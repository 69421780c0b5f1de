"""Tries out what a seat brings to the table: bots play a list of setups, in a process of their own."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Iterator
from multiprocessing.connection import Connection
from typing import Any, Literal, TypeAlias

import msgspec

from tabletop import catalogue
from tabletop.bots.bot import ask
from tabletop.bots.process import WorkerProcess
from tabletop.core.actions import Action
from tabletop.core.game import Setup
from tabletop.core.rng import Rng
from tabletop.workbench.selfplay import play_game

Result: TypeAlias = Literal["won", "lost", "drawn"]
"""How a game went for the first seat."""

_BEHIND_THE_WINDOW = 10  # how much the system prefers everything else, where it knows of that


class Trial(msgspec.Struct, frozen=True):
    """What is to be played.

    Attributes:
        game: the game's id.
        setups: what is played, by the numbers of the games.
        level: of the bots at all seats.
        seed: all chance follows from it and the number of the game.
    """

    game: str
    setups: tuple[Setup, ...]
    level: str
    seed: int


class Played(msgspec.Struct, frozen=True):
    """A game of a trial, by its number."""

    number: int
    result: Result


class _Share(msgspec.Struct, frozen=True):
    """The games that one of the processes plays."""

    trial: Trial
    numbers: tuple[int, ...]


def play(trial: Trial, number: int) -> Played:
    """Plays one game of a trial; the same number gives the same game. Raises BadSetup."""
    game = catalogue.game(trial.game)
    bot = catalogue.levels(trial.game)[trial.level]
    chance = Rng.from_bytes(trial.seed.to_bytes(8, "big"), number.to_bytes(8, "big"))
    thoughts = chance.split().bits() >> 1

    def choose(state: Any, _seat: int) -> Action:
        return ask(bot, game, state, thoughts)

    best = play_game(game, trial.setups[number], chance, choose).outcome.ranking[0]
    if 0 not in best:
        return Played(number, "lost")
    return Played(number, "won" if len(best) == 1 else "drawn")


class TrialRunner:
    """Plays a trial in processes of its own. Take what has been played with ``results`` as often as you like.

    Args:
        trial: what is played.
        processes: how many share it.
    """

    def __init__(self, trial: Trial, processes: int = 1) -> None:
        games = range(len(trial.setups))
        self._shares = [_Share(trial, tuple(games[first::processes])) for first in range(processes)]
        self._workers = [WorkerProcess(serve, "tabletop trial") for _share in self._shares]

    def start(self) -> None:
        """Begins. Raises WorkerError."""
        for worker, share in zip(self._workers, self._shares, strict=True):
            worker.send(msgspec.json.encode(share))

    def results(self) -> Iterator[Played]:
        """What has been played since it was last asked. Raises WorkerError when a process has gone."""
        for worker in self._workers:
            while (message := worker.receive()) is not None:
                yield msgspec.json.decode(message, type=Played)

    def close(self) -> None:
        """Ends the processes, in the middle of a game too."""
        for worker in self._workers:
            worker.close()


def processes_for(games: int, processors: int | None = None) -> int:
    """How many processes a trial of so many games is worth: one processor stays with the window."""
    return max(1, min(4, (processors or os.cpu_count() or 1) - 1, games))


def serve(connection: Connection) -> None:
    """Plays the shares that come through a pipe, one answer a game, until the other end closes."""
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_BEHIND_THE_WINDOW)
    with contextlib.suppress(EOFError, OSError):
        while True:
            share = msgspec.json.decode(connection.recv_bytes(), type=_Share)
            for number in share.numbers:
                connection.send_bytes(msgspec.json.encode(play(share.trial, number)))
