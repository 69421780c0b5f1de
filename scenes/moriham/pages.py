"""The rules of MorihaM as a player reads them; ``rules`` names what of RULES.md each page explains."""

from __future__ import annotations

from typing import Final

from scenes.boxes import Page
from tabletop.app.translations import N_

PAGES: Final = (
    Page(
        N_("The aim"),
        (
            N_("Each player has 30 life points and a deck of 50 cards. Who has no life left loses at once."),
            N_("Who begins a turn with an empty deck loses too. If both lose their last life together, it is a draw."),
            N_("A deck has one copy of a card. Begin with a ready deck, or build one of your own."),
        ),
        ("H-01", "H-02", "H-03", "H-04", "H-16", "H-50", "H-51"),
    ),
    Page(
        N_("The cards"),
        (
            N_(
                "**Monsters** have a level (orange circle), an attack (blue hexagon), a defence (red shield), a "
                "special summon and an ability."
            ),
            N_("**Magic cards** are used in your own turn, from the hand or from the field."),
            N_("**Traps** are set face down first, and answer what happens, in any turn."),
            N_("Magic and trap cards have two effects, A and B: you pick one when you activate the card."),
            N_("The field has five places for monsters and five for magic and trap cards. Point at a card to read it."),
        ),
        ("H-05", "H-40", "H-41", "H-42", "H-43"),
    ),
    Page(
        N_("The turn"),
        (
            N_("- **Draw** until you hold six cards. If you hold more, you draw none."),
            N_("- **Beginning**: effects that work at the start of a turn."),
            N_("- **Main phase**: summon, set, activate, use abilities, turn monsters, in any order."),
            N_("- **Battle**: attack with your monsters, or go on."),
            N_("- **Second main phase**, as the first; then the **end**, when what lasts for the turn is over."),
        ),
        ("H-10", "H-11", "H-12", "H-13", "H-14", "H-15"),
    ),
    Page(
        N_("Summoning"),
        (
            N_("You may summon one monster normally in a turn, in attack or in defence position."),
            N_(
                "Level 1 needs nothing. Level 2 takes a tribute of level 1; level 3 takes monsters whose levels sum to "
                "exactly 2, level 4 to exactly 3. Tributes go to the graveyard."
            ),
            N_(
                "A special summon takes no tribute and does not count: it is free whenever what the card demands for "
                "it holds."
            ),
            N_("Once in a turn you may turn each of your monsters, if it has not attacked."),
        ),
        ("H-20", "H-21", "H-22", "H-23", "H-24", "H-25", "H-49"),
    ),
    Page(
        N_("Battle"),
        (
            N_("A monster in attack position attacks once in a turn. While the other has defenders, they come first."),
            N_("Against no defender you may attack any monster, or the player directly, even past attackers."),
            N_("The attack counts against the attack or, in defence position, the defence of the target:"),
            N_("- if it is greater, the target goes, and its player loses the difference;"),
            N_("- if it is equal, both go and nobody loses life;"),
            N_("- if it is less, the attacker goes, and its player loses the difference."),
        ),
        ("H-30", "H-31", "H-32", "H-33", "H-34", "H-35", "H-36", "H-37", "H-38"),
    ),
    Page(
        N_("Answers and chains"),
        (
            N_(
                "After a summon, an attack, an activation and a battle, both may answer with traps, in turns. You are "
                "asked whenever you have a card face down: being asked tells nothing."
            ),
            N_("An activation and its answers form a chain. It resolves from the last card back to the first."),
            N_("What is paid is paid, even if the effect is negated. A target that has left is left alone."),
            N_("Each ability, and each special summon, works once in a turn for a card."),
        ),
        ("H-44", "H-45", "H-46", "H-47", "H-48"),
    ),
    Page(
        N_("At this table"),
        (
            N_(
                "Press a card that is lit, or drag it: to a place to summon or set it, from a monster to its target to "
                "attack. The line below the table says what would come of it."
            ),
            N_("Two people at one screen: a curtain hangs before the hands. Open it when the other looks away."),
            N_("Do you want to be asked less often? “When you are asked” is in the menu."),
            N_("Hold “Do not answer” to let a whole chain pass."),
        ),
        ("H-05", "H-44"),
    ),
)
