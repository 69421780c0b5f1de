"""The works of one kind: begin one, go on with one, copy, hand out, delete; and take in those of others."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Generic

from scenes.frames import screen
from scenes.input.intents import Back, FileDropped, Intent, Menu
from scenes.kit.dialog import Answer, Ask
from scenes.kit.layout import Node
from scenes.kit.ui import Ui
from scenes.scene import Scene
from scenes.works.code import CodeCard
from scenes.works.design import Design
from scenes.works.files import Files
from scenes.works.workshop import C, D, Refusal, W, Workshop
from tabletop.app.translations import _
from tabletop.app.works import LONGEST_NAME, Saved


class WorkShelf(Scene, Generic[C, W, D]):
    """A list of every work of a kind, by name."""

    def __init__(self, workshop: Workshop[C, W, D]) -> None:
        self.workshop = workshop
        self._words = workshop.words
        self._works: tuple[Saved[W], ...] = ()
        self._draft: Design[C] | None = None

    def enter(self) -> None:
        """Looks what there is."""
        self._look()

    def uncover(self) -> None:
        """Works may have been saved meanwhile."""
        self._look()

    def _look(self) -> None:
        self._works = self.workshop.works()
        self._draft = self.workshop.draft()
        self.refresh()

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """What begins a work above, the unfinished one first, then one card a work."""
        begins = ui.wrap(
            ui.button("new", _(self._words.new), self._begin, style="primary", default=self._draft is None),
            ui.button("files", _("Take in a file"), self._open_files),
            ui.button("code", _("Type a code"), self._open_code),
            gap=16,
        )
        cards = [self._card(ui, saved) for saved in self._works]
        none = ui.text(_(self._words.none), align="center") if not cards and not self._draft else None
        body = ui.scroll("works", ui.column(none, self._draft_card(ui), *cards, gap=20), grow=1)
        wide = min(1500.0, ui.width * 0.94)
        inner = ui.row(ui.column(begins, body, gap=24, width=wide), along="center", align="stretch")
        return screen(ui, _(self._words.title), self.host.pop, inner)

    def _card(self, ui: Ui, saved: Saved[W]) -> Node:
        slot = saved.slot
        words = ui.name(saved.name, 34, bold=True)
        buttons = ui.wrap(
            ui.button(("play", slot), _(self._words.play), partial(self._play, saved)),
            ui.button(("change", slot), _("Change"), partial(self._change, saved)),
            ui.button(("rename", slot), _("Rename"), partial(self._ask_name, saved)),
            ui.button(("copy", slot), _("Copy"), partial(self._copy, saved)),
            ui.button(("export", slot), _("Export"), partial(self._export, saved)),
            ui.button(("delete", slot), _("Delete"), partial(self._ask_delete, saved), style="danger"),
            gap=12,
        )
        preview = self.workshop.preview(ui, saved.work)
        return ui.card(ui.row(preview, ui.column(words, buttons, gap=18, grow=1), gap=28), pad=22)

    def _draft_card(self, ui: Ui) -> Node | None:
        draft = self._draft
        if draft is None:
            return None
        words = ui.column(
            ui.text(_(self._words.unfinished), bold=True, lines=1),
            ui.name(draft.name) if draft.name else None,
            gap=2,
            grow=1,
        )
        go_on = ui.button("go on", _("Go on"), partial(self._open, draft), style="primary", default=True)
        forget = ui.button("forget", _("Delete"), self._ask_forget, style="danger")
        return ui.card(ui.row(words, go_on, forget, gap=20), pad=22)

    # What can be done

    def _begin(self) -> None:
        self.host.push(self.workshop.start(self._begin_with))

    def _open_code(self) -> None:
        self.host.push(CodeCard(self.workshop, None, self._begin_with))

    def _open_files(self) -> None:
        self.host.push(Files(self.workshop, self._take_in))

    def _begin_with(self, content: C) -> None:
        self._work_on(lambda: self.workshop.design(content))

    def _take_in(self, work: W) -> None:
        self._work_on(lambda: self.workshop.design(self.workshop.content(work), work.name))

    def _change(self, saved: Saved[W]) -> None:
        self._work_on(lambda: self.workshop.design(self.workshop.content(saved.work), saved.name, saved.slot))

    def _work_on(self, make: Callable[[], Design[C]]) -> None:
        """Opens the editor; an unfinished work is asked about first, as there is but one."""
        if self._draft is None:
            self._open(make())
            return
        answers = [
            Answer(_("Go on with the unfinished one"), partial(self._open, self._draft)),
            Answer(_("Delete it"), lambda: self._open(make()), "danger"),
        ]
        self.host.push(Ask(_(self._words.unfinished_already), _("Only one can be unfinished at a time."), answers))

    def _open(self, design: Design[C]) -> None:
        self.host.push(self.workshop.editor(design))

    def _play(self, saved: Saved[W]) -> None:
        self.workshop.set_up_table(self.workshop.content(saved.work), saved.name)

    def _ask_name(self, saved: Saved[W]) -> None:
        self.host.ask_text(_(self._words.name), saved.name, partial(self._rename, saved), LONGEST_NAME)

    def _rename(self, saved: Saved[W], name: str) -> None:
        """A name that is another's already gets a number: nothing is replaced by renaming."""
        if not name.strip() or name.strip() == saved.name:
            return
        other = self.workshop.store.named(name)
        free = name if other is None or other.slot == saved.slot else self.workshop.store.free_name(name.strip())
        self._attempt(lambda: self.workshop.rename(saved.slot, free))

    def _copy(self, saved: Saved[W]) -> None:
        self._attempt(lambda: self.workshop.copy(saved.slot))

    def _export(self, saved: Saved[W]) -> None:
        self._attempt(lambda: self._tell_file(saved))

    def _tell_file(self, saved: Saved[W]) -> None:
        file = self.workshop.hand_out(saved.name, self.workshop.content(saved.work))
        self.say(_("Written to {file}").format(file=file))

    def _ask_delete(self, saved: Saved[W]) -> None:
        question = _("{name} cannot be brought back.").format(name=saved.name)
        delete = partial(self._attempt, lambda: self.workshop.delete(saved.slot))
        self._ask(_(self._words.delete), question, delete)

    def _ask_forget(self) -> None:
        self._ask(_(self._words.forget), _("It cannot be brought back."), self._forget)

    def _ask(self, title: str, question: str, delete: Callable[[], None]) -> None:
        keep = Answer(_("Keep it"), lambda: None)
        self.host.push(Ask(title, question, [keep, Answer(_("Delete"), delete, "danger")]))

    def _forget(self) -> None:
        self.workshop.forget_draft()
        self._look()

    def _attempt(self, act: Callable[[], object]) -> None:
        """Does what may fail, and tells people why when it does."""
        try:
            act()
        except Refusal as refusal:
            self.say(refusal.words, alert=True)
        self._look()

    def handle(self, intent: Intent) -> bool:
        """Back; a file dropped on the window is taken in."""
        match intent:
            case Back() | Menu():
                self.host.pop()
            case FileDropped(path=path):
                self._attempt(lambda: self._take_in(self.workshop.read(Path(path))))
            case _:
                return False
        return True
