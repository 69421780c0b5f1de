"""The builder that a scene composes its screen with: ``compose(ui)`` returns ``ui.column(ui.title(…), …)``.

All lengths are design units. A widget that can be pressed takes an id, the same from frame to frame; ``why`` is
what it says when it cannot be used and is pointed at.
"""

from collections.abc import Callable, Hashable
from typing import TYPE_CHECKING, Unpack

from scenes.input.intents import DeviceKind
from scenes.kit.building import Place
from scenes.kit.controls import Active, Bar, Icon, Sign, off_skin, well_skin
from scenes.kit.fields import FieldLook, FieldText, write
from scenes.kit.frame import Box
from scenes.kit.layout import Node
from scenes.kit.pressing import Pressing, Style
from scenes.kit.stage import Stage
from scenes.kit.targets import Target
from scenes.kit.theme import BODY_SIZE, RADIUS, Tone
from scenes.kit.wording import Alignment, ToneName
from scenes.view import Editing, View

if TYPE_CHECKING:
    from scenes.host import Host

__all__ = ["Alignment", "Style", "ToneName", "Ui"]

_FIELD_PAD = 22.0


class Ui(Pressing):
    """Builds widgets for one scene at one size.

    Attributes:
        host: the program around the scene, for widgets that open another scene over it.
    """

    def __init__(self, stage: Stage, view: View, host: "Host") -> None:
        super().__init__(stage, view)
        self.host = host

    def field(
        self,
        key: Hashable,
        value: str,
        on: Callable[[str], None],
        *,
        title: str,
        hint: str = "",
        most: int = 24,
        enabled: bool = True,
        why: str = "",
        default: bool = False,
        **place: Unpack[Place],
    ) -> Node:
        """A line of text to write in. Accept begins and ends.

        A pad and the second mouse button get the on-screen keyboard, called ``title``.
        """
        editing = self.view.editing
        now = editing if editing is not None and editing.field == key else None
        caret = min(now.caret, len(value)) if now is not None else None
        spot = Target(
            key,
            rect=Box(0, 0, 0, 0).rect(),
            enabled=enabled,
            why=why,
            tip=title,
            act=lambda: self._begin_field(key, value, on, title, most),
            ask=lambda: self.host.ask_text(title, value, on, most),
            take=lambda intent: write(self.view, key, value, on, most, self.host.clipboard, intent),
            default=default,
            radius=self.px(RADIUS),
        )
        node = Active(
            FieldText(FieldLook(value, caret, hint), self.stage.text_pixels(BODY_SIZE)),
            spot,
            self._manner,
            skin=well_skin if enabled else off_skin,
            pads=(self.px(_FIELD_PAD), self.px(14)),
            least=self._control_height(),
        )
        return self.placed(node, place)

    def icon(self, icon: str, size: float = 40.0, *, tone: ToneName = "plain", **place: Unpack[Place]) -> Node:
        """One of the kit's icons."""
        return self.placed(Icon(icon, self.px(size), Tone(tone)), place)

    def sign(self, player: int, size: float = 36.0, **place: Unpack[Place]) -> Node:
        """The sign of player colour 0–3, in that colour."""
        return self.placed(Sign(player, max(self.px(size), 12.0)), place)

    def progress(self, share: float, **place: Unpack[Place]) -> Node:
        """A bar filled to ``share`` (0–1)."""
        return self.placed(Bar(share, max(self.px(18), 8.0), handle=False), place)

    def _begin_field(self, key: Hashable, value: str, on: Callable[[str], None], title: str, most: int) -> None:
        if self.view.focus.device.kind is DeviceKind.PAD:
            self.host.ask_text(title, value, on, most)
        else:
            self.view.editing = Editing(key, len(value), value)
