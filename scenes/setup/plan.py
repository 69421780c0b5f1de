"""A table being set up: who will sit where, and what is agreed on. Nothing here draws."""

from __future__ import annotations

from dataclasses import dataclass, field

from scenes.boxes import Box
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.app.settings import Table
from tabletop.core.game import OptionValue, Variant

MOST_SEATS = 4


@dataclass(slots=True)
class SeatPlan:
    """One place at the table.

    Attributes:
        name: of who sits there.
        colour: 0–3.
        bot: its level; None for a person.
        pad: the identity of a pad of its own, plugged in or not; None for any device.
        kit: the id of what it brings of its own; None for what is usual.
    """

    name: str
    colour: int
    bot: str | None = None
    pad: str | None = None
    kit: str | None = None


@dataclass(slots=True)
class TablePlan:
    """What the table will be.

    Attributes:
        variant: the id of the chosen one.
        count: how many play.
        places: ``MOST_SEATS`` places, the first ``count`` of them taken; no colour twice.
        options: every option with its value.
    """

    box: Box
    variant: str
    count: int
    places: list[SeatPlan]
    options: dict[str, OptionValue] = field(default_factory=dict)

    @classmethod
    def from_table(cls, box: Box, table: Table | None) -> TablePlan:
        """The last table of the game, as far as it can still be had; else one with a person and bots."""
        known = table or Table()
        first = next(iter(box.variants))
        variant = known.variant if known.variant is not None and known.variant in box.variants else first
        places = [SeatPlan(seat.name, seat.colour, seat.bot, seat.pad, seat.kit) for seat in known.seats[:MOST_SEATS]]
        if not places:
            places = [SeatPlan("", 0)]
        usual = _usual_bot(box.id)
        for number in range(len(places), MOST_SEATS):
            places.append(SeatPlan("", number, usual))
        for place in places:
            if place.bot is not None and place.bot not in bot_levels(box.id):
                place.bot = usual
        plan = cls(box, variant, len(known.seats) or 2, places)
        plan._tell_colours_apart()
        plan.options = {
            option.id: _kept(known.options.get(option.id), option.choices) for option in catalogue.game(box.id).options
        }
        plan.choose_variant(variant)
        return plan

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players the variant takes."""
        return self._variant.players

    @property
    def seated(self) -> list[SeatPlan]:
        """Those who will play."""
        return self.places[: self.count]

    @property
    def _variant(self) -> Variant:
        return next(variant for variant in catalogue.game(self.box.id).variants if variant.id == self.variant)

    def choose_variant(self, variant: str) -> None:
        """Chooses a variant; the number of players follows as closely as it can."""
        self.variant = variant
        self.count = min(self.counts, key=lambda count: (abs(count - self.count), count))

    def choose_count(self, count: int) -> None:
        """Chooses how many play. Raises ValueError for a number that the variant does not take."""
        if count not in self.counts:
            raise ValueError(f"{self.variant} takes {self.counts} players, not {count}")
        self.count = count

    def next_colour(self, seat: int) -> None:
        """Gives a seat the next colour; whoever had it gets this seat's."""
        mine = self.places[seat].colour
        wanted = (mine + 1) % MOST_SEATS
        for place in self.places:
            if place.colour == wanted:
                place.colour = mine
        self.places[seat].colour = wanted

    def choose_pad(self, seat: int, pad: str | None) -> None:
        """Gives a seat the pad of that identity for its own, taking it from whoever had it."""
        if pad is not None:
            for place in self.places:
                if place.pad == pad:
                    place.pad = None
        self.places[seat].pad = pad

    def table(self) -> Table:
        """The table, to be played at and remembered."""
        seats = tuple(
            Seat(place.name.strip(), place.colour, place.bot, None if place.bot else place.pad, place.kit)
            for place in self.seated
        )
        return Table(self.variant, seats, dict(self.options))

    def _tell_colours_apart(self) -> None:
        free = [colour for colour in range(MOST_SEATS) if colour not in {place.colour for place in self.places}]
        taken: set[int] = set()
        for place in self.places:
            if place.colour in taken:
                place.colour = free.pop(0)
            taken.add(place.colour)


def bot_levels(game_id: str) -> tuple[str, ...]:
    """The levels of bots people may play against, weakest first."""
    return tuple(level for level in catalogue.levels(game_id) if level != "random")


def _usual_bot(game_id: str) -> str | None:
    levels = bot_levels(game_id)
    return levels[0] if levels else None


def _kept(value: object, choices: tuple[OptionValue, ...]) -> OptionValue:
    """The value if it is still one of the choices, else the default."""
    return next((choice for choice in choices if type(choice) is type(value) and choice == value), choices[0])
