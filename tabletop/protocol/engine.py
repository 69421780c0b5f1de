"""Answers requests: one engine holds one match."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from typing import Any, Final, get_args

import msgspec

from tabletop import catalogue
from tabletop.bots.bot import ask
from tabletop.core.actions import Action, Event, Viewer
from tabletop.core.errors import BadSetup, BadState, EngineError, IllegalAction
from tabletop.core.game import Game, Setup, shape_fault, to_plain
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.protocol import requests
from tabletop.protocol.requests import NoGame, Over, Request, RequestError
from tabletop.protocol.wording import message

PROTOCOL: Final = 1
"""The version of the protocol that ``games`` tells."""

Answer = dict[str, Any]


class Engine:
    """Holds at most one match and answers one request after another; a refused request changes nothing.

    Attributes:
        match: the game under way, or None.
        ended: whether ``quit`` has been asked.
    """

    def __init__(self) -> None:
        self.match: Match[Any, Any] | None = None
        self.ended = False
        self._answers: dict[type[Request], Callable[[Any], Answer]] = {
            requests.Games: self._games,
            requests.New: self._new,
            requests.State: self._state,
            requests.Legal: self._legal,
            requests.Apply: self._apply,
            requests.Chance: self._chance,
            requests.Bot: self._bot,
            requests.Save: self._save,
            requests.Load: self._load,
            requests.Place: self._position,
            requests.Odds: self._odds,
            requests.Quit: self._quit,
        }

    def answer(self, line: bytes | str) -> bytes:
        """The answer to one line, as one line of JSON without its line end; never raises."""
        request_id, data = requests.decode(line)
        answer = refusal(data) if isinstance(data, RequestError) else self.handle(data)
        if request_id is not None:
            answer = {"id": request_id, **answer}
        return msgspec.json.encode(answer)

    def handle(self, data: dict[str, Any]) -> Answer:
        """The answer to one request given as plain data; never raises."""
        try:
            request = requests.parse(data)
            return {"ok": True, **self._answers[type(request)](request)}
        except EngineError as error:
            return refusal(error)
        except Exception as error:  # a fault of ours: say so and stay up, the other side may go on
            traceback.print_exc()
            return {"ok": False, "error": {"code": "internal", "message": f"{type(error).__name__}: {error}"}}

    def _games(self, _request: requests.Games) -> Answer:
        return {"protocol": PROTOCOL, "games": [describe(catalogue.game(game_id)) for game_id in catalogue.GAMES]}

    def _new(self, request: requests.New) -> Answer:
        game = game_called(request.game)
        variant = game.variants[0].id if request.variant is None else request.variant
        players = request.players
        if players is None:
            players = next((v.players[0] for v in game.variants if v.id == variant), 0)
        fixed = dict(request.setup)
        chance = fixed.pop("chance", "auto")
        if chance not in ("auto", "manual"):
            raise BadSetup("bad_chance", "setup.chance", got=chance, want=["auto", "manual"])
        setup = Setup(variant, players, request.options, fixed)
        self.match = Match.begin(game, setup, request.seed, manual=chance == "manual")
        return self._shown()

    def _state(self, request: requests.State) -> Answer:
        match = self._under_way()
        if request.viewer is None:
            return self._shown()
        return {"state": to_plain(match.game.view(match.state, self._viewer(request.viewer)))}

    def _legal(self, _request: requests.Legal) -> Answer:
        match = self._under_way()
        decision = match.decision
        return {
            "decision": None if decision is None else to_plain(decision),
            "actions": [to_plain(action) for action in match.game.legal(match.state)],
            "also": list(match.game.also(match.state)),
        }

    def _apply(self, request: requests.Apply) -> Answer:
        match = self._playing()
        viewer = None if request.viewer is None else self._viewer(request.viewer)
        events = match.submit(action_of(match.game, request.action))
        return {"events": self._told(events, viewer)}

    def _chance(self, request: requests.Chance) -> Answer:
        match = self._playing()
        viewer = None if request.viewer is None else self._viewer(request.viewer)
        action, events = match.run_chance()
        return {"action": to_plain(action), "events": self._told(events, viewer)}

    def _bot(self, request: requests.Bot) -> Answer:
        match = self._playing()
        levels = catalogue.levels(match.game.id)
        if request.level not in levels:
            raise RequestError("unknown_level", "level", got=request.level, want=list(levels))
        if not -(1 << 63) <= request.seed < 1 << 63:
            raise RequestError("out_of_range", "seed", got=request.seed, want="-2**63 to 2**63 - 1")
        return {"action": to_plain(ask(levels[request.level], match.game, match.state, request.seed))}

    def _save(self, _request: requests.Save) -> Answer:
        return {"save": self._under_way().save()}

    def _load(self, request: requests.Load) -> Answer:
        self.match = Match.load(_game_of(request.save, "save"), request.save)
        return self._shown()

    def _position(self, request: requests.Place) -> Answer:
        game = _game_of(request.state, "state")
        self.match = Match(game, game.load(request.state), Rng(request.seed))
        return self._shown()

    def _odds(self, request: requests.Odds) -> Answer:
        game_called(request.game)
        table = catalogue.odds(request.game)
        if table is None:
            with_odds = [game_id for game_id, entry in catalogue.GAMES.items() if entry.odds]
            raise RequestError("no_odds", "game", got=request.game, want=with_odds)
        try:
            chances = table.chances(request.dice, request.left)
        except IllegalAction as error:
            raise RequestError(error.code, error.where, got=error.got, want=error.want) from error
        return {"odds": {name: to_plain(chance) for name, chance in chances.items()}}

    def _quit(self, _request: requests.Quit) -> Answer:
        self.ended = True
        return {}

    def _under_way(self) -> Match[Any, Any]:
        if self.match is None:
            raise NoGame("no_game", want="new, load or position first")
        return self.match

    def _playing(self) -> Match[Any, Any]:
        match = self._under_way()
        if match.decision is None:
            raise Over("over", want="a game still under way")
        return match

    def _shown(self) -> Answer:
        match = self._under_way()
        return {"state": match.game.dump(match.state)}

    def _viewer(self, viewer: int | str) -> Viewer:
        match = self._under_way()
        viewers: list[Viewer] = [*range(match.game.position(match.state).players), "table"]
        if viewer not in viewers:
            raise RequestError("no_such_seat", "viewer", got=viewer, want=viewers)
        return viewers[viewers.index(viewer)]

    def _told(self, events: list[Event], viewer: Viewer | None) -> list[Any]:
        game = self._under_way().game
        return [to_plain(event if viewer is None else game.redact(event, viewer)) for event in events]


def refusal(error: EngineError) -> Answer:
    """The answer that says an engine error."""
    code = "over" if error.code == "over" else error.kind
    return {"ok": False, "error": {"code": code, "detail": error.code, "where": error.where, "message": message(error)}}


def describe(game: Game[Any, Any]) -> Answer:
    """A game as ``games`` lists it."""
    return {
        "id": game.id,
        "rules_version": game.rules_version,
        "variants": [variant.id for variant in game.variants],
        "players": {variant.id: list(variant.players) for variant in game.variants},
        "options": {option.id: option.default for option in game.options},
        "choices": {option.id: list(option.choices) for option in game.options},
        "levels": list(catalogue.levels(game.id)),
    }


def game_called(game_id: object) -> Game[Any, Any]:
    """The rules of that id. Raises NoGame when there is no such game."""
    if not isinstance(game_id, str) or game_id not in catalogue.GAMES:
        raise NoGame("no_such_game", "game", got=game_id, want=list(catalogue.GAMES))
    return catalogue.game(game_id)


def action_of(game: Game[Any, Any], data: dict[str, Any]) -> Action:
    """The typed action of plain data. Raises IllegalAction when the game has no action of that shape."""
    types = [kind.__struct_config__.tag for kind in get_args(game.action_type)]
    if types and data.get("type") not in types:
        raise IllegalAction("bad_shape", "action.type", got=data.get("type"), want=types)
    try:
        action: Action = msgspec.convert(data, game.action_type)
    except (msgspec.ValidationError, RecursionError) as error:
        raise shape_fault(error, IllegalAction, "action", game.action_type) from error
    return action


def _game_of(data: dict[str, Any], where: str) -> Game[Any, Any]:
    game_id = data.get("game")
    if not isinstance(game_id, str) or game_id not in catalogue.GAMES:
        raise BadState("no_such_game", f"{where}.game", got=game_id, want=list(catalogue.GAMES))
    return catalogue.game(game_id)
