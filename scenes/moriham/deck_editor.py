"""Building a deck: cards are looked for, read, chosen and left out; the deck is tried out, kept and handed on."""

from __future__ import annotations

from functools import partial
from typing import Final

from scenes.input.intents import Hint, Intent
from scenes.kit.frame import Box, Frame
from scenes.kit.layout import Node
from scenes.kit.table import felt
from scenes.kit.ui import Ui
from scenes.moriham import deck_words
from scenes.moriham.card_face import RATIO
from scenes.moriham.deck_cards import draw_full
from scenes.moriham.deck_counts import chip, counts
from scenes.moriham.deck_design import Cards
from scenes.moriham.deck_filter import CardFilter
from scenes.moriham.deck_hand import HAND, TrialHand
from scenes.moriham.deck_lists import chosen_cards, gallery
from scenes.moriham.deck_topics import TopicCard
from scenes.moriham.deck_trial import DeckTrial
from scenes.moriham.leaf import Reading
from scenes.moriham.looks import look_of
from scenes.moriham.texts.cards import kin_name
from scenes.works.design import Design
from scenes.works.editor import WorkEditor
from scenes.works.workshop import Workshop
from tabletop.app.decks import DeckDraft, KeptDeck
from tabletop.app.translations import _
from tabletop.games.moriham.cards import DECK_SIZE
from tabletop.games.moriham.decks import RECOMMENDED, Sort
from tabletop.games.moriham.soundness import standard_box

_READ: Final = 370.0  # the width of the card that is read, in units
_BUTTONS: Final = 24.0  # the size of type on the buttons
_LONGEST_SOUGHT: Final = 30


class DeckEditor(WorkEditor[Cards, KeptDeck, DeckDraft]):
    """The work on one deck.

    Attributes:
        filter: which cards are shown to choose from.
        pointed: the card that is read at the side.
    """

    def __init__(self, workshop: Workshop[Cards, KeptDeck, DeckDraft], design: Design[Cards]) -> None:
        super().__init__(workshop, design)
        self.filter = CardFilter()
        self.pointed = next(iter(self.filter.shown()))

    # How it looks

    def compose(self, ui: Ui) -> Node:
        """The cards at the left, the one pointed at in the middle, the deck at the right."""
        self._look_where_it_points(ui)
        margin = 16.0 if ui.compact else 24.0
        gap = 24.0
        room = ui.width - 2 * margin - gap
        if ui.compact:
            left = room * 0.54
            body = ui.row(self._gallery(ui, left), self._deck(ui, room - left), gap=gap, align="stretch")
            return felt(ui, ui.stack(ui.pad(body, margin), ui.painted(partial(self._draw_over, ui, margin, left))))
        left = (room - gap - _READ) * 0.53
        right = room - gap - _READ - left
        body = ui.row(self._gallery(ui, left), self._reading(ui), self._deck(ui, right), gap=gap, align="stretch")
        return felt(ui, ui.pad(body, margin))

    def _gallery(self, ui: Ui, width: float) -> Node:
        """What is looked for above, the cards below."""
        shown = self.filter.shown()
        cards = gallery(ui, self, shown, width) if shown else self._nothing(ui)
        return ui.column(*self._filters(ui), cards, gap=12, width=width)

    def _nothing(self, ui: Ui) -> Node:
        words = ui.text(_("No card is like that"), align="center")
        return ui.center(ui.column(words, ui.button("all", _("Show all"), self.clear), gap=20), grow=1)

    def _filters(self, ui: Ui) -> list[Node]:
        looked = self.filter
        sorts = [
            chip(ui, which, which, which in looked.sorts, partial(self.toggle_sort, which), deck_words.sort(which))
            for which in RECOMMENDED
        ]
        kins = [
            chip(ui, kin, kin, kin in looked.kins, partial(self.toggle_kin, kin), kin_name(kin))
            for kin in standard_box().kins
        ]
        topic = _("Any effect") if looked.topic is None else deck_words.topic(looked.topic)
        words = ui.row(
            ui.field(
                "search",
                looked.text,
                self.search,
                title=_("Words on the card"),
                hint=_("Words on the card"),
                most=_LONGEST_SOUGHT,
                grow=1,
            ),
            ui.button("topic", topic, self.choose_topic, style="quiet" if looked.topic is None else "primary", grow=1),
            ui.icon_button(
                "all",
                "cross",
                self.clear,
                tip=_("Show all"),
                enabled=looked.active,
                why=_("All cards are shown"),
            ),
            gap=10,
        )
        if ui.compact:
            return [ui.row(*sorts, gap=8), ui.row(*kins, gap=8), words]
        return [ui.row(*sorts, *kins, gap=8), words]

    def _reading(self, ui: Ui) -> Node:
        """The card pointed at, and below it the deck's counts and the steps of the work."""
        card = ui.painted(lambda frame, box: draw_full(frame, box, self.pointed), height=_READ / RATIO)
        return ui.column(
            card,
            counts(ui, self.cards, bars=90),
            ui.explanation(_("Press a card to choose it or to leave it out"), lines=2, align="center", height=72),
            ui.space(grow=1),
            ui.wrap(*self.steps(ui), along="center", gap=10),
            gap=14,
            width=_READ,
        )

    def _deck(self, ui: Ui, width: float) -> Node:
        """The deck: its name, how many cards it has, the cards, and what can be done with it."""
        trials = [
            self.tool(
                ui, "hand", _("Try a hand"), self.try_hand, None, len(self.cards) >= HAND, _("Six cards are wanted")
            ),
            self.tool(
                ui,
                "trial",
                _("How does it do?"),
                self.try_deck,
                "d",
                not self.workshop.left(self.cards),
                self.workshop.left(self.cards),
            ),
        ]
        endings = self.endings(ui, _BUTTONS)
        if ui.compact:
            tools = [ui.wrap(*self.steps(ui), *trials, *endings, along="center", gap=8)]
        else:
            tools = [ui.wrap(*trials, along="center", gap=12), ui.wrap(*endings, along="center", gap=12)]
        return ui.column(
            self.head(ui),
            self._status(ui),
            counts(ui, self.cards, bars=0) if ui.compact else None,
            chosen_cards(ui, self, width),
            *tools,
            gap=14,
            width=width,
        )

    def _status(self, ui: Ui) -> Node:
        """How many of the 50 there are, what is wrong with that, and whether the deck is kept."""
        count = len(self.cards)
        wrong = self.workshop.left(self.cards)
        sign = ui.icon("check" if not wrong else "plus" if count < DECK_SIZE else "minus", 34, tone="live")
        total = ui.text(_("{count} of {most}").format(count=count, most=DECK_SIZE), 34, bold=True, lines=1)
        said = ui.small(wrong or self.kept, lines=1, tone="alert" if count > DECK_SIZE else "soft", grow=1)
        return ui.row(sign, total, said, gap=14)

    def steps(self, ui: Ui) -> list[Node]:
        """Beginning anew too."""
        return [*super().steps(ui), self.tool(ui, "begin", _("Begin anew"), self.begin_anew, "n", True, "")]

    def _look_where_it_points(self, ui: Ui) -> None:
        lit = ui.view.focus.lit
        if isinstance(lit, tuple) and lit[0] in ("card", "chosen"):
            self.pointed = str(lit[1])

    def _draw_over(self, ui: Ui, margin: float, left: float, frame: Frame, box: Box) -> None:
        """In a small window: the card pointed at, over the half that is not pointed at."""
        lit = ui.view.focus.lit
        if not isinstance(lit, tuple) or lit[0] not in ("card", "chosen") or ui.view.focus.carry is not None:
            return
        edge, wide = ui.px(margin), ui.px(left)
        top = ui.px(300.0) if lit[0] == "card" else edge
        x = box.x + 2 * edge + wide if lit[0] == "card" else box.x + edge
        room = box.x + box.w - edge - x if lit[0] == "card" else wide
        place = Box(x, box.y + top, room, box.h - top - edge)
        frame.later(lambda: draw_full(frame, place, self.pointed))

    # The bench

    @property
    def cards(self) -> Cards:
        """The cards chosen."""
        return self.design.content

    def add(self, card: str) -> None:
        """Chooses a card."""
        self.design.arrange(self.cards | {card})
        self.host.sounds.play("place")

    def remove(self, card: str) -> None:
        """Leaves a card out."""
        self.design.arrange(self.cards - {card})
        self.host.sounds.play("aside")

    def read(self, card: str) -> None:
        """Shows a card large."""
        self.host.push(Reading(look_of(card)))

    # What can be done

    def toggle_sort(self, which: Sort) -> None:
        """Shows the cards of a sort too, or no longer."""
        self.filter.sorts ^= {which}

    def toggle_kin(self, kin: str) -> None:
        """Shows the monsters of a kin too, or no longer."""
        self.filter.kins ^= {kin}

    def search(self, text: str) -> None:
        """Shows the cards on which the words stand."""
        self.filter.text = text

    def choose_topic(self) -> None:
        """Asks what the cards shown should do."""
        self.host.push(TopicCard(self.filter.topic, self._take_topic))

    def handle(self, intent: Intent) -> bool:
        """Asking for a hint tries a hand."""
        if isinstance(intent, Hint):
            if len(self.cards) >= HAND:
                self.try_hand()
            return True
        return super().handle(intent)

    def _take_topic(self, topic: str | None) -> None:
        self.filter.topic = topic

    def clear(self) -> None:
        """Shows all cards."""
        self.filter.clear()

    def try_hand(self) -> None:
        """Draws hands from the deck."""
        self.host.push(TrialHand(self.cards))

    def try_deck(self) -> None:
        """Lets the deck play against the ready decks."""
        self.host.push(DeckTrial(self.cards))
