"""What cards say, held to what a careful editor of each language would print for the same data (H-73)."""

from __future__ import annotations

from typing import Any, Final

import msgspec
import pytest

from scenes.moriham.texts import cards as texts
from tabletop.games.moriham.cards import Ability, Option, SummonCondition

Plain = dict[str, Any]
NONE: Final = {"at_least": 0, "at_most": 0}

SUMMONS: Final[list[tuple[Plain, Plain]]] = [
    (
        {"conditions": [{"if": "has", "group": {"zone": "monsters"}, **NONE}]},
        {
            "en": "If you control no monsters, you may special summon this card.",
            "fr": "Si vous ne contrôlez aucun monstre, vous pouvez invoquer spécialement cette carte.",
            "es": "Si no controlas ningún monstruo, puedes convocar esta carta de forma especial.",
            "de": "Wenn du keine Monster kontrollierst, darfst du diese Karte als Spezialbeschwörung beschwören.",
        },
    ),
    (
        {"conditions": [{"if": "life", "at_most": 10}], "costs": [{"pay": "discard", "card": {"kin": "ember"}}]},
        {
            "en": "If you have 10 or less life, discard an Ember monster: special summon this card.",
            "fr": "Si vous avez au plus 10 PV, défaussez un monstre Braise\u202f: invoquez spécialement cette carte.",
            "es": "Si tienes 10 PV o menos, descarta un monstruo de Brasa: convoca esta carta de forma especial.",
            "de": (
                "Wenn du höchstens 10 LP hast, wirf ein Glut-Monster ab: Beschwöre diese Karte als Spezialbeschwörung."
            ),
        },
    ),
    (
        {
            "conditions": [
                {"if": "has", "group": {"zone": "graveyard", "kind": "monster"}, "at_least": 3},
                {"if": "behind", "what": "life", "by": 5},
            ],
            "moment": "battle",
        },
        {
            "en": (
                "In your battle phase, if you have 3 or more monsters in your graveyard and you have at least 5 less "
                "life than the opponent, you may special summon this card."
            ),
            "fr": (
                "Pendant votre phase de combat, si vous avez au moins 3 monstres au cimetière et si vous avez au moins "
                "5 PV de moins que l’adversaire, vous pouvez invoquer spécialement cette carte."
            ),
            "es": (
                "En tu fase de batalla, si tienes al menos 3 monstruos en el cementerio y tienes al menos 5 PV menos "
                "que el rival, puedes convocar esta carta de forma especial."
            ),
            "de": (
                "In deiner Kampfphase, wenn du mindestens 3 Monster im Friedhof hast und du mindestens 5 LP weniger "
                "als dein Gegner hast, darfst du diese Karte als Spezialbeschwörung beschwören."
            ),
        },
    ),
]

ABILITIES: Final[list[tuple[Plain, Plain]]] = [
    (
        {
            "works": "continuous",
            "conditions": [{"if": "has", "group": {"zone": "monsters", "kin": "grove", "other": True}}],
            "gives": [{"gives": "keyword", "to": "self", "keyword": "cannot_be_attacked"}],
        },
        {
            "en": "While you control another Grove monster, this monster cannot be attacked.",
            "fr": "Tant que vous contrôlez un autre monstre Bosquet, ce monstre ne peut pas être attaqué.",
            "es": "Mientras controlas otro monstruo de Arboleda, este monstruo no puede ser atacado.",
            "de": "Solange du ein anderes Hain-Monster kontrollierst, kann dieses Monster nicht angegriffen werden.",
        },
    ),
    (
        {
            "works": "continuous",
            "conditions": [{"if": "has", "group": {"zone": "monsters", "itself": True, "position": "defence"}}],
            "gives": [{"gives": "keyword", "to": "self", "keyword": "survives_battle"}],
        },
        {
            "en": "While this monster is in defence position, it cannot be destroyed by battle.",
            "fr": "Tant que ce monstre est en position de défense, il ne peut pas être détruit au combat.",
            "es": "Mientras este monstruo está en posición de defensa, no puede ser destruido en batalla.",
            "de": "Solange dieses Monster in Verteidigungsposition ist, kann es nicht durch Kampf zerstört werden.",
        },
    ),
    (
        {
            "works": "activated",
            "costs": [{"pay": "tribute", "card": {"other": True}}],
            "targets": [{"zone": "monsters", "side": "opponent", "max_level": 3}],
            "operations": [{"do": "control"}],
        },
        {
            "en": (
                "Once per turn, tribute another monster you control: take control of an opposing level 3 or lower "
                "monster this turn."
            ),
            "fr": (
                "Une fois par tour, sacrifiez un autre de vos monstres\u202f: prenez le contrôle d’un monstre adverse "
                "de niveau 3 ou moins ce tour-ci."
            ),
            "es": (
                "Una vez por turno, tributa otro de tus monstruos: toma el control de un monstruo rival de nivel 3 o "
                "menos este turno."
            ),
            "de": (
                "Einmal pro Zug – opfere ein anderes deiner Monster: Übernimm in diesem Zug die Kontrolle über ein "
                "gegnerisches Monster der Stufe 3 oder niedriger."
            ),
        },
    ),
    (
        {
            "works": "triggered",
            "on": {"on": "summoned", "itself": True},
            "may": True,
            "targets": [{"zone": "backrow", "side": "opponent"}],
            "operations": [{"do": "return"}, {"do": "draw", "count": 2}],
        },
        {
            "en": (
                "When this monster is summoned, you may return an opposing magic or trap card to its owner’s hand. "
                "If you do, draw 2 cards."
            ),
            "fr": (
                "Quand ce monstre est invoqué, vous pouvez renvoyer une carte Magie ou Piège adverse dans la main de "
                "son propriétaire. Dans ce cas, piochez 2 cartes."
            ),
            "es": (
                "Cuando este monstruo es convocado, puedes devolver una carta de Magia o Trampa rival a la mano de su "
                "dueño. Si lo haces, roba 2 cartas."
            ),
            "de": (
                "Wenn dieses Monster beschworen wird, darfst du eine gegnerische Magie- oder Fallenkarte auf die Hand "
                "des Besitzers zurückgeben. Wenn du das tust, ziehe 2 Karten."
            ),
        },
    ),
    (
        {
            "works": "triggered",
            "on": {"on": "damaged", "whose": "opponent", "by": "battle"},
            "operations": [{"do": "discard", "chosen_by": "chance"}],
        },
        {
            "en": "Once per turn, when the opponent takes damage from battle, they discard a card at random.",
            "fr": (
                "Une fois par tour, quand l’adversaire subit des dégâts au combat, il défausse une carte au hasard."
            ),
            "es": "Una vez por turno, cuando el rival recibe daño en batalla, haz que descarte una carta al azar.",
            "de": "Einmal pro Zug, wenn dein Gegner durch Kampf Schaden erleidet, wirft er zufällig eine Karte ab.",
        },
    ),
    (
        {
            "works": "triggered",
            "on": {"on": "phase", "phase": "initial"},
            "operations": [
                {"do": "gain", "amount": {"amount": "per", "group": {"zone": "monsters", "kin": "grove"}, "at_most": 4}}
            ],
        },
        {
            "en": "In your initial phase, gain 1 life for each Grove monster you control (at most 4).",
            "fr": ("Au début de votre phase initiale, gagnez 1 PV par monstre Bosquet que vous contrôlez (au plus 4)."),
            "es": "Al inicio de tu fase inicial, gana 1 PV por cada uno de tus monstruos de Arboleda (máximo 4).",
            "de": "Zu Beginn deiner Startphase: Erhalte 1 LP für jedes deiner Hain-Monster (höchstens 4).",
        },
    ),
    (
        {
            "works": "triggered",
            "on": {"on": "attacked", "itself": True},
            "operations": [{"do": "change", "what": "subject", "attack": -2}],
        },
        {
            "en": "Once per turn, when this monster is attacked, the attacker gets −2 attack this turn.",
            "fr": "Une fois par tour, quand ce monstre est attaqué, l’attaquant reçoit −2 en attaque ce tour-ci.",
            "es": "Una vez por turno, cuando este monstruo es atacado, el atacante recibe −2 de ataque este turno.",
            "de": (
                "Einmal pro Zug, wenn dieses Monster angegriffen wird, erhält der Angreifer in diesem Zug −2 Angriff."
            ),
        },
    ),
    (
        {
            "works": "triggered",
            "on": {"on": "summoned", "itself": True},
            "operations": [{"do": "discard", "chosen_by": "other"}],
        },
        {
            "en": (
                "When this monster is summoned, look at the opponent’s hand and make them discard a card of your "
                "choice."
            ),
            "fr": (
                "Quand ce monstre est invoqué, regardez la main adverse et faites-lui défausser une carte de votre "
                "choix."
            ),
            "es": ("Cuando este monstruo es convocado, mira la mano rival y haz que descarte una carta a tu elección."),
            "de": (
                "Wenn dieses Monster beschworen wird, sieh dir die gegnerische Hand an und lass deinen Gegner eine "
                "Karte deiner Wahl abwerfen."
            ),
        },
    ),
]

OPTIONS: Final[list[tuple[Plain, Plain]]] = [
    (
        {
            "on": {"on": "attack", "card": {"max_level": 2}},
            "costs": [{"pay": "life", "amount": 2}],
            "operations": [{"do": "destroy", "what": "subject"}],
        },
        {
            "en": "When an opposing level 2 or lower monster attacks, pay 2 life: destroy the attacker.",
            "fr": "Quand un monstre adverse de niveau 2 ou moins attaque, payez 2 PV\u202f: détruisez l’attaquant.",
            "es": "Cuando un monstruo rival de nivel 2 o menos ataca, paga 2 PV: destruye el atacante.",
            "de": (
                "Wenn ein gegnerisches Monster der Stufe 2 oder niedriger angreift, zahle 2 LP: Zerstöre den Angreifer."
            ),
        },
    ),
    (
        {"operations": [{"do": "draw", "count": 3}, {"do": "discard", "player": "you", "count": 2}]},
        {
            "en": "Draw 3 cards, then discard 2 cards.",
            "fr": "Piochez 3 cartes, puis défaussez 2 cartes.",
            "es": "Roba 3 cartas y luego descarta 2 cartas.",
            "de": "Ziehe 3 Karten, dann wirf 2 Karten ab.",
        },
    ),
    (
        {
            "targets": [{"zone": "monsters"}],
            "operations": [{"do": "grant", "keyword": "direct_attack"}, {"do": "change", "attack": -1}],
        },
        {
            "en": "A monster you control can attack directly this turn. It gets −1 attack this turn.",
            "fr": "Un de vos monstres peut attaquer directement ce tour-ci. Il reçoit −1 en attaque ce tour-ci.",
            "es": (
                "Uno de tus monstruos puede atacar directamente este turno. "
                "Dicho monstruo recibe −1 de ataque este turno."
            ),
            "de": "Eines deiner Monster kann in diesem Zug direkt angreifen. Es erhält in diesem Zug −1 Angriff.",
        },
    ),
    (
        {
            "targets": [{"zone": "monsters"}, {"zone": "monsters", "side": "opponent"}],
            "operations": [{"do": "change", "what": "second", "attack": -2}, {"do": "destroy"}],
        },
        {
            "en": (
                "Choose a monster you control and an opposing monster. The second target gets −2 attack this turn. "
                "Destroy the first target."
            ),
            "fr": (
                "Choisissez un de vos monstres et un monstre adverse. La seconde cible reçoit −2 en attaque ce "
                "tour-ci. Détruisez la première cible."
            ),
            "es": (
                "Elige uno de tus monstruos y un monstruo rival. El segundo objetivo recibe −2 de ataque este turno. "
                "Destruye el primer objetivo."
            ),
            "de": (
                "Wähle eines deiner Monster und ein gegnerisches Monster. Das zweite Ziel erhält in diesem Zug "
                "−2 Angriff. Zerstöre das erste Ziel."
            ),
        },
    ),
    (
        {
            "operations": [
                {"do": "damage", "amount": {"amount": "per", "group": {"zone": "hand"}, "times": 2, "at_most": 3}}
            ]
        },
        {
            "en": "Deal 2 damage to the opponent for each card in your hand (counting at most 3).",
            "fr": "Infligez 2 dégâts à l’adversaire par carte de votre main (en comptant au plus 3).",
            "es": "Inflige 2 de daño al rival por cada carta de tu mano (contando como máximo 3).",
            "de": "Füge deinem Gegner für jede Karte auf deiner Hand (höchstens 3 zählen) 2 Schaden zu.",
        },
    ),
    (
        {"operations": [{"do": "banish", "what": {"zone": "graveyard", "side": "opponent", "pick": 2}}]},
        {
            "en": "Banish 2 cards of your choice from the opponent’s graveyard.",
            "fr": "Bannissez 2 cartes de votre choix du cimetière adverse.",
            "es": "Destierra 2 cartas a tu elección del cementerio rival.",
            "de": "Verbanne 2 Karten deiner Wahl aus dem gegnerischen Friedhof.",
        },
    ),
    (
        {"stays": [{"gives": "values", "to": {"zone": "monsters", "side": "opponent", "min_level": 3}, "attack": -2}]},
        {
            "en": "This card stays on the field: opposing level 3 or higher monsters get −2 attack.",
            "fr": (
                "Cette carte reste sur le terrain\u202f: les monstres adverses de niveau 3 ou plus reçoivent "
                "−2 en attaque."
            ),
            "es": "Esta carta permanece en el campo: los monstruos rivales de nivel 3 o más reciben −2 de ataque.",
            "de": ("Diese Karte bleibt auf dem Feld: Gegnerische Monster der Stufe 3 oder höher erhalten −2 Angriff."),
        },
    ),
    (
        {
            "targets": [{"zone": "backrow", "side": "opponent", "face": "up"}],
            "operations": [{"do": "destroy", "provided": [{"if": "turn", "player": "opponent"}]}],
        },
        {
            "en": "Destroy a face-up opposing magic or trap card if it is the opponent’s turn.",
            "fr": "Détruisez une carte Magie ou Piège adverse face visible si c’est le tour de l’adversaire.",
            "es": "Destruye una carta de Magia o Trampa rival boca arriba si es el turno del rival.",
            "de": "Zerstöre eine offene gegnerische Magie- oder Fallenkarte, wenn dein Gegner am Zug ist.",
        },
    ),
]


def read(text: str) -> str:
    """A text as it is read: a space that does not break is a space."""
    return text.replace("\N{NO-BREAK SPACE}", " ")


@pytest.mark.rule("H-73", "H-22")
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
@pytest.mark.parametrize(("data", "wanted"), SUMMONS)
def test_special_summons(data: Plain, wanted: Plain, language: str) -> None:
    assert read(texts.summon_text(msgspec.convert(data, SummonCondition), language)) == wanted[language]


@pytest.mark.rule("H-73", "H-47")
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
@pytest.mark.parametrize(("data", "wanted"), ABILITIES)
def test_abilities(data: Plain, wanted: Plain, language: str) -> None:
    assert read(texts.ability_text(msgspec.convert(data, Ability), language)) == wanted[language]


@pytest.mark.rule("H-73", "H-40")
@pytest.mark.parametrize("language", ["en", "fr", "es", "de"])
@pytest.mark.parametrize(("data", "wanted"), OPTIONS)
def test_options(data: Plain, wanted: Plain, language: str) -> None:
    assert read(texts.option_text(msgspec.convert(data, Option), language)) == wanted[language]


@pytest.mark.rule("H-73", "H-45")
@pytest.mark.parametrize(
    ("language", "wanted"),
    [
        ("en", "Destroy Cinder Imp, then take control of Toll Golem this turn."),
        ("fr", "Détruisez Cinder Imp, puis prenez le contrôle de Toll Golem ce tour-ci."),
        ("es", "Destruye Cinder Imp y luego toma el control de Toll Golem este turno."),
        ("de", "Zerstöre Cinder Imp, dann übernimm in diesem Zug die Kontrolle über Toll Golem."),
    ],
)
def test_a_link_names_its_targets_and_leaves_out_costs(language: str, wanted: str) -> None:
    data = {
        "costs": [{"pay": "discard"}],
        "targets": [{"zone": "monsters"}, {"zone": "monsters", "side": "opponent"}],
        "operations": [{"do": "destroy"}, {"do": "control", "what": "second"}],
    }
    names = {"target": "Cinder Imp", "second": "Toll Golem"}
    assert read(texts.deed_text(msgspec.convert(data, Option), language, names)) == wanted
