"""The rules of Pyramix as a player reads them; ``rules`` names what of RULES.md each page explains."""

from __future__ import annotations

from typing import Final

from scenes.boxes import Page
from tabletop.app.translations import N_

PAGES: Final = (
    Page(
        N_("The aim"),
        (
            N_(
                "Take cubes from the pyramid, one a turn. Every cube is worth points, and whoever takes the most ankhs "
                "of a colour also wins what is left of that colour at the end."
            ),
            N_("Who begins is drawn by lot; then everyone takes in turn, to the left."),
        ),
        ("P-02", "P-10"),
    ),
    Page(
        N_("The cubes"),
        (
            N_("There are 56. In each of the four colours, blue, purple, orange and green:"),
            N_("- eight **ankhs**, worth 1 each;"),
            N_("- four **cranes**, worth 2 each;"),
            N_("- one **eye**, worth 3."),
            N_("The other four are **cobras**. They have no colour and are worth nothing, but they guard."),
            N_("The cubes stand on a corner, nested in the tray in six layers. Those deep inside nobody has seen."),
        ),
        ("P-01", "P-03", "P-05"),
    ),
    Page(
        N_("Your turn"),
        (
            N_("You must take exactly one cube. You may take it if two or three of its faces are free, except:"),
            N_("- not if its place in the tray would stay empty, as that of a tray cube with nothing on it would;"),
            N_(
                "- not if a cobra touches one of its sides, even a cobra nobody has seen yet (unless the table lets "
                "only those in sight guard)."
            ),
            N_("A cobra itself may be taken like any cube, even beside another cobra. What is taken stays taken."),
        ),
        ("P-11", "P-12", "P-13", "P-14", "P-15", "P-17"),
    ),
    Page(
        N_("What slides"),
        (
            N_("A cube with three free faces is simply lifted off."),
            N_(
                "One with two free faces has a cube lying on it: that cube and all behind it in the same straight line "
                "slide down one step into the gap. Nothing else moves."
            ),
            N_("Point at a cube to see what would slide."),
        ),
        ("P-04", "P-16"),
    ),
    Page(
        N_("The end"),
        (
            N_("After 35 cubes only the 21 in the tray are left, and the game ends."),
            N_("First the cobras in the tray go, and with each of them the cubes around it."),
            N_(
                "Then, colour by colour: whoever took strictly the most ankhs receives every cube of that colour left "
                "in the tray. If that is tied, nobody does. Ankhs received this way count for no other majority."
            ),
            N_("An ankh scores 1, a crane 2, an eye 3. The highest total wins; equal totals share the win."),
        ),
        ("P-20", "P-21", "P-22", "P-23"),
    ),
)
