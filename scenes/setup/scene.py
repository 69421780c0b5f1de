"""Setting up a table: what is played, by whom, under which agreements."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from scenes.boxes import Beginning, Box, Kit, Named
from scenes.frames import screen
from scenes.input.intents import Back, DeviceAdded, DeviceRemoved, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.setup.plan import SeatPlan, TablePlan, bot_levels
from scenes.shelf.lids import BOX_RATIO, draw_lid
from scenes.words import who_plays
from tabletop.app.translations import _, ngettext

if TYPE_CHECKING:
    from scenes.evening import Evening

_LONGEST_NAME: Final = 24
_LEFT: Final = 570.0
_WHO: Final = 320.0
_PAD: Final = 320.0
_SMALL_COVER: Final = 250.0
_FEW: Final = 2  # agreements that have room below a large cover
_SEAT_HEIGHT: Final = 108.0


class SetUp(Scene):
    """The table before the game. It begins with the last table of this game.

    ``variant``, ``beginning`` and ``kit`` are what was chosen elsewhere: the variant, what it is to begin with, and
    what the first person brings.
    """

    def __init__(
        self,
        evening: Evening,
        box: Box,
        variant: str | None = None,
        beginning: Beginning | None = None,
        kit: Kit | None = None,
    ) -> None:
        self.evening = evening
        self.box = box
        self.plan = TablePlan.from_table(box, evening.host.settings.tables.get(box.id))
        if variant is not None:
            self.plan.choose_variant(variant)
        self._brought = (variant, beginning)
        self.beginning = beginning
        self._beginnings = self._look_for_beginnings()
        self._kit = kit
        self._kits = self._look_for_kits()
        if kit is not None:
            persons = [place for place in self.plan.seated if place.bot is None]
            (persons or self.plan.seated)[0].kit = kit.id

    def uncover(self) -> None:
        """What the game can begin with, and what seats can bring, may have changed meanwhile."""
        self._kits = self._look_for_kits()
        self._beginnings = self._look_for_beginnings()
        if self.beginning is not None and self.beginning not in self._beginnings:
            named = (beginning for beginning in self._beginnings if beginning.name == self.beginning.name)
            self.beginning = next(named, None)

    def compose(self, ui: Ui) -> Node:
        """What is played at the left, who plays at the right, Start below."""
        clash = self._clash()
        start = ui.row(
            ui.text(clash, tone="alert", align="right", grow=1),
            ui.button(
                "start",
                _("Start"),
                self.start,
                style="primary",
                default=True,
                least_width=320,
                size=34,
                enabled=not clash,
                why=clash,
            ),
            gap=28,
        )
        extra = self.box.extra
        tools = ui.row(
            None if extra is None else ui.button("extra", _(extra.label), self._open_extra),
            ui.button("rules", _("Rules"), self._open_rules),
            gap=18,
        )
        if ui.compact:
            parts = ui.column(self._seats(ui), *self._agreements(ui), gap=32)
            body = ui.column(ui.scroll("set up", parts, grow=1), start, gap=20)
        else:
            left = self._left(ui)
            seats = ui.panel(ui.scroll("seats", self._seats(ui), grow=1), "panel", pad=28, grow=1)
            right = ui.column(seats, start, gap=28, grow=1)
            body = ui.row(left, right, gap=36, align="stretch")
        return screen(ui, self.box.title, self.host.pop, body, tools=tools)

    def _left(self, ui: Ui) -> Node:
        """The cover, and below it what is agreed on; where that is much, it scrolls and the cover is small."""
        cover = ui.fit(ui.painted(partial(draw_lid, self.box)), BOX_RATIO)
        agreements = [node for node in self._agreements(ui) if node is not None]
        agreed = ui.column(*agreements, gap=30)
        if len(agreements) <= _FEW:
            cover.grow = 1.0
            return ui.column(cover, ui.panel(agreed, "panel", pad=28), gap=40, width=_LEFT)
        cover.height = ui.px(_SMALL_COVER)
        panel = ui.panel(ui.scroll("agreed", agreed, grow=1), "panel", pad=28, grow=1)
        return ui.column(cover, panel, gap=28, width=_LEFT)

    def handle(self, intent: Intent) -> bool:
        """Back to the shelf; pads come and go."""
        match intent:
            case Back() | Menu():
                self.host.pop()
            case DeviceAdded() | DeviceRemoved():
                self.refresh()  # the seats of pads that are known get them back
            case _:
                return False
        return True

    def start(self) -> None:
        """Begins the game."""
        fixed = dict({} if self.beginning is None else self.beginning.fixed)
        if self.box.kits is not None:
            fixed |= self.box.kits.fixed(self._brought_kits(), self.plan.options)
        self.evening.begin(self.box, self.plan.table(), fixed)

    # What seats bring

    def _look_for_kits(self) -> list[Kit]:
        if self.box.kits is None:
            return []
        kits = list(self.box.kits.choices(self.evening))
        if self._kit is not None and all(kit.id != self._kit.id for kit in kits):
            kits.append(self._kit)
        return kits

    def _kit_at(self, number: int) -> Kit:
        """What a seat brings: what was chosen, if there is such a thing, else what is usual."""
        chosen = self.plan.places[number].kit
        usual = self._kits[number % len(self._kits)]
        return next((kit for kit in self._kits if kit.id == chosen), usual)

    def _brought_kits(self) -> list[Kit]:
        return [self._kit_at(number) for number in range(self.plan.count)]

    def _clash(self) -> str:
        """Why what the seats bring cannot be brought together."""
        kits = self.box.kits
        return "" if kits is None else kits.clash(self._brought_kits(), self.plan.options)

    def _kit_row(self, ui: Ui, number: int, title: str) -> Node:
        kit = self._kit_at(number)
        choices = [(choice.id, choice.name) for choice in self._kits]
        stepper = ui.stepper(
            ("kit", number),
            choices,
            kit.id,
            partial(_choose_kit, self.plan.places[number]),
            width=430 if not ui.compact else 560,
        )
        return ui.row(ui.space(84), ui.text(_(title), lines=1), stepper, ui.small(kit.line, lines=2, grow=1), gap=20)

    # What is played

    def _agreements(self, ui: Ui) -> list[Node | None]:
        return [self._variants(ui), self._beginning(ui), *self._options(ui)]

    def _look_for_beginnings(self) -> list[Beginning]:
        """What the variant can begin with."""
        variant, brought = self._brought
        offered = list(self.box.beginnings(self.evening, self.plan.variant))
        if brought is not None and variant == self.plan.variant and brought not in offered:
            offered.append(brought)
        return offered

    def _choose_beginning(self, beginning: Beginning) -> None:
        self.beginning = beginning

    def _beginning(self, ui: Ui) -> Node | None:
        offered = self._beginnings
        if len(offered) < 2:
            return None
        chosen = self.beginning if self.beginning in offered else offered[0]
        at = offered.index(chosen)
        names = [(number, beginning.name) for number, beginning in enumerate(offered)]
        return ui.column(
            ui.text(_("Begins with"), bold=True),
            ui.stepper("beginning", names, at, lambda number: self._choose_beginning(offered[number])),
            ui.small(chosen.line),
            gap=14,
        )

    def _choose_variant(self, variant: str) -> None:
        self.plan.choose_variant(variant)
        self.beginning = self._brought[1] if variant == self._brought[0] else None
        self._beginnings = self._look_for_beginnings()

    def _variants(self, ui: Ui) -> Node | None:
        if len(self.box.variants) < 2:
            return None
        chosen = self.plan.variant
        return self._choice(ui, _("Game"), "variant", self.box.variants, chosen, self._choose_variant)

    def _options(self, ui: Ui) -> list[Node]:
        return [
            self._choice(ui, _(words.name), name, words.choices, self.plan.options[name], partial(self._agree, name))
            for name, words in self.box.options_in(self.plan.variant).items()
        ]

    def _choice(self, ui: Ui, title: str, key: str, words: Any, chosen: Any, on: Any) -> Node:
        """One thing to agree on: what it is called, the choices, and a line that explains the one chosen."""
        named: Named = words[chosen]
        return ui.column(
            ui.text(title, bold=True),
            ui.choice(key, [(value, _(words[value].name)) for value in words], chosen, on),
            ui.small(_(named.line)),
            gap=14,
        )

    def _agree(self, name: str, value: Any) -> None:
        self.plan.options[name] = value

    # Who plays

    def _seats(self, ui: Ui) -> Node:
        plan = self.plan
        counts = [(count, str(count)) for count in plan.counts]
        how_many: Node = ui.choice("players", counts, plan.count, plan.choose_count)
        if len(counts) == 1:
            how_many = ui.small(ngettext("{count} player", "{count} players", plan.count).format(count=plan.count))
        rows = [self._seat(ui, number, place) for number, place in enumerate(plan.seated)]
        rows += [self._chair(ui, count) for count in plan.counts if count > plan.count][:1]
        head = ui.row(ui.text(_("Players"), bold=True), ui.space(grow=1), how_many, gap=24)
        return ui.column(head, *rows, gap=18)

    def _chair(self, ui: Ui, count: int) -> Node:
        """A chair that nobody sits on yet."""
        chair = ui.button(
            ("chair", count), _("Add a player"), partial(self.plan.choose_count, count), icon="plus", least_width=330
        )
        return ui.row(ui.space(84), chair, gap=20, height=_SEAT_HEIGHT)

    def _seat(self, ui: Ui, number: int, place: SeatPlan) -> Node:
        plan = self.plan
        sign = ui.target(
            ("colour", number),
            ui.center(ui.sign(place.colour, 56)),
            on=partial(plan.next_colour, number),
            tip=_("Another colour"),
            width=84,
            height=84,
        )
        hint = (_("Bot {number}") if place.bot else _("Player {number}")).format(number=number + 1)
        name = ui.field(
            ("name", number),
            place.name,
            partial(_rename, place),
            title=_("Name of player {number}").format(number=number + 1),
            hint=hint,
            most=_LONGEST_NAME,
            grow=1,
        )
        who = ui.stepper(
            ("who", number),
            [(level, who_plays(level)) for level in (None, *bot_levels(self.box.id))],
            place.bot,
            partial(_seat_bot, place),
            tip=_("A person, or a bot and how well it plays"),
            width=_WHO if not ui.compact else 500,
        )
        row = ui.row(sign, name, who, self._pad(ui, number, place), gap=20, height=_SEAT_HEIGHT)
        if self.box.kits is None:
            return row
        return ui.column(row, self._kit_row(ui, number, self.box.kits.title), gap=6)

    def _pad(self, ui: Ui, number: int, place: SeatPlan) -> Node | None:
        """Which pad the seat plays with, where there is a choice; one that is not plugged in waits to be."""
        pads = list(self.host.router.pads.identities.values())
        if not pads or place.bot is not None:
            return None
        taken = {other.pad for other in self.plan.seated if other is not place and other.bot is None}
        names: list[tuple[str | None, str]] = [(None, _("Any device"))]
        names += [
            (pad, _("Gamepad {number}").format(number=number_in + 1))
            for number_in, pad in enumerate(pads)
            if pad not in taken
        ]
        return ui.stepper(
            ("pad", number),
            names,
            place.pad if place.pad in pads else None,
            partial(self.plan.choose_pad, number),
            tip=_("What this seat is played with"),
            width=_PAD if not ui.compact else 420,
        )

    def _open_extra(self) -> None:
        if self.box.extra is not None:
            self.host.push(self.box.extra.open(self.evening))

    def _open_rules(self) -> None:
        from scenes.rules.scene import Rules

        self.host.push(Rules(self.box))


def _rename(place: SeatPlan, name: str) -> None:
    place.name = name


def _choose_kit(place: SeatPlan, kit: str) -> None:
    place.kit = kit


def _seat_bot(place: SeatPlan, level: str | None) -> None:
    place.bot = level
