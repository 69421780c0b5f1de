"""The settings, each changed at once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scenes.frames import screen
from scenes.input.intents import Back, Intent, Menu
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from tabletop.app.formats import format_percent
from tabletop.app.translations import LANGUAGES, _, available

if TYPE_CHECKING:
    from scenes.evening import Evening

_LABEL_WIDTH: Final = 440.0
_VOLUME_STEP: Final = 10
_WIDEST_MARGIN: Final = 10


class SettingsScene(Scene):
    """Language, sound, motion, dice and screen."""

    def __init__(self, evening: Evening) -> None:
        self.evening = evening

    def compose(self, ui: Ui) -> Node:
        """One row a setting, on one card."""
        rows = [self._language(ui), *self._sound(ui), *self._motion(ui), self._dice(ui), *self._picture(ui)]
        card = ui.card(ui.column(*rows, gap=26), pad=40)
        wide = min(1560.0, ui.width * 0.94)
        body = ui.scroll("settings", ui.column(card), grow=1, margin=20)
        return screen(
            ui, _("Settings"), self.host.pop, ui.row(ui.column(body, width=wide), along="center", align="stretch")
        )

    def handle(self, intent: Intent) -> bool:
        """Back to where one came from."""
        if isinstance(intent, Back | Menu):
            self.host.pop()
            return True
        return False

    def _language(self, ui: Ui) -> Node:
        own = [(code, LANGUAGES[code]) for code in available()]
        chosen = self.host.settings.language
        languages = ui.choice(
            "language",
            [(None, _("As the system")), *own],
            chosen,
            lambda code: self.host.change_settings(language=code),
            grow=1,
        )
        return _row(ui, _("Language"), languages)

    def _sound(self, ui: Ui) -> list[Node]:
        settings, change = self.host.settings, self.host.change_settings
        slider = ui.slider(
            "volume",
            settings.volume,
            lambda value: change(volume=round(value)),
            low=0,
            high=100,
            step=_VOLUME_STEP,
            enabled=not settings.muted,
            why=_("The sound is off."),
            tip=_("Volume"),
            grow=1,
        )
        shown = ui.text(format_percent(settings.volume / 100), align="right", width=120, lines=1)
        return [
            _row(ui, _("Volume"), ui.row(slider, shown, gap=24, grow=1)),
            ui.toggle("sound", _("Sound"), not settings.muted, lambda on: change(muted=not on)),
        ]

    def _motion(self, ui: Ui) -> list[Node]:
        settings, change = self.host.settings, self.host.change_settings
        paces = [("calm", _("Calm")), ("brisk", _("Brisk")), ("none", _("None"))]
        pace = ui.choice("animation", paces, settings.animation, lambda value: change(animation=value), grow=1)
        return [
            _row(ui, _("Animation"), pace),
            ui.toggle(
                "reduced",
                _("Reduced motion"),
                settings.reduced_motion,
                lambda on: change(reduced_motion=on),
                note=_("Things are where they go at once, without flying there."),
            ),
        ]

    def _dice(self, ui: Ui) -> Node:
        settings, change = self.host.settings, self.host.change_settings
        places = [("beside", _("Beside the track")), ("tray", _("In the track"))]
        place = ui.choice("dice_aside", places, settings.dice_aside, lambda value: change(dice_aside=value), grow=1)
        return _row(ui, _("Dice set aside lie"), place)

    def _picture(self, ui: Ui) -> list[Node]:
        settings, change = self.host.settings, self.host.change_settings
        margins = [(percent, format_percent(percent / 100)) for percent in range(_WIDEST_MARGIN + 1)]
        margin = ui.stepper(
            "margin",
            margins,
            settings.safe_margin,
            lambda value: change(safe_margin=value),
            tip=_("For televisions that cut off the edges of the picture."),
            wraps=False,
            grow=1,
        )
        return [
            _row(ui, _("Margin around the picture"), margin),
            ui.toggle("fullscreen", _("Whole screen"), settings.fullscreen, self.evening.show_fullscreen),
        ]


def _row(ui: Ui, label: str, control: Node) -> Node:
    """A setting with its name at the left; on a small window the name stands above."""
    control.grow = 1.0
    if ui.compact:
        return ui.column(ui.pad(ui.text(label), beside=12, above=0), control, gap=8)
    return ui.row(ui.pad(ui.text(label, lines=2), beside=12, above=0, width=_LABEL_WIDTH), control, gap=24)
