"""What the work on anything has in common: naming, saving, handing out, and that nothing of it is lost."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic

from scenes.input.intents import Back, FileDropped, Intent, Lapse, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.theme import BODY_SIZE
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.works.code import CodeCard
from scenes.works.design import Design
from scenes.works.workshop import C, D, Refusal, W, Workshop
from tabletop.app.translations import _
from tabletop.app.works import LONGEST_NAME


class WorkEditor(Scene, Generic[C, W, D]):
    """The work on one thing. Subclasses compose the screen.

    Attributes:
        workshop: where it is kept.
        design: the work.
    """

    def __init__(self, workshop: Workshop[C, W, D], design: Design[C]) -> None:
        self.workshop = workshop
        self.design = design
        self._words = workshop.words

    # Parts of the screen

    def head(self, ui: Ui, *tools: Node | None) -> Node:
        """The way back and the name, and ``tools`` beside it."""
        name = ui.field(
            "name",
            self.design.name,
            self.rename,
            title=_(self._words.name),
            hint=_(self._words.name),
            most=LONGEST_NAME,
            grow=1,
        )
        return ui.row(ui.icon_button("back", "left", self.close, tip=_("Back")), name, *tools, gap=16)

    def steps(self, ui: Ui) -> list[Node]:
        """Undo, redo, and what the work is begun with."""
        design = self.design
        return [
            self.tool(ui, "undo", _("Undo"), design.undo, "z", design.can_undo, _("Nothing has been done yet")),
            self.tool(ui, "redo", _("Redo"), design.redo, "y", design.can_redo, _("Nothing was undone")),
        ]

    def tool(
        self, ui: Ui, key: str, label: str, act: Callable[[], None], shortcut: str | None, enabled: bool, why: str
    ) -> Node:
        """A small button for a step of the work."""
        return ui.button(key, label, act, enabled=enabled, why=why, shortcut=shortcut, size=24)

    def endings(self, ui: Ui, size: float = BODY_SIZE) -> list[Node]:
        """Save, play, code and export, in type of that size; those that want a whole work say what it lacks."""
        why = self.workshop.left(self.design.content)
        whole = not why
        return [
            ui.button(
                "save",
                _("Save"),
                self.save,
                style="primary",
                enabled=whole and self.design.changed,
                why=why or _("Nothing has changed since it was saved"),
                shortcut="s",
                size=size,
            ),
            ui.button("play", _(self._words.play), self.play_on, enabled=whole, why=why, shortcut="p", size=size),
            ui.button("code", _("Code"), self.show_code, shortcut="c", size=size),
            ui.button("export", _("Export"), self.export, enabled=whole, why=why, shortcut="e", size=size),
        ]

    @property
    def kept(self) -> str:
        """Says when nothing is to be saved."""
        return _("Saved") if self.design.slot is not None and not self.design.changed else ""

    # What can be done

    def rename(self, name: str) -> None:
        """Calls it so from the next saving on."""
        self.design.name = name

    def begin_anew(self) -> None:
        """Chooses what it begins with; it can be undone."""
        self.host.push(self.workshop.start(self.design.arrange))

    def save(self) -> None:
        """Keeps the work under its name; asks for one first, and before another work is replaced."""
        if not self.design.name.strip():
            self.host.ask_text(_(self._words.name), "", self._name_and_save, LONGEST_NAME)
            return
        other = self.workshop.store.named(self.design.name)
        if other is None or other.slot == self.design.slot:
            self._keep(self.design.slot)
            return
        question = _(self._words.taken).format(name=other.name)
        answers = [
            Answer(_("Keep both"), self._keep_both),
            Answer(_("Replace it"), partial(self._keep, other.slot), "danger"),
        ]
        self.host.push(Ask(_(self._words.replace), question, answers))

    def _name_and_save(self, name: str) -> None:
        self.rename(name)
        if name.strip():
            self.save()

    def _keep_both(self) -> None:
        self.rename(self.workshop.store.free_name(self.design.name.strip()))
        self._keep(self.design.slot)

    def _keep(self, slot: str | None) -> None:
        try:
            kept = self.workshop.save(self.design.name, self.design.content, slot)
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
            return
        self.design.note_kept(kept)
        self.workshop.forget_draft()
        self.say(_("{name} is saved").format(name=self.design.name.strip()))

    def export(self) -> None:
        """Writes the work as a picture that carries it."""
        try:
            file = self.workshop.hand_out(self.design.name, self.design.content)
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        else:
            self.say(_("Written to {file}").format(file=file))

    def show_code(self) -> None:
        """Shows the code of the work, and takes others."""
        content = self.design.content
        whole = not self.workshop.left(content)
        self.host.push(CodeCard(self.workshop, content if whole else None, self.design.arrange))

    def play_on(self) -> None:
        """Sets up a table that plays with it."""
        self.keep_draft()
        self.workshop.set_up_table(self.design.content, self.design.name)

    def close(self) -> None:
        """Goes back; what is not saved is kept as unfinished."""
        self.host.pop()

    # What happens to it

    def handle(self, intent: Intent) -> bool:
        """Back; a file dropped on the window is read."""
        match intent:
            case Back() | Menu():
                self.close()
            case FileDropped(path=path):
                self._read(path)
            case Lapse():
                self.keep_draft()
                return False
            case _:
                return False
        return True

    def leave(self) -> None:
        """What is not saved is kept as unfinished."""
        self.keep_draft()

    def keep_draft(self) -> None:
        """Keeps the work that is not saved, so that nothing can be lost."""
        if self.design.changed and self.design.begun:
            self.workshop.keep_draft(self.design)
        else:
            self.workshop.forget_draft()

    def _read(self, path: str) -> None:
        try:
            work = self.workshop.read(Path(path))
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        else:
            self.design.arrange(self.workshop.content(work))
