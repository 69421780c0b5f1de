"""The contract of a game: rules without a screen, a clock, a language or a source of chance."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import (
    Any,
    ClassVar,
    Final,
    Generic,
    Literal,
    Protocol,
    TypeAlias,
    TypeVar,
    get_args,
    get_origin,
    get_type_hints,
)

import msgspec

from tabletop.core.actions import Action, Decision, Event, Outcome, Viewer
from tabletop.core.errors import BadSetup, BadState, EngineError, IllegalAction
from tabletop.core.rng import Rng

OptionValue: TypeAlias = str | bool


class Variant(msgspec.Struct, frozen=True):
    """A way to play a game.

    Attributes:
        id: its name in the protocol.
        players: the numbers of players it takes.
    """

    id: str
    players: tuple[int, ...]


class Option(msgspec.Struct, frozen=True):
    """A table option: what may be chosen for it, the default first.

    Attributes:
        id: its name in the protocol.
        choices: all values, the default first.
    """

    id: str
    choices: tuple[OptionValue, ...]

    @property
    def default(self) -> OptionValue:
        """What holds when the table says nothing."""
        return self.choices[0]


class Setup(msgspec.Struct, frozen=True):
    """What a table agrees on before a game.

    Attributes:
        variant: a Variant's id.
        players: how many seats.
        options: those that differ from their defaults, or all.
        fixed: what chance would decide at the setup but the table has fixed, by the game's own names
            (``first``, ``grid``, ``cubes``, ``decks`` …).
    """

    variant: str
    players: int
    options: dict[str, OptionValue] = {}
    fixed: dict[str, Any] = {}


class Position(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """A state as plain data: what JSON shows, what a viewer may know, what a save keeps. Games add their fields.

    What a viewer may not know is ``"?"`` in its place, lengths kept.

    Attributes:
        game: the game's id.
        variant: the Variant's id.
        players: how many seats began.
        options: every option with its value.
        turn: the seat whose turn it is; None before that is decided.
        decision: whose choice it is; None when over. It follows from the rest and is not read on loading.
        outcome: how it ended; None until then. It follows from the rest and is not read on loading, unless the
            game says so.
    """

    game: str
    variant: str
    players: int
    options: dict[str, OptionValue] = {}
    turn: int | None = None
    decision: Any = None
    outcome: Any = None


class State(Protocol):
    """A game under way: mutable, slotted, without RNG, callables or back references."""

    def clone(self: StateT) -> StateT:
        """An independent copy."""
        ...


StateT = TypeVar("StateT", bound=State)
PositionT = TypeVar("PositionT", bound=Position)


class Game(ABC, Generic[StateT, PositionT]):
    """A game's rules. Stateless: everything the rules remember is in the state.

    Attributes:
        id: its name in the protocol, its folder and its catalogue line.
        rules_version: grows when the same actions would lead elsewhere.
        variants: ways to play it.
        options: table options.
        action_type: the union of all its actions, chance's included, for decoding.
        position_type: its Position.
        setup_kinds: kinds of chance decisions that belong to the setup, run before the first choice of a player.
        ready_decks: names that ``setup.fixed["decks"]`` may give in place of lists of cards, in a game with decks.
    """

    id: ClassVar[str]
    rules_version: ClassVar[int]
    variants: ClassVar[tuple[Variant, ...]]
    options: ClassVar[tuple[Option, ...]]
    action_type: ClassVar[Any]
    position_type: ClassVar[type[Any]]
    setup_kinds: ClassVar[frozenset[str]]
    ready_decks: Sequence[str] = ()

    @abstractmethod
    def new(self, setup: Setup) -> StateT:
        """A game at its beginning; what chance decides at the setup is due, unless ``setup.fixed`` gives it.

        Raises:
            BadSetup: the setup cannot be played.
        """

    @abstractmethod
    def decision(self, state: StateT) -> Decision | None:
        """Whose choice it is and of what kind; None when the game is over."""

    @abstractmethod
    def legal(self, state: StateT) -> Sequence[Action]:
        """All legal actions of the seat to decide, stable order, none twice; empty at the chance seat and when over."""

    def also(self, state: StateT) -> tuple[str, ...]:  # noqa: ARG002 - games with such actions override it
        """Kinds of action accepted besides the legal ones (``retire``, ``surrender``, ``lift``)."""
        return ()

    @abstractmethod
    def check(self, state: StateT, action: Action) -> None:
        """Raises IllegalAction if the action cannot be applied now; the state stays as it is."""

    @abstractmethod
    def perform(self, state: StateT, action: Action) -> list[Event]:
        """Applies an action that ``check`` accepts."""

    def apply(self, state: StateT, action: Action) -> list[Event]:
        """Applies an action and says what came of it.

        Raises:
            IllegalAction: it is not legal; the state stays as it was.
        """
        self.check(state, action)
        return self.perform(state, action)

    def why_not(self, state: StateT, action: Action) -> IllegalAction | None:
        """Why the action is refused now, or None when it is legal."""
        try:
            self.check(state, action)
        except IllegalAction as refusal:
            return refusal
        return None

    @abstractmethod
    def sample(self, state: StateT, rng: Rng) -> Action:
        """An action for the chance seat, drawn from its true distribution."""

    @abstractmethod
    def outcome(self, state: StateT) -> Outcome | None:
        """How the game ended; None until then."""

    @abstractmethod
    def position(self, state: StateT) -> PositionT:
        """The whole state as plain data."""

    @abstractmethod
    def view(self, state: StateT, viewer: Viewer) -> PositionT:
        """What the viewer may know of the state."""

    @abstractmethod
    def redact(self, event: Event, viewer: Viewer) -> Event:
        """The event as the viewer may know it."""

    @abstractmethod
    def determinize(self, view: PositionT, rng: Rng) -> StateT:
        """A full state that agrees with the view, what is unknown drawn from ``rng``."""

    @abstractmethod
    def restore(self, position: PositionT) -> StateT:
        """The state that a full position describes; it plays on exactly as the game would.

        Raises:
            BadState: no game can be in it; ``where`` names the field.
        """

    def dump(self, state: StateT) -> dict[str, Any]:
        """The whole state as plain JSON data."""
        plain: dict[str, Any] = to_plain(self.position(state))
        return plain

    def load(self, data: object) -> StateT:
        """The state that plain JSON data describes, as ``dump`` gives it.

        Raises:
            BadState: it is of another shape, of another game, or no game can be in it.
        """
        if not isinstance(data, Mapping):
            raise BadState("not_an_object", got=type(data).__name__, want="object")
        if data.get("game") != self.id:
            raise BadState("other_game", "game", got=data.get("game"), want=self.id)
        try:
            position: PositionT = msgspec.convert(data, self.position_type)
        except (msgspec.ValidationError, RecursionError) as error:
            raise shape_fault(error, BadState, of=self.position_type) from error
        self.variant_of(position.variant, position.players, BadState)
        position.options = self.options_of(position.options, BadState)
        return self.restore(position)

    def variant_of(self, variant: object, players: object, error: type[EngineError] = BadSetup) -> Variant:
        """The variant of that id, if it takes that many players; raises ``error`` otherwise."""
        for candidate in self.variants:
            if candidate.id == variant:
                if isinstance(players, bool) or players not in candidate.players:
                    raise error("bad_players", "players", got=players, want=list(candidate.players))
                return candidate
        raise error("unknown_variant", "variant", got=variant, want=[v.id for v in self.variants])

    def options_of(self, given: Mapping[str, object], error: type[EngineError] = BadSetup) -> dict[str, OptionValue]:
        """Every option with its value, as given or its default; raises ``error`` for a name or value there is not."""
        known = {option.id: option for option in self.options}
        for name, value in given.items():
            if name not in known:
                raise error("unknown_option", f"options.{name}", got=value, want=sorted(known))
            choices = known[name].choices
            if not any(type(choice) is type(value) and choice == value for choice in choices):
                raise error("bad_option", f"options.{name}", got=value, want=list(choices))
        values: dict[str, OptionValue] = {name: option.default for name, option in known.items()}
        values.update(given)  # type: ignore[arg-type]  # checked above, one by one
        return values


def to_plain(struct: msgspec.Struct) -> Any:
    """A Struct as plain JSON data: dicts with string keys, lists, strings, numbers, booleans, None."""
    return msgspec.json.decode(msgspec.json.encode(struct))


_SHAPES: Final = tuple(
    re.compile(pattern)
    for pattern in (
        r"Expected (?P<want>.+), got (?P<got>.+)",
        r"Expected (?P<want>.+)",
        r"Object missing required (?P<want>field .+)",
        r"Object contains (?P<got>unknown field .+)",
        r"Invalid (?:enum )?value (?P<got>.+)",
    )
)
"""How msgspec says what is wrong with a value: what stands there, what would be right, or both."""


def shape_fault(error: Exception, kind: type[EngineError], where: str = "", of: Any = None) -> EngineError:
    """A decoding error as an engine error that names the place and what would be right there.

    Args:
        error: what msgspec raised; its message reads ``Expected `int`, got `str` - at `$.dice[0]```.
        kind: the engine error to make.
        where: the place of the decoded value in what was given.
        of: the type that was to be decoded, to name the choices where a value is none of them.
    """
    message = str(error)
    said, _, path = message.partition(" - at `$")
    place = (where + path.rstrip("`")).lstrip(".")
    said = said.replace("`", "")
    for pattern in _SHAPES:
        if match := pattern.fullmatch(said):
            return kind("bad_shape", place, **{"want": _choices(of, path) or None, **match.groupdict()})
    return kind("bad_shape", place, got=said)


def _choices(of: Any, path: str) -> list[Any]:
    """The values that a place such as ``.tiles[0][...]`` can have, where its type lists them."""
    hints = [of]
    for name in re.findall(r"\.(\w+)", path):
        structs = [part for hint in hints for part in _parts(hint) if hasattr(part, "__struct_fields__")]
        hints = [get_type_hints(struct)[name] for struct in structs if name in struct.__struct_fields__]
    literals = [part for hint in hints for part in _parts(hint) if get_origin(part) is Literal]
    return list(dict.fromkeys(value for literal in literals for value in get_args(literal)))


def _parts(hint: Any) -> list[Any]:
    """A type and all that it is put together from."""
    inner = () if get_origin(hint) is Literal else get_args(hint)
    return [hint, *(part for argument in inner for part in _parts(argument))]
