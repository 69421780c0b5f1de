"""The on-screen keyboard: a card to enter a name with a pad, a mouse, or keys."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar, Final

from scenes.input.intents import Back, Edit, Hint, Intent, Next, Previous, Secondary, Typed
from scenes.kit.fields import edited
from scenes.kit.layout import Node
from scenes.kit.theme import HEADING_SIZE
from scenes.kit.ui import Style, Ui
from scenes.scene import Scene
from tabletop.app.translations import _

LETTERS: Final = ("qwertyuiop", "asdfghjkl'", "zxcvbnm-._")
ACCENTS: Final = ("éèêëàâäáæç", "îïíìôöóòœñ", "ûüúùÿßåøãõ")
FIGURES: Final = ("1234567890", "!?&+*/=()@", ',;:#%"«»¿¡')
_PAGES: Final = {"letters": LETTERS, "accents": ACCENTS, "figures": FIGURES}


class Writing(Scene):
    """Writes a line of text. ``on`` is called with it when it is done, never when one goes back."""

    overlay: ClassVar[bool] = True

    def __init__(self, title: str, value: str, on: Callable[[str], None], most: int) -> None:
        self.title = title
        self.value = value
        self.most = most
        self._on = on
        self._page = "letters"
        self._large = not value

    def compose(self, ui: Ui) -> Node:
        """A card at the bottom: the text, the keys, and what ends it."""
        keys = [self._key(ui, letter) for row in _PAGES[self._page] for letter in row]
        pages = [
            ui.button(("page", page), label, partial(self._turn, page), style=self._style(page))
            for page, label in (("letters", _("abc")), ("accents", _("éñß")), ("figures", _("123")))
        ]
        shown = self.value + "|"
        card = ui.card(
            ui.column(
                ui.row(
                    ui.text(self.title, bold=True),
                    ui.space(grow=1),
                    ui.small(_("{used} of {most}").format(used=len(self.value), most=self.most)),
                ),
                ui.panel(ui.text(shown, HEADING_SIZE, lines=1), "panel", pad=14),
                ui.grid(keys, 10, gap=8),
                ui.row(
                    ui.icon_button("shift", "shift", self._shift, tip=_("Capital letters")),
                    *pages,
                    ui.button("space", _("Space"), lambda: self._type(" "), grow=1),
                    ui.icon_button("erase", "erase", self._erase, tip=_("Erase")),
                    gap=8,
                ),
                ui.row(
                    ui.button("cancel", _("Cancel"), self.host.pop),
                    ui.space(grow=1),
                    ui.button("done", _("Done"), self._finish, style="primary"),
                ),
                gap=14,
            ),
            pad=28,
            most_width=1180,
        )
        return ui.column(ui.space(grow=1), ui.row(card, along="center"), ui.space(24))

    def handle(self, intent: Intent) -> bool:
        """Typing goes in, back erases nothing but leaves; pad buttons save the way to the keys."""
        match intent:
            case Typed(text=text):
                self._type(text)
            case Edit(act="erase") | Secondary():
                self._erase()
            case Hint():
                self._type(" ")
            case Back():
                self.host.pop()
            case _:
                return False
        return True

    def intercept(self, intent: Intent) -> bool:
        """The shoulders turn the pages."""
        if isinstance(intent, Next | Previous) and intent.device.kind.value == "pad":
            pages = list(_PAGES)
            by = 1 if isinstance(intent, Next) else -1
            self._turn(pages[(pages.index(self._page) + by) % len(pages)])
            return True
        if isinstance(intent, Secondary) and intent.x is None:
            self._erase()
            return True
        return False

    def _key(self, ui: Ui, letter: str) -> Node:
        shown = self._cased(letter)
        first = letter == LETTERS[1][0]
        return ui.button(
            ("key", letter), shown, lambda: self._type(shown), default=first, enabled=len(self.value) < self.most
        )

    def _style(self, page: str) -> Style:
        return "primary" if page == self._page else "quiet"

    def _cased(self, letter: str) -> str:
        if not self._large:
            return letter
        return "ẞ" if letter == "ß" else letter.upper()

    def _type(self, text: str) -> None:
        self.value = edited(self.value, len(self.value), text, self.most)[0]
        self._large = self.value.endswith((" ", "-"))

    def _erase(self) -> None:
        self.value = self.value[:-1]
        self._large = not self.value

    def _shift(self) -> None:
        self._large = not self._large

    def _turn(self, page: str) -> None:
        self._page = page

    def _finish(self) -> None:
        self.host.pop()
        self._on(self.value.strip())
