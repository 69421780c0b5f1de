"""The focus graph: what mouse, keyboard and pad point at is one and the same, and so is what they do with it.

The mouse focuses by hovering; keys and pads by steps. A press acts on release over the target it began on. What is
dragged is taken on moving; keys and pads take it with accept, move among the places it may go, and accept again;
back returns it, as does letting go anywhere else.
"""

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from scenes.input.intents import (
    MOUSE,
    Accept,
    AcceptEnd,
    Back,
    Device,
    DeviceKind,
    Direction,
    Intent,
    Key,
    Lapse,
    Move,
    Next,
    Point,
    Press,
    Previous,
    Release,
    Secondary,
)
from scenes.kit.carrying import DROP, RETURN, TAKE, Carry, Carrying
from scenes.kit.frame import Frame
from scenes.kit.motion import Timelines
from scenes.kit.navigation import Edges, graph
from scenes.kit.stage import Stage
from scenes.kit.targets import Target

TAKE_DISTANCE: Final = 10.0  # design units the pointer moves before a press becomes a drag
RETURN_TIME: Final = 200.0

PRESS: Final = "press"
REFUSE: Final = "refuse"
SOUNDS: Final = (PRESS, REFUSE, TAKE, DROP, RETURN)
"""The names of the sounds that the focus plays."""


class Focus:
    """The focus of one scene.

    Attributes:
        lit: the id of the target pointed at, None when the mouse is over none.
        pressed: the id of the target being pressed.
        device: what was used last.
        pointer: where the mouse is, in design units; None before it has been moved.
    """

    def __init__(
        self,
        timelines: Timelines,
        return_time: Callable[[], float] = lambda: RETURN_TIME,
        sound: Callable[[str], None] = lambda _: None,
    ) -> None:
        self.lit: Hashable = None
        self.pressed: Hashable = None
        self.device: Device = MOUSE
        self._carrying = Carrying(timelines, return_time, sound)
        self._sound = sound
        self._targets: dict[Hashable, Target] = {}
        self._order: list[Target] = []
        self._stage = Stage.fit((1920, 1080))
        self._memory: Hashable = None
        self._began: tuple[float, float] = (0.0, 0.0)
        self.pointer: tuple[float, float] | None = None
        self._tracking: Target | None = None
        self._holding: Target | None = None
        self._graph: tuple[tuple[Hashable, ...], Edges] | None = None

    # What the scene and its widgets ask

    @property
    def ring_shown(self) -> bool:
        """Whether the focus is marked with a ring: always, except with the mouse, which has a pointer."""
        return self.device.kind is not DeviceKind.MOUSE

    @property
    def carry(self) -> Carry | None:
        """What is being dragged, or is on its way back."""
        return self._carrying.now

    def accepts(self, target: Target) -> bool:
        """Whether what is carried may be dropped there."""
        return self._carrying.accepts(target)

    def target(self, name: Hashable) -> Target | None:
        """The target of that id in the present frame."""
        return self._targets.get(name)

    def scroll_clip(self, target: Target, frame: Frame) -> pygame.Rect | None:
        """The rectangle of the scroll area a target lies in; None when it lies in none."""
        state = frame.scrollers.get(target.scroller) if target.scroller is not None else None
        return state.rect if state is not None else None

    def focus(self, name: Hashable) -> None:
        """Moves the focus, for a scene that knows where people want to go next."""
        self._memory = name
        if self.ring_shown:
            self.lit = name

    # What the screen tells

    def adopt(self, frame: Frame) -> bool:
        """Takes the targets of a new frame; returns whether the focus had to move, so that it is to be drawn again."""
        before = self._targets.get(self.lit) if self.lit is not None else None
        self._targets = {target.id: target for target in frame.targets}
        self._order = frame.targets
        self._stage = frame.stage
        carried = self._carrying.held
        if carried is not None and carried.source not in self._targets:
            self.cancel_carry(at_once=True)
        found = self._targets.get(self.lit) if self.lit is not None else None
        if found is not None and found.focusable:
            return False
        was = self.lit
        if not self.ring_shown:
            hit = self._hit(*self.pointer) if self.pointer is not None else None
            self.lit = hit.id if hit is not None else None
        else:
            self.lit = self._fallback(before)
        return self.lit != was

    def arrive(self, device: Device, pointer: tuple[float, float] | None) -> None:
        """The scene comes into sight with that device in hand, and the pointer there."""
        self.device = device
        self.pointer = pointer
        if not self.ring_shown:
            hit = self._hit(*pointer) if pointer is not None else None
            self.lit = hit.id if hit is not None else None

    def show(self) -> None:
        """Gives the focus a place if it must be seen and has none."""
        if self.ring_shown and self.lit is None:
            self.lit = self._fallback(None)

    def lapse(self, intent: Intent) -> None:
        """Lets go of everything held."""
        self.pressed = None
        self._tracking = None
        self._end_hold(intent, cancelled=True)
        if self.carry is not None:
            self.cancel_carry(at_once=True)

    def dispatch(self, intent: Intent) -> bool:
        """Gives an intent to whatever is concerned; returns whether it was used up."""
        self._note_device(intent)
        match intent:
            case Point():
                return self._point(intent)
            case Press():
                return self._press(intent)
            case Release():
                return self._release(intent)
            case Accept():
                return self._accept(intent)
            case AcceptEnd():
                return self._end_hold(intent)
            case Back():
                return self._back()
            case Move():
                return self._move(intent.direction)
            case Next():
                return self._step(1)
            case Previous():
                return self._step(-1)
            case Secondary():
                return self._ask(intent)
            case Key():
                return self._key(intent)
            case Lapse():
                self.lapse(intent)
        return False

    def would_use(self, intent: Intent) -> Hashable:
        """The id of the target that could be used now and that a press, accept or key would use; None for none."""
        found: Target | None = None
        if self._carrying.held is None:
            match intent:
                case Press():
                    found = self._hit(intent.x, intent.y)
                case Accept():
                    found = self._lit_target()
                case Key():
                    found = next((t for t in self._order if t.shortcut == intent.name and t.focusable), None)
        return found.id if found is not None and found.enabled else None

    # The mouse

    def _point(self, intent: Point) -> bool:
        self.pointer = (intent.x, intent.y)
        if self._tracking is not None:
            self._track(self._tracking, intent.x, intent.y)
            return True
        carry = self._carrying.held
        if carry is not None and carry.device.kind is DeviceKind.MOUSE:
            carry.x, carry.y = intent.x, intent.y
        elif self.pressed is not None:
            self._maybe_take(intent)
        hit = self._hit(intent.x, intent.y)
        self._light(hit.id if hit is not None else None)
        return False

    def _maybe_take(self, intent: Point) -> None:
        """Turns a press into a drag once the pointer has moved far enough."""
        source = self._targets.get(self.pressed)
        if source is None or source.drag is None or not source.enabled or self._holding is not None:
            return
        far = abs(intent.x - self._began[0]) + abs(intent.y - self._began[1])
        if far >= TAKE_DISTANCE:
            self._take(source, intent.device, sticky=False)
            if self.carry is not None:
                self.carry.x, self.carry.y = intent.x, intent.y

    def _press(self, intent: Press) -> bool:
        self.pointer = self._began = (intent.x, intent.y)
        hit = self._hit(intent.x, intent.y)
        if self._carrying.held is not None:
            self._drop_on(hit)
            return True
        self._light(hit.id if hit is not None else None)
        if hit is None:
            return False
        self.pressed = hit.id
        if not hit.enabled:
            return True
        if hit.track is not None:
            self._tracking = hit
            self._track(hit, intent.x, intent.y)
        elif hit.hold is not None:
            self._holding = hit
            hit.hold("begin", intent)
        return True

    def _release(self, intent: Release) -> bool:
        self.pointer = (intent.x, intent.y)
        pressed, self.pressed = self.pressed, None
        if self._tracking is not None:
            self._tracking = None
            return True
        if self._end_hold(intent):
            return True
        hit = self._hit(intent.x, intent.y)
        carry = self._carrying.held
        if carry is not None and not carry.sticky:
            self._drop_on(hit)
            return True
        if pressed is None or hit is None or hit.id != pressed:
            return False
        self._do(hit, intent.device)
        return True

    # Keys and pads

    def _accept(self, intent: Intent) -> bool:
        target = self._lit_target()
        if target is None:
            return self._show_focus()
        if self._carrying.held is not None:
            self._drop_on(target)
            return True
        if target.enabled and target.hold is not None:
            self._holding = target
            target.hold("begin", intent)
            return True
        self._do(target, intent.device)
        return True

    def _back(self) -> bool:
        if self._holding is not None:
            return self._end_hold(Back(self.device), cancelled=True)
        if self._carrying.held is not None:
            self.cancel_carry()
            return True
        return False

    def _move(self, direction: Direction) -> bool:
        target = self._lit_target()
        if target is None:
            return self._show_focus()
        if target.enabled and target.adjust is not None and target.adjust(direction):
            return True
        among = self._reachable()
        names = tuple(t.id for t in among)
        if target.id not in names:
            self._light(names[0] if names else target.id)
            return True
        places = tuple((t.id, *t.rect) for t in among)
        if self._graph is None or self._graph[0] != places:
            self._graph = (places, graph([t.rect for t in among]))
        index = self._graph[1][direction][names.index(target.id)]
        self._light(among[index].id)
        return True

    def _step(self, by: int) -> bool:
        among = self._reachable()
        if not among:
            return False
        target = self._lit_target()
        if target is None:
            return self._show_focus()
        names = [t.id for t in among]
        at = names.index(target.id) if target.id in names else -by
        self._light(names[(at + by) % len(names)])
        return True

    def _ask(self, intent: Secondary) -> bool:
        at = (intent.x, intent.y)
        target = self._lit_target() if at[0] is None or at[1] is None else self._hit(at[0], at[1])
        if target is None:
            return False
        self._light(target.id)
        if target.ask is not None:
            target.ask()
            return True
        return bool(target.words)

    def _key(self, intent: Key) -> bool:
        for target in self._order:
            if target.shortcut == intent.name and target.focusable:
                if self.ring_shown:
                    self._light(target.id)
                self._do(target, intent.device)
                return True
        return False

    # What all devices share

    def _do(self, target: Target, device: Device) -> None:
        """What pressing a target does."""
        if not target.enabled:
            self._light(target.id)
            self._sound(REFUSE)
        elif target.act is not None:
            self._sound(PRESS)
            target.act()
        elif target.drag is not None:
            self._take(target, device, sticky=True)

    def _take(self, source: Target, device: Device, *, sticky: bool) -> None:
        if source.drag is None:
            return
        if self.carry is not None:
            self.cancel_carry(at_once=True)
        self._carrying.take(source, source.drag, self._centre(source), device, sticky=sticky)

    def _drop_on(self, target: Target | None) -> None:
        """Lets go of what is carried over a target, or over nothing."""
        if not self._carrying.drop_on(target):
            self.cancel_carry()

    def cancel_carry(self, *, at_once: bool = False) -> None:
        """Returns what is carried to where it came from."""
        if self.carry is None:
            return
        if self.ring_shown and self.carry.source in self._targets:
            self.lit = self.carry.source
        self._carrying.give_back(at_once=at_once)

    def _end_hold(self, intent: Intent, *, cancelled: bool = False) -> bool:
        holding, self._holding = self._holding, None
        if holding is None or holding.hold is None:
            return False
        holding.hold("cancel" if cancelled else "end", intent)
        return True

    def _track(self, target: Target, x: float, y: float) -> None:
        px, py = self._stage.to_pixels(x, y)
        rect = target.rect
        if target.track is not None:
            target.track(
                min(1.0, max(0.0, (px - rect.x) / max(1, rect.w))),
                min(1.0, max(0.0, (py - rect.y) / max(1, rect.h))),
            )

    def _hit(self, x: float, y: float) -> Target | None:
        """The topmost target at a point."""
        point = self._stage.to_pixels(x, y)
        for target in reversed(self._order):
            if target.hit(*point) and (target.focusable or target.drop is not None):
                return target
        return None

    def _reachable(self) -> list[Target]:
        """The targets that steps go among: while something is carried, where it may go and where it came from."""
        carry = self._carrying.held
        if carry is None:
            return [target for target in self._order if target.focusable]
        return [target for target in self._order if target.id == carry.source or self.accepts(target)]

    def _light(self, name: Hashable) -> None:
        self.lit = name
        if name is not None:
            self._memory = name
        carry = self._carrying.held
        if carry is not None and carry.sticky:
            target = self._targets.get(name)
            if target is not None and self.ring_shown:
                carry.x, carry.y = self._centre(target)

    def _lit_target(self) -> Target | None:
        return self._targets.get(self.lit) if self.lit is not None else None

    def _show_focus(self) -> bool:
        """Brings the focus into sight where it was before, without moving it."""
        self.lit = self._fallback(None)
        return self.lit is not None

    def _fallback(self, near: Target | None) -> Hashable:
        """Where the focus goes when it has no place: where it was, the nearest, the default, the first."""
        focusable = [target for target in self._order if target.focusable]
        if not focusable:
            return None
        names = {target.id for target in focusable}
        if self._memory in names:
            return self._memory
        if near is not None:
            x, y = near.rect.center
            return min(focusable, key=lambda t: abs(t.rect.centerx - x) + abs(t.rect.centery - y)).id
        for target in focusable:
            if target.default and target.enabled:
                return target.id
        return next((target.id for target in focusable if target.enabled), focusable[0].id)

    def _note_device(self, intent: Intent) -> None:
        if isinstance(intent, Lapse):
            return
        if isinstance(intent, Point) and self.pointer is None and self.ring_shown:
            return  # the first report of where the pointer happens to be is nobody's move
        self.device = intent.device

    def _centre(self, target: Target) -> tuple[float, float]:
        return self._stage.to_units(*target.rect.center)
