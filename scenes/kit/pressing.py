"""Building what people press, switch, step and slide. All lengths are design units."""

from collections.abc import Callable, Hashable, Sequence
from functools import partial
from typing import Any, Literal, Unpack

from scenes.input.intents import Direction, Intent
from scenes.kit.building import Place
from scenes.kit.controls import Active, Bar, Icon, Knob, Manner, Steps, off_skin, well_skin
from scenes.kit.fonts import Face
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.scrolling import reader
from scenes.kit.skins import DANGEROUS, PRIMARY, QUIET, Skin
from scenes.kit.targets import Drag, Drop, HoldPhase, Target
from scenes.kit.theme import BODY_SIZE, CONTROL_HEIGHT, RADIUS, Ground, Tone
from scenes.kit.wording import Wording

Style = Literal["primary", "quiet", "danger"]

_STYLES: dict[Style, Skin] = {"primary": PRIMARY, "quiet": QUIET, "danger": DANGEROUS}
_SIDE_PAD = 28.0


class Pressing(Wording):
    """The part of the builder that makes things to press.

    Every one takes an id (``key``), the same from frame to frame; ``why`` is what it says when it cannot be used.
    """

    def target(
        self,
        key: Hashable,
        child: Node,
        *,
        on: Callable[[], None] | None = None,
        ask: Callable[[], None] | None = None,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        drag: Drag | None = None,
        drop: Drop | None = None,
        hold: Callable[[HoldPhase, Intent], None] | None = None,
        adjust: Callable[[Direction], bool] | None = None,
        track: Callable[[float, float], None] | None = None,
        shortcut: str | None = None,
        default: bool = False,
        radius: float | None = RADIUS,
        draw: Callable[[Frame, Box, Manner], None] | None = None,
        covers: Callable[[float, float], bool] | None = None,
        **place: Unpack[Place],
    ) -> Node:
        """Makes any widget something to point at: press, take, drop on, hold (see ``scenes.kit.targets``).

        ``draw(frame, box, manner)`` draws beneath the child, knowing whether it is lit, pressed or welcome to drop
        on. ``radius`` rounds the focus ring; None leaves the marking of the focus to ``draw``. ``covers`` says which
        points in real pixels the mouse hits it at, when its shape is not its rectangle.
        """
        spot = Target(
            key,
            rect=Box(0, 0, 0, 0).rect(),
            enabled=enabled,
            why=why,
            tip=tip,
            act=on,
            ask=ask,
            drag=drag,
            drop=drop,
            hold=hold,
            adjust=adjust,
            track=track,
            shortcut=shortcut,
            default=default,
            radius=None if radius is None else self.px(radius),
            covers=covers,
        )
        node = Active(child, spot, self._manner, least=self.stage.target_pixels(), draw=draw)
        return self.placed(node, place)

    def reading(self, key: Hashable, child: Node, *, default: bool = False, **place: Unpack[Place]) -> Node:
        """A text to read in a window that scrolls: the focus can rest on it, and up and down scroll it to its ends."""
        area = self.scroll(key, child)
        return self.target(
            key, area, adjust=reader(self.view.memory, key), default=default, radius=RADIUS, draw=None, **place
        )

    def button(
        self,
        key: Hashable,
        label: str,
        on: Callable[[], None],
        *,
        style: Style = "quiet",
        icon: str | None = None,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        shortcut: str | None = None,
        default: bool = False,
        size: float = BODY_SIZE,
        **place: Unpack[Place],
    ) -> Node:
        """A button. ``primary`` is the one thing wanted now, ``danger`` what cannot be taken back."""
        words = self._words(
            label, Face.BOLD if style != "quiet" else Face.TEXT, size, "plain", "center", 2, Place(grow=1)
        )
        if not enabled:
            words.tone = Tone.SOFT
        child: Node = words
        if icon is not None:
            child = self.row(Icon(icon, self.px(size * 1.3)), words, gap=12)
        return self._plated(key, child, on, _STYLES[style], enabled, why, tip, shortcut, default, _SIDE_PAD, place)

    def icon_button(
        self,
        key: Hashable,
        icon: str,
        on: Callable[[], None],
        *,
        tip: str,
        style: Style = "quiet",
        enabled: bool = True,
        why: str = "",
        shortcut: str | None = None,
        **place: Unpack[Place],
    ) -> Node:
        """A square button with an icon of the kit; ``tip`` says in words what it does."""
        child = Icon(icon, self.px(40), Tone.PLAIN if enabled else Tone.SOFT)
        node = self._plated(key, self.center(child), on, _STYLES[style], enabled, why, tip, shortcut, False, 0.0, place)
        side = max(self.px(CONTROL_HEIGHT), self.stage.target_pixels())
        node.width = node.width or side
        node.height = node.height or side
        return node

    def toggle(
        self,
        key: Hashable,
        label: str,
        value: bool,
        on: Callable[[bool], None],
        *,
        note: str = "",
        enabled: bool = True,
        why: str = "",
        **place: Unpack[Place],
    ) -> Node:
        """A switch with its label, and a note in small type below it."""
        words = self.column(
            self.text(label, tone="plain" if enabled else "soft"),
            self.small(note) if note else None,
            gap=2,
            grow=1,
        )
        child = self.row(words, Knob(value, max(self.px(44), 20.0)), gap=24)
        return self.target(
            key, self.pad(child, beside=12, above=8), on=lambda: on(not value), enabled=enabled, why=why, **place
        )

    def choice(
        self,
        key: Hashable,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on: Callable[[Any], None],
        *,
        enabled: bool = True,
        why: str = "",
        **place: Unpack[Place],
    ) -> Node:
        """One of a few options side by side; ``options`` are (value, label)."""
        segments = [
            self._segment((key, option), label, option == value, partial(on, option), enabled, why)
            for option, label in options
        ]
        return self.wrap(*segments, gap=10, **place)

    def stepper(
        self,
        key: Hashable,
        options: Sequence[tuple[Any, str]],
        value: Any,
        on: Callable[[Any], None],
        *,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        wraps: bool = True,
        **place: Unpack[Place],
    ) -> Node:
        """One of many options, stepped through: left and right by keys, the halves by mouse."""
        steps = Steps([option for option, _ in options], value, on, wraps)
        label = dict(options).get(value, "")
        tone = Tone.PLAIN if enabled else Tone.SOFT
        side = self.px(34)
        child = self.row(
            Icon("left", side, tone),
            self._words(label, Face.TEXT, BODY_SIZE, tone.value, "center", 1, Place(grow=1)),
            Icon("right", side, tone),
            gap=8,
        )
        spot = Target(
            key,
            rect=Box(0, 0, 0, 0).rect(),
            enabled=enabled,
            why=why,
            tip=tip,
            act=self._by_halves(key, steps),
            adjust=steps.adjust,
            radius=self.px(RADIUS),
        )
        node = Active(
            child,
            spot,
            self._manner,
            skin=well_skin if enabled else off_skin,
            pads=(self.px(12), self.px(10)),
            least=self._control_height(),
        )
        return self.placed(node, place)

    def slider(
        self,
        key: Hashable,
        value: float,
        on: Callable[[float], None],
        *,
        low: float = 0.0,
        high: float = 1.0,
        step: float = 0.1,
        enabled: bool = True,
        why: str = "",
        tip: str = "",
        **place: Unpack[Place],
    ) -> Node:
        """A value on a bar: dragged by mouse, stepped by left and right."""
        span = high - low

        def put(wanted: float) -> None:
            held = min(high, max(low, low + round((wanted - low) / step) * step))
            if held != value:
                on(held)

        def adjust(direction: Direction) -> bool:
            if direction in (Direction.UP, Direction.DOWN):
                return False
            put(value + step * direction.value[0])
            return True

        bar = Bar((value - low) / span if span else 0.0, max(self.px(44), 22.0), handle=True)
        return self.target(
            key,
            bar,
            adjust=adjust,
            track=lambda x, _: put(low + x * span),
            enabled=enabled,
            why=why,
            tip=tip,
            **place,
        )

    def _manner(self, target: Target) -> Manner:
        focus = self.view.focus
        return Manner(focus.lit == target.id, focus.pressed == target.id, focus.accepts(target))

    def _control_height(self) -> float:
        return max(self.px(CONTROL_HEIGHT), self.stage.target_pixels())

    def _plated(
        self,
        key: Hashable,
        child: Node,
        on: Callable[[], None],
        skin: Skin,
        enabled: bool,
        why: str,
        tip: str,
        shortcut: str | None,
        default: bool,
        beside: float,
        place: Place,
    ) -> Node:
        spot = Target(
            key,
            rect=Box(0, 0, 0, 0).rect(),
            enabled=enabled,
            why=why,
            tip=tip,
            act=on,
            shortcut=shortcut,
            default=default,
            radius=self.px(RADIUS),
        )

        def dress(ground: Ground) -> Skin:
            return skin if enabled else off_skin(ground)

        pads = (self.px(beside), self.px(10))
        node = Active(child, spot, self._manner, skin=dress, pads=pads, least=self._control_height())
        return self.placed(node, place)

    def _segment(
        self, key: Hashable, label: str, chosen: bool, on: Callable[[], None], enabled: bool, why: str
    ) -> Node:
        """One option of a choice: brass with a tick when chosen."""
        words = self._words(label, Face.BOLD if chosen else Face.TEXT, BODY_SIZE, "plain", "center", 1, Place(grow=1))
        child = self.row(Icon("check", self.px(30)), words, gap=8) if chosen else words
        usable = enabled or chosen
        return self._plated(key, child, on, PRIMARY if chosen else QUIET, usable, why, "", None, False, 24.0, Place())

    def _by_halves(self, key: Hashable, steps: Steps) -> Callable[[], None]:
        """A press on the left half of a stepper goes back, anything else on."""
        focus, stage = self.view.focus, self.stage

        def act() -> None:
            target = focus.target(key)
            at = focus.pointer
            back = False
            if target is not None and at is not None and not focus.ring_shown:
                back = stage.to_pixels(*at)[0] < target.rect.centerx
            steps.move(-1 if back else 1)

        return act
