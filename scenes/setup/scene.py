"""Setting up a table: what is played, by whom, under which agreements."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any, Final

from scenes.boxes import Box, Named
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
_SEAT_HEIGHT: Final = 108.0


class SetUp(Scene):
    """The table before the game. It begins with the last table of this game."""

    def __init__(self, evening: Evening, box: Box) -> None:
        self.evening = evening
        self.box = box
        self.plan = TablePlan.from_table(box, evening.host.settings.tables.get(box.id))

    def compose(self, ui: Ui) -> Node:
        """What is played at the left, who plays at the right, Start below."""
        start = ui.button("start", _("Start"), self.start, style="primary", default=True, least_width=320, size=34)
        rules = ui.button("rules", _("Rules"), self._open_rules)
        if ui.compact:
            parts = ui.column(self._seats(ui), self._variants(ui), *self._options(ui), gap=32)
            body = ui.column(ui.scroll("set up", parts, grow=1), ui.row(start, along="end"), gap=20)
        else:
            cover = ui.fit(ui.painted(partial(draw_lid, self.box)), BOX_RATIO, grow=1)
            agreed = ui.column(self._variants(ui), *self._options(ui), gap=30)
            left = ui.column(cover, ui.panel(agreed, "panel", pad=28), gap=40, width=_LEFT)
            seats = ui.panel(ui.scroll("seats", self._seats(ui), grow=1), "panel", pad=28, grow=1)
            right = ui.column(seats, ui.row(start, along="end"), gap=28, grow=1)
            body = ui.row(left, right, gap=36, align="stretch")
        return screen(ui, self.box.title, self.host.pop, body, tools=rules)

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
        self.evening.begin(self.box, self.plan.table())

    # What is played

    def _variants(self, ui: Ui) -> Node | None:
        if len(self.box.variants) < 2:
            return None
        chosen = self.plan.variant
        return self._choice(ui, _("Game"), "variant", self.box.variants, chosen, self.plan.choose_variant)

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
        return ui.row(sign, name, who, self._pad(ui, number, place), gap=20, height=_SEAT_HEIGHT)

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

    def _open_rules(self) -> None:
        from scenes.rules.scene import Rules

        self.host.push(Rules(self.box))


def _rename(place: SeatPlan, name: str) -> None:
    place.name = name


def _seat_bot(place: SeatPlan, level: str | None) -> None:
    place.bot = level
