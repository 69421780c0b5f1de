"""The rules of Yamslam as a player reads them; ``rules`` names what of RULES.md each page explains."""

from __future__ import annotations

from typing import Final

from scenes.boxes import Page
from scenes.yamslam import illustrations
from tabletop.app.translations import N_
from tabletop.games.yamslam.combinations import CHIPS, EACH

PAGES: Final = (
    Page(
        N_("The aim"),
        (
            N_(
                "Win chips with the dice. There are 28: four for each of seven combinations, worth from 5 to 50 "
                "points. Whoever has most points once the tray is empty wins."
            ),
            N_("Everyone throws two dice; the highest sum begins. Those who tie throw again."),
        ),
        ("Y-01", "Y-02", "Y-03", "Y-25"),
        banner=illustrations.all_chips(),
    ),
    Page(
        N_("Your turn"),
        (
            N_(
                "You have three throws. The first is made with all five dice; before each of the others, set aside "
                "what you want to keep and throw the rest again. You may stop whenever the dice make a combination."
            ),
            N_("- Take one chip of a combination your dice make, if the tray still has one. The choice is yours."),
            N_("- After the third throw you must take a chip if you can; if you cannot, your turn passes."),
        ),
        ("Y-10", "Y-11", "Y-14", "Y-16"),
        banner=illustrations.dice((3, 3, 6, 1, 4)),
    ),
    Page(
        N_("The combinations"),
        (
            N_("- **Two pairs**, 5: two pairs; a full house or four alike count as well."),
            N_("- **Three of a kind**, 10: at least three dice alike."),
            N_("- **Small straight**, 20: four values in a row."),
            N_("- **Flush**, 25: five dice of one colour, that is all odd or all even."),
            N_("- **Full house**, 30: three alike and two alike."),
            N_("- **Four of a kind**, 40: at least four dice alike."),
            N_("- **Large straight**, 50: five values in a row."),
        ),
        ("Y-12",),
        beside={number: illustrations.example(chip) for number, chip in enumerate(CHIPS)},
    ),
    Page(
        N_("The yamslam"),
        (
            N_(
                "Five dice alike are a yamslam: take any chip you like, from the tray or from those out of play, "
                "and play again."
            ),
        ),
        ("Y-13",),
        banner=illustrations.dice((4, 4, 4, 4, 4)),
    ),
    Page(
        N_("Chips out of play"),
        (
            N_(
                "When a whole round passes in which nobody takes a chip, the most valuable chip in the tray leaves "
                "play. Only a yamslam can win it back."
            ),
        ),
        ("Y-15",),
        banner=illustrations.out_of_play(),
    ),
    Page(
        N_("The end and the count"),
        (
            N_("The game ends at once when the last chip in the tray is won or leaves play. Then come the bonuses:"),
            N_("- **50** for at least one chip of each of the seven combinations."),
            N_("- **20** instead for chips of exactly six of them."),
            N_("- **30** for each combination of which you hold all four chips."),
            N_("- **20** for winning the last chip in the tray."),
        ),
        ("Y-20", "Y-21", "Y-22", "Y-23", "Y-24", "Y-25"),
        beside={
            1: illustrations.kinds(7),
            2: illustrations.kinds(6),
            3: illustrations.series(),
            4: illustrations.last_chip(),
        },
    ),
    Page(
        N_("Fair play"),
        (
            N_("- A die that leaves the track or leans against something: the same throw is made again."),
            N_("- A throw that turns a die set aside: the turn is lost."),
            N_("The table may soften this, or do without, before the game begins."),
        ),
        ("Y-17",),
    ),
    Page(
        N_("Alone"),
        (
            N_(
                "Aim for the Grand Slam: every chip. Each turn without a chip puts the most valuable one aside, and "
                "a yamslam takes two chips, from the tray or from those set aside. The best score is 1000."
            ),
        ),
        ("Y-30", "Y-31"),
        banner=illustrations.all_chips(EACH),
    ),
    Page(
        N_("In teams"),
        (N_("Four play two against two, partners opposite. A team's chips and bonuses are counted together."),),
        ("Y-40",),
        banner=illustrations.partners(),
    ),
)
