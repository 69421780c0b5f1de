"""The rules of Morpyam as a player reads them; ``rules`` names what of RULES.md each page explains."""

from __future__ import annotations

from typing import Final

from scenes.art.board import Wood
from scenes.boxes import Page
from scenes.morpyam import illustrations
from tabletop.app.translations import N_

PAGES: Final = (
    Page(
        N_("The aim"),
        (
            N_(
                "Throw the figure a square shows and lay a token on it. Tokens of yours side by side make lines: in "
                "rows, columns and diagonals. Three are worth something, four more, five win on the spot."
            ),
            N_("- Two players hold 17 tokens each, three hold 11, four hold 8."),
            N_("- Everyone throws a die to begin; the highest starts, those who tie throw again."),
        ),
        ("M-01", "M-02", "M-10"),
        banner=illustrations.squares("b6", "full", "suite", "mini", "maxi", "morpyam"),
    ),
    Page(
        N_("Your turn"),
        (
            N_(
                "A hand has up to three throws. The first is made with all five dice; before the second and the third "
                "pick those to throw again, one to five of them. Stop as soon as the dice show what you want."
            ),
            N_("- Lay one token on one free square whose figure the five dice make. Once let go, it stays."),
            N_("- After the third throw you must lay one if you can. If you cannot, you pass."),
        ),
        ("M-11", "M-12", "M-13", "M-14"),
        banner=illustrations.throws((3, 3, 6, 1, 3)),
    ),
    Page(
        N_("The figures"),
        (
            N_("- **Three of a kind**: at least three dice show the number of the square."),
            N_("- **Small straight**: four values in a row. **Straight**: five in a row."),
            N_("- **Full house**: three alike and two alike. **Four of a kind**: at least four alike."),
            N_("- **Mini**: a sum of 8 or less. **Maxi**: a sum of 27 or more."),
            N_("- **Morpyam**: five alike."),
        ),
        ("M-20", "M-21", "M-22", "M-23", "M-24", "M-25", "M-26", "M-27"),
        beside={
            0: illustrations.squares("b6", "b1", beside=True),
            1: illustrations.squares("ps", "suite", beside=True),
            2: illustrations.squares("full", "carre", beside=True),
            3: illustrations.squares("mini", "maxi", beside=True),
            4: illustrations.squares("morpyam", beside=True),
        },
    ),
    Page(
        N_("One shot"),
        (
            N_(
                "Does the very first throw of a hand show a straight, a full house, four of a kind, mini, maxi or a "
                "morpyam? Then you may cover a one shot square instead. Later throws never cover it."
            ),
        ),
        ("M-29",),
        banner=illustrations.squares("sec"),
    ),
    Page(
        N_("The morpyam"),
        (
            N_("Five alike cover a morpyam square, and you play another hand of three throws."),
            N_("- From a first throw they may cover a one shot square instead, after a call a call square."),
            N_(
                "- With both morpyam squares taken, cover anything else they make. If all of that is taken too, "
                "nothing is laid and you do not play again."
            ),
            N_("- If the table plays so, two morpyams laid in one turn win the game."),
        ),
        ("M-30", "M-31", "M-32"),
        banner=illustrations.squares("morpyam"),
    ),
    Page(
        N_("The call"),
        (
            N_(
                "Call squares are covered by figures named in advance. Before any throw, call a morpyam, four of a "
                "kind, maxi, mini, straight or full house; before the first throw also one shot, any of these."
            ),
            N_("- If the throw shows it, a call square must be covered at once, and the hand ends."),
            N_("- If it does not, a first or second throw costs nothing. A third throw costs the hand."),
            N_("- Nothing can be called while no call square is free."),
        ),
        ("M-40", "M-41", "M-42", "M-43", "M-44", "M-45"),
        banner=illustrations.squares("appel"),
    ),
    Page(
        N_("Lines, points, the end"),
        (
            N_("- Three in a row are worth 1 point, four 2 points between two players, 3 among three or four."),
            N_("- Five in a row or more: KO, the game is won at once."),
            N_("- Else the game ends with the last token of a player, who gets 1 point more."),
            N_("- A token may serve several lines. In a tie whoever laid their last token wins."),
            N_("- You may retire in your turn: your tokens stay, and you rank last."),
        ),
        ("M-50", "M-51", "M-52", "M-53", "M-54", "M-55", "M-56"),
        beside={0: illustrations.line(3), 1: illustrations.line(5)},
    ),
    Page(
        N_("Flash"),
        (
            N_(
                "The same game on a board for those who do not count yet: pairs around the edge, three and four alike "
                "and the morpyam in the middle. Every square shows what the dice must show; nothing is called."
            ),
            N_("- A star stands for any number, all stars alike; a ring for another number."),
        ),
        ("M-05", "M-28"),
        banner=illustrations.squares("p4", "2p", "b3", "carre", "morpyam", wood=Wood.CHERRY),
    ),
    Page(
        N_("Plus"),
        (
            N_(
                "The board is yours to build: everyone draws tiles of the classic board and lays them on the free "
                "squares, all of one player's, then all of the next one's. Until you confirm, you may move your own."
            ),
            N_("- Or play on a board that somebody has designed: any arrangement of the 36 tiles will do."),
        ),
        ("M-03", "M-04", "M-70", "M-71", "M-72", "M-73"),
    ),
    Page(
        N_("Fair throws"),
        (
            N_("- A die off the track or leaning: the same dice are thrown again, and a call stands."),
            N_("- A die set aside is turned over by the throw: the turn is lost."),
            N_("Both can be made milder when the table is set up."),
        ),
        ("M-60", "M-61", "M-62"),
    ),
)
