"""Pictures of MorihaM's table in its telling states."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, Final

from scenes.boxes import Shot
from scenes.driver import STEP, Driver
from scenes.moriham.askings import Askings
from scenes.moriham.leaf import Leaf
from scenes.moriham.table import MorihamTable
from scenes.play import Play
from scenes.scene import Scene
from tabletop import catalogue
from tabletop.app.seats import Seat
from tabletop.core.actions import CHANCE, Action
from tabletop.core.game import Setup
from tabletop.core.match import Match
from tabletop.core.rng import Rng
from tabletop.games.moriham.actions import DECLINE, Activate, Attack, Respond, ResponseDue, Summon
from tabletop.games.moriham.decks import ready_decks
from tabletop.games.moriham.refs import BACKROW_REFS, MONSTER_REFS, PLACES, SEATS
from tabletop.games.moriham.soundness import standard_box

_PEOPLE: Final = (Seat("Zoë", 0), Seat("Émile", 1))
_BOT: Final = (Seat("Zoë", 0), Seat("", 1, "medium"))
_LINKS: Final = 3


def shots() -> Iterable[Shot]:
    """The table at its start, full, pointed at, choosing, attacking, asking, with a chain, and at its end."""
    yield Shot("moriham-start", _new, _wait)
    yield Shot("moriham-drawing", _new, lambda driver: driver.advance(420))
    yield Shot("moriham-full", partial(full, "main1"), _point_at_hand)
    yield Shot("moriham-verbs", partial(full, "main1"), _choose_verb)
    yield Shot("moriham-tribute", partial(full, "main1"), _choose_tribute)
    yield Shot("moriham-aim", partial(full, "battle"), _aim)
    yield Shot("moriham-refused", partial(full, "battle", barred=True), _aim_past)
    yield Shot("moriham-fight", partial(full, "battle"), _fight)
    yield Shot("moriham-chain", partial(_chained, _LINKS), _wait)
    yield Shot("moriham-question", partial(full, "main1", seats=_PEOPLE), _question)
    yield Shot("moriham-curtain", partial(full, "main1", seats=_PEOPLE), _wait)
    yield Shot("moriham-graveyard", partial(full, "main1"), _look_at_graveyard)
    yield Shot("moriham-askings", partial(full, "main1", seats=_PEOPLE), _show_askings)
    yield Shot("moriham-guide", partial(full, "main1"), _show_guide)
    yield Shot("moriham-end", _over, _wait)


def _new() -> Scene:
    play = Play.begin("moriham", Setup("base", 2, fixed={"first": 0}), _BOT, 7)
    return MorihamTable(play)


def full(phase: str, *, seats: Sequence[Seat] = _BOT, barred: bool = False) -> MorihamTable:
    """A table with both fields full, seat 0 to act."""
    return MorihamTable(played(position(phase, barred=barred), seats))


def played(duel: dict[str, Any], seats: Sequence[Seat]) -> Play:
    """A match that stands where a position says."""
    game = catalogue.game("moriham")
    return Play(Match(game, game.load(duel), Rng(3)), tuple(seats))


def position(phase: str, *, barred: bool = False) -> dict[str, Any]:
    """Both fields full of the first two ready decks' cards, as plain data; ``barred``: a defender stands before."""
    box = standard_box()
    hands, decks, monsters, backrow, graveyards = [], [], [], [], []
    for seat in SEATS:
        cards = list(ready_decks()[seat].cards)
        weak = sorted((c for c in cards if c in box.monsters), key=lambda c: (box.monsters[c].level, c))
        traps = sorted(c for c in cards if c in box.spells and box.spells[c].kind == "trap")
        magic = sorted(c for c in cards if c in box.spells and box.spells[c].kind == "magic")
        field = [*weak[: PLACES - 1], weak[-1]]
        lying = traps[:PLACES]
        hand = [weak[-2], weak[-4], weak[PLACES], weak[-9], magic[0], traps[PLACES]]
        gone = [magic[1], weak[PLACES + 1], traps[PLACES + 1], weak[PLACES + 2]]
        used = {*field, *lying, *hand, *gone}
        guard = PLACES - 1 if barred or seat == 0 else -1
        monsters.append([{"card": c, "position": "defence" if n == guard else "attack"} for n, c in enumerate(field)])
        backrow.append([{"card": c, "face": "down"} for c in lying])
        hands.append(hand)
        graveyards.append(gone)
        decks.append([c for c in cards if c not in used])
    return {
        "game": "moriham",
        "variant": "base",
        "players": 2,
        "turn": 0,
        "first": 0,
        "turns": 5,
        "phase": phase,
        "life": [21, 17],
        "hands": hands,
        "decks": decks,
        "graveyards": graveyards,
        "banished": [[], []],
        "monsters": monsters,
        "backrow": backrow,
    }


def chained(links: int, seats: Sequence[Seat] = _BOT) -> Play:
    """A duel in the middle of a chain of so many links, or of as many as its cards allow."""
    play = played(position("main1"), seats)
    best, longest = play, 0
    for first in play.game.legal(play.state):
        if not isinstance(first, Activate):
            continue
        trial = played(position("main1"), seats)
        trial.submit(first)
        _lengthen(trial, links)
        if len(trial.state.chain) > longest:
            best, longest = trial, len(trial.state.chain)
        if longest >= links:
            break
    return best


def _lengthen(play: Play, links: int) -> None:
    while len(play.state.chain) < links and isinstance(play.decision, ResponseDue):
        answers: list[Action] = [a for a in play.game.legal(play.state) if isinstance(a, Respond)]
        if not answers and play.state.frames[-1].declined:
            return
        play.submit(answers[0] if answers else DECLINE)


def _chained(links: int) -> MorihamTable:
    return MorihamTable(chained(links))


def _over() -> MorihamTable:
    play = played(position("battle") | {"life": [21, 1]}, _BOT)
    while play.decision is not None:
        seat = play.decision.seat
        if seat == CHANCE:
            play.run_chance()
            continue
        legal = play.game.legal(play.state)
        attacks = [action for action in legal if isinstance(action, Attack) and action.target == "player"]
        play.submit(attacks[0] if attacks else DECLINE if DECLINE in legal else legal[-1])
    return MorihamTable(play)


def _wait(driver: Driver) -> None:
    driver.settle()
    driver.advance(STEP)


def _top(driver: Driver) -> MorihamTable:
    table = driver.host.stack.top
    assert isinstance(table, MorihamTable)
    return table


def _lit(driver: Driver, wanted: Callable[[MorihamTable, Any], bool]) -> Any:
    """The first card of which that is so; any with which something can be done where there is none."""
    table = _top(driver)
    refs = list(table.choice.drafts)
    return next((ref for ref in refs if wanted(table, ref)), refs[0])


def _point_at_hand(driver: Driver) -> None:
    driver.hover(("card", _lit(driver, lambda _table, ref: ref.zone == "hand")))


def _choose_verb(driver: Driver) -> None:
    ref = _lit(driver, lambda table, ref: bool({"a", "b"}.intersection(table.choice.drafts[ref].verbs)))
    driver.accept(("card", ref))
    driver.focus(("verb", _top(driver).choice.choices[0]))


def _choose_tribute(driver: Driver) -> None:
    """A monster that takes several tributes, one of them picked."""

    def large(table: MorihamTable, ref: Any) -> bool:
        actions = [action for _, action in table.choice.drafts[ref].candidates]
        return any(isinstance(action, Summon) and len(action.tributes) > 1 for action in actions)

    ref = _lit(driver, large)
    driver.accept(("card", ref))
    if _top(driver).choice.step == "verb":
        driver.accept(("verb", "summon"))
    driver.accept(("card", MONSTER_REFS[0][0]))


def _aim(driver: Driver) -> None:
    driver.accept(("card", MONSTER_REFS[0][0]))
    driver.focus(("card", MONSTER_REFS[1][1]))


def _aim_past(driver: Driver) -> None:
    """Points past the defender that bars the way."""
    driver.accept(("card", MONSTER_REFS[0][0]))
    driver.focus(("card", MONSTER_REFS[1][1]))


def _fight(driver: Driver) -> None:
    table = _top(driver)
    table.windows.pass_chain(0)
    driver.accept(("card", MONSTER_REFS[0][0]))
    driver.accept(("card", MONSTER_REFS[1][1]))
    driver.advance(700)


def _question(driver: Driver) -> None:
    driver.accept("open")
    ref = _lit(driver, lambda table, ref: "set" not in table.choice.drafts[ref].verbs and ref in BACKROW_REFS[0])
    driver.accept(("card", ref))
    table = _top(driver)
    while table.choice.draft is not None:
        table.choice.pick(table.choice.choices[0])
    driver.settle()


def _look_at_graveyard(driver: Driver) -> None:
    driver.click(("pile", 0, "graveyard"))
    assert isinstance(driver.host.stack.top, Leaf)


def _show_askings(driver: Driver) -> None:
    driver.host.push(Askings(_top(driver)))


def _show_guide(driver: Driver) -> None:
    guide = _top(driver).guide
    guide.on = True
    guide.read()
    _top(driver).refresh()
    driver.draw()
