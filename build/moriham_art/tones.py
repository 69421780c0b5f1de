"""The colours of the five kins and of the two kinds without kin. Every picture is mixed from one of these boxes."""

from dataclasses import dataclass

from scenes.art.palette import Colour


@dataclass(frozen=True, slots=True)
class Tones:
    """``sky`` above, ``low`` by the horizon, ``ground`` below; ``main`` of the subject, ``pale`` and ``deep`` beside
    it; ``accent`` for the one spot the eye goes to; ``glow`` of the light in the air."""

    sky: Colour
    low: Colour
    ground: Colour
    main: Colour
    pale: Colour
    deep: Colour
    accent: Colour
    glow: Colour


TIDE = Tones(
    sky=(10, 38, 58),
    low=(46, 130, 140),
    ground=(14, 58, 74),
    main=(44, 148, 152),
    pale=(226, 238, 228),
    deep=(18, 76, 98),
    accent=(255, 186, 160),
    glow=(150, 236, 226),
)
EMBER = Tones(
    sky=(40, 14, 22),
    low=(196, 70, 30),
    ground=(66, 24, 22),
    main=(216, 76, 36),
    pale=(255, 214, 140),
    deep=(112, 34, 30),
    accent=(255, 168, 52),
    glow=(255, 150, 60),
)
GROVE = Tones(
    sky=(14, 44, 38),
    low=(112, 152, 74),
    ground=(30, 66, 38),
    main=(92, 148, 60),
    pale=(222, 228, 160),
    deep=(36, 84, 48),
    accent=(244, 200, 84),
    glow=(206, 236, 130),
)
BRASS = Tones(
    sky=(34, 30, 40),
    low=(140, 108, 70),
    ground=(62, 48, 42),
    main=(212, 160, 70),
    pale=(255, 232, 172),
    deep=(124, 82, 40),
    accent=(110, 204, 190),
    glow=(255, 216, 140),
)
DUSK = Tones(
    sky=(28, 20, 54),
    low=(126, 84, 150),
    ground=(46, 34, 72),
    main=(130, 92, 170),
    pale=(232, 214, 246),
    deep=(70, 46, 110),
    accent=(255, 208, 110),
    glow=(214, 170, 255),
)
MAGIC = Tones(
    sky=(34, 48, 96),
    low=(158, 186, 224),
    ground=(58, 74, 122),
    main=(112, 150, 214),
    pale=(248, 242, 224),
    deep=(48, 66, 124),
    accent=(255, 214, 120),
    glow=(206, 228, 255),
)
TRAP = Tones(
    sky=(30, 12, 20),
    low=(150, 30, 44),
    ground=(54, 16, 26),
    main=(190, 40, 52),
    pale=(248, 222, 206),
    deep=(92, 18, 32),
    accent=(255, 196, 120),
    glow=(255, 92, 84),
)

SKIN: tuple[Colour, ...] = ((242, 200, 160), (206, 150, 108), (150, 98, 70), (108, 68, 52))
STEEL: Colour = (150, 162, 176)
IRON: Colour = (82, 88, 104)
WOOD: Colour = (142, 94, 58)
ROPE: Colour = (200, 166, 112)
BONE: Colour = (236, 226, 200)
PAPER: Colour = (246, 234, 204)
GOLD: Colour = (230, 178, 76)
BRONZE: Colour = (196, 132, 62)
STONE: Colour = (128, 128, 138)
