"""The cards of the brass, small and middling: wheels, tin, boilers and those who mind them."""

from itertools import pairwise

from canvas import INK, Canvas
from figures import face
from registry import card
from shapes import Point, along, bar, blob, box, leaf, limb, oval, path, poly, ring
from things import coin, floor, hand, night, rivets, rope, smoke, sparks, town, wall, wheel
from tones import BRASS, BRONZE, GOLD, IRON, PAPER, SKIN, STEEL, WOOD

from scenes.art.palette import Colour, mix

GLASS: Colour = (180, 250, 226)


def joint(c: Canvas, points: list[Point], width: float, colour: Colour = GOLD) -> None:
    """A jointed limb of metal: a straight piece from point to point and a ball with a screw at each."""
    for one, two in pairwise(points):
        c.form(bar(one, two, width), colour, shine=0.8, relief=width * 0.3)
    for x, y in points:
        c.form(oval(x, y, width * 0.66), mix(colour, INK, 0.25), shine=0.7)
        c.flat(oval(x, y, width * 0.2), INK)


def key(c: Canvas, x: float, y: float, size: float, degrees: float) -> None:
    """A winding key stuck in at (x, y), sticking out that way."""
    end = along((x, y), degrees, size)
    c.form(bar((x, y), end, size * 0.18), BRONZE, shine=0.6)
    for side in (-1, 1):
        ex, ey = along(along((x, y), degrees, size * 1.1), degrees + 90 * side, size * 0.34)
        c.form(ring(ex, ey, size * 0.36, size * 0.17), GOLD, shine=0.8, relief=size * 0.08)


@card("tin_porter")
def tin_porter(c: Canvas) -> None:
    """A tin man under a porter's cap, carrying a tower of boxes on the quay."""
    night(c, BRASS, (116, 92), radius=62)
    town(c, 232, (36, 32, 44), height=70)
    floor(c, 226, (94, 78, 66), stones=True)
    tin = (166, 180, 186)
    # legs with springs for knees
    c.shadow(oval(150, 284, 70, 10), 8, 2, 5, 0.7)
    for x in (122, 166):
        c.form(box(x, 240, 22, 60, 4), tin, shine=0.8)
        c.form(box(x, 232, 27, 9, 3), IRON)
        c.form(path(f"M {x - 20} 284 Q {x - 18} 262 {x + 6} 262 Q {x + 28} 264 {x + 30} 284 Z"), IRON, shine=0.5)
    c.form(box(144, 174, 88, 90, 14), tin, shine=0.9, relief=18)
    rivets(c, [(x, y) for x in (110, 178) for y in (142, 206)], 3.2, IRON)
    c.form(oval(132, 178, 19), GOLD, shine=0.8, relief=4)
    wheel(c, 132, 178, 13, 8, mix(GOLD, (120, 70, 30), 0.3))
    # the far arm behind the boxes
    c.form(limb([(106, 152), (84, 186), (112, 218)], (22, 19, 17)), tin, shine=0.7)
    # head with cap and winding key
    c.form(bar((88, 96), (62, 96), 7), GOLD)
    c.form(oval(56, 86, 10, 9) + oval(56, 106, 10, 9), GOLD, shine=0.8)
    c.flat(oval(56, 86, 3.6) + oval(56, 106, 3.6), (60, 44, 34))
    c.form(box(140, 122, 26, 14, 3), IRON)
    c.form(box(138, 92, 92, 64, 20), tin, shine=1.0, relief=16)
    c.form(path("M 86 70 Q 90 34 138 34 Q 186 34 190 70 Q 138 80 86 70 Z"), (178, 52, 48), relief=9)
    c.form(path("M 138 74 Q 190 66 216 80 Q 186 84 140 82 Z"), (62, 30, 36))
    c.form(oval(150, 58, 8), GOLD, shine=0.8)
    for x in (128, 166):
        c.form(oval(x, 98, 13), (40, 42, 54), relief=2)
        c.glow(x, 98, 34, BRASS.accent, 0.5)
        c.flat(oval(x, 98, 8.5), (180, 250, 226))
        c.flat(oval(x + 2.6, 98, 3.6), (18, 40, 46))
    c.form(box(148, 118, 34, 6, 2), (60, 64, 76), ink=1)
    # boxes: three on the near arm
    c.form(box(286, 216, 122, 62, 3, 1), WOOD, relief=7)
    c.form(box(284, 153, 96, 60, 3, -3), (178, 126, 76), relief=7)
    c.form(box(290, 98, 72, 48, 3, 5), (196, 96, 62), relief=7)
    for x, y, w, turn in ((286, 216, 122, 1), (284, 153, 96, -3)):
        for off in (-0.36, 0.36):
            c.form(box(x + w * off, y, 12, 60, 1, turn), mix(WOOD, (30, 20, 20), 0.35), ink=1.2)
        c.stroke([(x - w * 0.28, y), (x + w * 0.28, y)], 1.6, (60, 36, 28))
    c.form(poly([(256, 92), (322, 98), (321, 107), (255, 101)]), GOLD, ink=1.2)
    c.form(bar((293, 74), (287, 122), 9), GOLD, ink=1.2)
    c.form(blob([(290, 72), (276, 62), (280, 54), (292, 68), (306, 56), (310, 64)]), GOLD, ink=1.4)
    c.form(limb([(184, 152), (206, 198), (262, 246)], (24, 20, 18)), tin, shine=0.8)
    c.form(path("M 246 240 L 330 248 Q 334 258 322 260 L 256 260 Q 240 256 246 240 Z"), tin, shine=0.6)


@card("cog_errand")
def cog_errand(c: Canvas) -> None:
    """A cog on legs, running through the street with a sealed letter, a satchel flying behind."""
    night(c, BRASS, (300, 80), radius=54)
    town(c, 240, (44, 38, 46), height=110)
    floor(c, 246, (106, 88, 72), stones=True)
    for y in (96, 150, 200):
        c.stroke([(4, y), (46, y - 2), (86, y)], (0.5, 5, 0.5), BRASS.pale, 0.7)
    c.shadow(oval(196, 288, 84, 9), 0, 0, 5, 0.8)
    # far leg and arm
    joint(c, [(176, 206), (124, 222), (84, 196)], 19, IRON)
    c.form(blob([(92, 212), (66, 206), (56, 170), (74, 164), (90, 188)]), (140, 52, 44))
    joint(c, [(130, 146), (92, 168), (70, 140)], 16, IRON)
    # satchel
    c.form(limb([(250, 70), (170, 130), (104, 214)], 9), (110, 66, 46))
    wheel(c, 196, 132, 102, 12, GOLD, turn=8)
    c.form(oval(196, 132, 70), mix(GOLD, (255, 240, 190), 0.35), relief=16, shine=0.4)
    for x in (178, 228):
        c.form(oval(x, 114, 21, 24), (252, 248, 232), ink=2.2, relief=4)
        c.flat(oval(x + 7, 116, 11, 14), INK)
        c.flat(oval(x + 3, 110, 4), (255, 255, 255))
        c.stroke([(x - 18, 84), (x + 16, 80)], (2, 7, 2), (110, 68, 36))
    c.form(path("M 162 150 Q 204 168 240 148 Q 234 188 200 188 Q 170 184 162 150 Z"), (96, 34, 36), relief=3)
    c.flat(path("M 168 155 Q 204 169 234 153 L 231 163 Q 204 176 172 164 Z"), (255, 250, 236))
    # cap
    c.form(path("M 118 62 Q 126 0 200 -2 Q 262 4 262 58 Q 190 30 118 62 Z"), (170, 50, 46), relief=12)
    c.form(path("M 196 42 Q 262 32 306 62 Q 256 62 206 60 Z"), (60, 32, 40))
    c.form(oval(200, 24, 13), GOLD, shine=0.8)
    # bag, near leg, near arm with the letter
    c.form(path("M 76 208 L 148 200 L 158 256 Q 118 272 84 262 Z"), (142, 88, 56), relief=9)
    c.form(path("M 74 206 L 150 198 L 138 232 Q 114 240 90 236 Z"), (166, 106, 66), relief=5)
    c.form(oval(116, 234, 7), GOLD, shine=0.8)
    joint(c, [(214, 214), (270, 222), (262, 268)], 21, STEEL)
    c.form(path("M 244 288 Q 244 262 266 260 Q 312 266 318 290 Z"), (140, 52, 44))
    joint(c, [(276, 150), (318, 172), (330, 124)], 18, STEEL)
    letter = box(342, 84, 92, 62, 3, -10)
    c.shadow(letter)
    c.form(letter, PAPER, relief=5)
    c.stroke([(292, 64), (348, 92), (384, 48)], 2.6, (140, 110, 76))
    c.form(oval(346, 90, 12), (200, 40, 44), shine=0.5)
    c.form(oval(330, 120, 13), STEEL, shine=0.8)


@card("rivet_mouse")
def rivet_mouse(c: Canvas) -> None:
    """A mouse of riveted plates with ears like saucers, gnawing a great rivet on the workbench."""
    wall(c, (92, 76, 66), brick=(70, 30))
    c.glow(180, 130, 230, BRASS.glow, 0.5)
    c.form(box(200, 286, 430, 60), WOOD, relief=8)
    c.form(box(200, 258, 430, 12), mix(WOOD, (255, 220, 160), 0.25), ink=1.6)
    # tail: a spring cable
    rope(c, [(84, 230), (30, 236), (14, 190), (40, 150), (24, 110)], 11, BRONZE)
    steel = (170, 178, 184)
    c.shadow(oval(180, 262, 120, 10), 6, 2, 5, 0.8)
    body = path("M 62 254 Q 48 150 136 126 Q 208 116 244 170 L 256 254 Z")
    c.form(body, steel, shine=0.8, relief=30)
    for points in ([(124, 130), (110, 190), (116, 254)], [(186, 132), (182, 190), (190, 254)]):
        c.stroke(points, 3.4, (70, 74, 86))
    rivets(
        c,
        [
            (110, 154),
            (103, 184),
            (102, 216),
            (104, 240),
            (134, 150),
            (127, 184),
            (127, 216),
            (130, 240),
            (172, 158),
            (169, 188),
            (172, 220),
            (176, 242),
            (200, 152),
            (197, 184),
            (200, 220),
            (204, 242),
        ],
        5.4,
        GOLD,
    )
    c.form(oval(104, 232, 40, 30), mix(steel, INK, 0.15), shine=0.6)
    c.form(blob([(66, 262), (76, 246), (138, 248), (150, 262)]), BRONZE, shine=0.5)
    key(c, 146, 128, 40, -170)
    # ears
    c.form(oval(206, 64, 48, 50), steel, shine=0.9, relief=10)
    c.form(oval(208, 66, 31, 33), (214, 122, 96), shine=0.3)
    # head
    c.form(
        path("M 176 140 Q 186 84 250 84 Q 312 96 352 158 Q 362 174 342 184 Q 262 210 202 196 Q 172 180 176 140 Z"),
        steel,
        shine=0.9,
        relief=22,
    )
    c.form(oval(284, 66, 47, 48), steel, shine=0.9, relief=10)
    c.form(oval(285, 68, 30, 31), (214, 122, 96), shine=0.3)
    rivets(c, [along((284, 66), a, 39) for a in range(0, 360, 45)], 3.6, GOLD)
    c.stroke([(216, 112), (206, 150), (216, 192)], 3, (70, 74, 86))
    rivets(c, [(202, 124), (194, 150), (202, 178)], 4.4, GOLD)
    c.form(oval(262, 140, 23), IRON, shine=0.5)
    c.glow(262, 140, 50, BRASS.accent, 0.6)
    c.flat(oval(262, 140, 16), GLASS)
    c.flat(oval(268, 142, 7.5), (18, 40, 46))
    c.flat(oval(257, 134, 4), (255, 255, 255))
    c.form(oval(354, 164, 14, 12), (190, 60, 54), shine=0.7)
    for dy in (-10, 0, 12):
        c.stroke([(330, 172), (372, 178 + dy), (398, 176 + dy * 2.4)], (3, 1.2), (236, 226, 190))
    c.form(
        poly([(308, 190), (320, 218), (328, 186)]) + poly([(326, 186), (338, 212), (344, 182)]),
        (252, 246, 226),
        ink=1.6,
    )
    # the rivet in the paws
    c.form(bar((304, 228), (372, 228), 27), GOLD, shine=0.9, relief=8)
    c.form(path("M 302 200 Q 270 204 270 228 Q 270 252 302 256 Z"), GOLD, shine=1.0, relief=10)
    joint(c, [(232, 200), (262, 238), (312, 240)], 17, steel)
    for k in range(3):
        c.form(limb([(312 + k * 10, 250), (318 + k * 10, 230)], (9, 7)), steel, ink=1.6)
    for x, y in ((360, 262), (384, 252), (30, 256)):
        c.form(oval(x, y, 11, 7), GOLD, shine=0.7)


@card("lathe_hand")
def lathe_hand(c: Canvas) -> None:
    """A great jointed hand of brass presses its chisel to the work spinning in a lathe; shavings curl off."""
    wall(c, (70, 66, 70), brick=(52, 26))
    c.glow(180, 150, 230, BRASS.glow, 0.55)
    # the lathe: bed, head, tail
    c.form(box(200, 282, 430, 50, 4), (66, 84, 82), relief=8, shine=0.3)
    c.form(box(200, 254, 430, 14, 3), STEEL, shine=0.8)
    c.form(path("M -10 254 L -10 116 Q 40 100 62 130 L 70 254 Z"), (66, 100, 96), shine=0.4, relief=14)
    c.form(box(80, 184, 26, 74, 4), STEEL, shine=0.8)
    c.form(path("M 400 254 L 340 254 L 350 158 L 410 150 Z"), (66, 100, 96), shine=0.4, relief=12)
    c.form(poly([(352, 164), (316, 186), (352, 206)]), STEEL, shine=0.8)
    wheel(c, 24, 176, 38, 10, BRONZE)
    # the work: a turned baluster
    work = path(
        "M 92 158 L 110 158 Q 120 128 140 150 Q 152 172 170 172 Q 196 138 222 166 Q 240 178 252 164 "
        "Q 268 150 284 168 L 318 178 L 318 194 L 284 204 Q 268 222 252 208 Q 240 194 222 206 Q 196 234 170 200 "
        "Q 152 200 140 222 Q 120 244 110 214 L 92 214 Z"
    )
    c.shadow(work)
    c.form(work, (226, 150, 84), shine=0.7, relief=14)
    for x, h in ((118, 36), (148, 24), (206, 30), (262, 22)):
        c.stroke([(x, 186 - h), (x + 4, 186), (x, 186 + h)], (1, 3, 1), (140, 74, 40))
    for r in (62, 76):
        c.stroke([along((196, 186), a, r) for a in range(100, 170, 10)], (0.5, 4, 0.5), (255, 240, 206), 0.8)
    # curls and sparks
    for points in (
        [(204, 168), (176, 132), (140, 128), (132, 92), (164, 78), (180, 102), (160, 112)],
        [(208, 166), (196, 112), (216, 78), (196, 44), (168, 54)],
    ):
        c.form(limb(points, (11, 9, 5)), (255, 208, 120), ink=2, relief=3, shine=0.5)
    sparks(c, 204, 172, 56, (255, 220, 130), 26)
    # the chisel in the hand, whose arm comes from the right
    c.form(bar((430, 116), (352, 92), 62), IRON, shine=0.6, relief=14)
    for x in (372, 392):
        c.stroke([(x + 8, 74), (x - 6, 126)], 4, (40, 42, 54))
    c.form(poly([(208, 190), (202, 172), (250, 112), (270, 130)]), STEEL, shine=0.8)
    c.form(limb([(262, 120), (352, 8)], (26, 34)), WOOD, relief=8)
    c.form(bar((252, 132), (272, 108), 31), GOLD, shine=0.8)
    c.form(bar((372, 104), (346, 94), 92), BRONZE, shine=0.8, relief=10)
    hand(c, 304, 82, 116, GOLD, turn=39)
    for k in range(4):
        x, y = 44, -25 + k * 25
        spot = (304 + x * 0.777 - y * 0.629, 82 + x * 0.629 + y * 0.777)
        c.form(oval(*spot, 10), BRONZE, shine=0.7, ink=1.6)
        c.flat(oval(*spot, 3), INK)


@card("clock_sparrow")
def clock_sparrow(c: Canvas) -> None:
    """A clockwork sparrow with a dial for a breast and a key in its back, landing with its wings up."""
    night(c, BRASS, (206, 130), radius=122)
    c.flat(oval(206, 130, 122), (255, 238, 190), 0.9)
    town(c, 310, (44, 38, 46), height=56)
    brown = (150, 88, 50)
    # wings of brass plates
    for way in (-1, 1):
        for k in range(6):
            root: Point = (200 + way * (44 + k * 5), 152 + k * 9)
            tip = along(root, way * (150 - k * 17), 150 - k * 14)
            piece = leaf(root, way * (150 - k * 17), 158 - k * 15, 27, 0)
            c.form(piece, mix(GOLD, brown, 0.18 * k), shine=0.7, relief=6)
            c.stroke([root, tip], (2, 1), (96, 60, 36))
        c.form(oval(200 + way * 52, 158, 25), BRONZE, shine=0.8)
        rivets(c, [along((200 + way * 52, 158), a, 15) for a in range(0, 360, 90)], 3.4, GOLD)
    for d in (-20, 0, 20):
        c.form(leaf((200, 240), d, 70, 22), brown, shine=0.5)
    # body with the dial
    c.form(
        blob([(136, 176), (152, 122), (200, 104), (248, 122), (264, 176), (248, 238), (200, 262), (152, 238)]),
        brown,
        relief=24,
        shine=0.3,
    )
    c.form(oval(200, 190, 56), GOLD, shine=0.9, relief=8)
    c.form(oval(200, 190, 45), (252, 246, 228), ink=1.8, relief=6)
    for k in range(12):
        c.stroke([along((200, 190), k * 30, 33), along((200, 190), k * 30, 40)], 4.4 if k % 3 == 0 else 2.6, INK)
    c.form(bar((200, 190), along((200, 190), 130, 26), 7, 4), INK, ink=0)
    c.form(bar((200, 190), along((200, 190), 200, 35), 6, 3), (190, 44, 44), ink=0)
    c.form(oval(200, 190, 6), GOLD, ink=1.4)
    # head
    c.form(
        blob([(140, 84), (152, 46), (200, 30), (248, 46), (260, 84), (244, 124), (200, 136), (156, 124)]),
        brown,
        relief=20,
        shine=0.3,
    )
    for way in (-1, 1):
        c.form(oval(200 + way * 36, 100, 24, 19), (240, 220, 186), ink=1.4)
        c.form(oval(200 + way * 28, 78, 21), IRON, shine=0.5)
        c.flat(oval(200 + way * 28, 78, 14.5), GLASS)
        c.flat(oval(200 + way * 26, 80, 7), (18, 40, 46))
        c.flat(oval(200 + way * 28 - 5, 73, 3.4), (255, 255, 255))
    c.form(poly([(180, 96), (200, 86), (220, 96), (200, 130)]), GOLD, shine=0.8, relief=5)
    c.stroke([(182, 98), (200, 106), (218, 98)], 2.6, (96, 60, 36))
    key(c, 200, 34, 26, 180)
    for way in (-1, 1):
        joint(c, [(200 + way * 22, 254), (200 + way * 28, 278)], 9, IRON)
        for d in (-50, 0, 50):
            c.form(limb([(200 + way * 28, 278), along((200 + way * 28, 278), d, 20)], (8, 4)), IRON, ink=1.4)
    # the perch: the hand of a tower clock
    c.form(poly([(-10, 286), (330, 284), (330, 272), (394, 292), (330, 312), (330, 300), (-10, 302)]), IRON, shine=0.6)


@card("valve_smith")
def valve_smith(c: Canvas) -> None:
    """A bearded smith in goggles heaving a great red valve wheel round on a hissing pipe."""
    wall(c, (84, 66, 58), brick=(48, 24))
    for x in (14, 386):
        c.form(box(x, 150, 34, 330), BRONZE, shine=0.8, relief=9)
        for y in (60, 220):
            c.form(box(x, y, 48, 20, 4), IRON, shine=0.6)
    c.form(box(330, 52, 170, 46, 6), BRONZE, shine=0.9, relief=12)
    c.form(box(254, 52, 24, 66, 4), IRON, shine=0.6)
    for points in ([(270, 250), (200, 280), (130, 270)], [(300, 70), (250, 30), (210, 6)]):
        smoke(c, points, (8, 20, 34), (226, 226, 222), opacity=0.9)
    apron, skin = (110, 66, 44), SKIN[0]
    # the smith, left
    c.form(path("M 10 310 Q 16 206 62 190 L 156 190 Q 196 210 198 310 Z"), (70, 96, 110), relief=24)
    c.form(path("M 62 310 L 76 214 L 144 214 L 158 310 Z"), apron, relief=10)
    c.form(limb([(46, 212), (26, 268), (84, 290)], (52, 46, 38)), (70, 96, 110))
    face(c, 116, 108, 58, skin, look=0.6, mood="grim", shade=0.5)
    c.form(
        path(
            "M 60 122 Q 70 150 100 146 Q 128 138 164 148 Q 178 140 176 122 Q 186 190 160 226 L 146 212 L 132 250 "
            "L 116 222 L 96 246 L 86 214 Q 56 186 60 122 Z"
        ),
        (196, 92, 44),
        relief=12,
    )
    c.stroke([(112, 170), (130, 166), (150, 170)], (2, 6, 2), (92, 36, 28))
    c.form(blob([(120, 116), (142, 110), (152, 130), (138, 142), (120, 138)]), (236, 160, 124), relief=8)
    # goggles
    c.form(box(118, 92, 128, 15, 5), (70, 44, 38))
    for x in (100, 152):
        c.form(oval(x, 92, 27), GOLD, shine=0.9, relief=6)
        c.flat(oval(x, 92, 18), (30, 60, 66))
        c.flat(oval(x + 3, 94, 12, 12), BRASS.accent, 0.9)
        c.flat(oval(x + 5, 95, 6), INK)
        c.flat(oval(x - 6, 85, 4.4), (250, 255, 250))
    c.form(path("M 56 74 Q 60 30 118 28 Q 176 32 176 72 Q 118 52 56 74 Z"), (122, 72, 50), relief=10)
    # the valve
    c.form(limb([(296, 176), (380, 176)], 44), BRONZE, shine=0.9)
    c.form(oval(296, 176, 42), IRON, shine=0.6)
    red = (204, 46, 44)
    rim = ring(286, 172, 102, 80)
    for k in range(5):
        rim = rim + bar((286, 172), along((286, 172), 20 + k * 72, 90), 19)
    c.shadow(rim, 8, 9, 6, 0.7)
    c.form(rim, red, relief=7, shine=0.6)
    for k in range(10):
        c.form(oval(*along((286, 172), 2 + k * 36, 93), 14), red, relief=6, shine=0.7)
    c.form(oval(286, 172, 26), GOLD, shine=0.9, relief=9)
    c.form(oval(286, 172, 10), IRON, shine=0.6)
    # hands on the wheel
    c.form(limb([(160, 216), (212, 250), (226, 236)], (52, 44, 34)), (70, 96, 110))
    for x, y, t in ((218, 238, 34), (196, 136, -12)):
        if y < 200:
            c.form(limb([(150, 214), (184, 196), (196, 150)], (48, 42, 34)), (70, 96, 110))
        c.form(box(x, y, 46, 44, 14, t), (150, 100, 62), relief=9)
        for k in range(4):
            c.form(box(x + 8, y - 16 + k * 11, 38, 12, 6, t), (150, 100, 62), ink=1.6)


@card("toll_golem")
def toll_golem(c: Canvas) -> None:
    """A squat golem that is a toll house: striped barrier for an arm, coin slot in its chest, palm held out."""
    night(c, BRASS, (68, 70), radius=42)
    town(c, 226, (44, 38, 46), height=60)
    floor(c, 230, (112, 94, 76), stones=True)
    stone = (156, 140, 118)
    c.shadow(oval(170, 290, 110, 10), 4, 2, 6, 0.8)
    for x in (118, 214):
        c.form(box(x, 264, 66, 60, 8), mix(stone, INK, 0.2), relief=12)
    body = path("M 72 250 L 78 92 L 254 92 L 260 250 Z")
    c.form(body, stone, relief=24)
    for points in (
        [(74, 216), (258, 216)],
        [(120, 216), (120, 250)],
        [(200, 216), (200, 250)],
        [(77, 130), (110, 130)],
        [(222, 130), (256, 130)],
        [(76, 172), (100, 172)],
        [(234, 172), (258, 172)],
    ):
        c.stroke(points, 3, (92, 80, 72))
    # roof as a hat
    c.form(poly([(52, 96), (112, 18), (220, 18), (280, 96)]), (168, 66, 50), relief=10)
    for row in range(4):
        for k in range(9):
            x = 78 + k * 23 + (row % 2) * 11
            y = 40 + row * 17
            if 112 - (y - 18) * 0.72 < x < 220 + (y - 18) * 0.72:
                c.stroke([(x - 10, y), (x, y + 8), (x + 10, y)], 2.4, (96, 32, 34))
    c.form(box(166, 98, 242, 14, 3), (110, 70, 48))
    c.form(box(166, 14, 40, 18, 3), BRONZE, shine=0.6)
    # face
    for way in (-1, 1):
        c.form(box(166 + way * 40, 132, 42, 34, 5), (40, 34, 42), relief=3)
        c.glow(166 + way * 40, 134, 44, (255, 220, 110), 0.8)
        c.flat(box(166 + way * 40, 135, 30, 20, 3), (255, 224, 120))
        c.flat(oval(166 + way * 40 + 4, 136, 6, 9), INK)
        c.form(
            poly([(166 + way * 10, 118), (166 + way * 68, 108), (166 + way * 68, 122), (166 + way * 12, 132)]),
            (126, 110, 92),
            ink=1.8,
        )
    # coin slot, a plate of brass
    c.form(box(166, 186, 86, 54, 6), GOLD, shine=0.8, relief=7)
    c.form(box(166, 184, 56, 13, 4), (30, 24, 30), ink=1.6, relief=2)
    rivets(c, [(132, 168), (200, 168), (132, 205), (200, 205)], 4, BRONZE)
    # left palm, held out with coins
    c.form(limb([(80, 134), (34, 168), (42, 220)], (50, 44, 40)), stone, relief=12)
    c.form(box(44, 232, 74, 30, 10), mix(stone, (255, 240, 200), 0.15), relief=9)
    for x, y in ((28, 214), (58, 214), (42, 204)):
        coin(c, x, y, 16, flat=0.5)
    coin(c, 52, 170, 17, turn=20, flat=0.8)
    # the barrier: a striped arm across
    c.form(box(336, 250, 34, 108, 5), IRON, shine=0.5)
    c.form(oval(250, 142, 36), mix(stone, INK, 0.1), relief=12)
    pole = bar((244, 150), (400, 86), 32, 24)
    c.shadow(pole)
    c.form(pole, (246, 240, 226), relief=8)
    with c.within(pole):
        for k in range(4):
            x, y = 276 + k * 44, 138 - k * 18
            c.form(bar((x - 8, y - 26), (x + 16, y + 24), 24), (204, 44, 44), ink=0, relief=4)
    c.form(oval(248, 146, 17), GOLD, shine=0.9)
    c.form(box(336, 196, 44, 14, 4), GOLD, shine=0.8)


@card("mirror_mason")
def mirror_mason(c: Canvas) -> None:
    """A mason laying a wall of mirrors with his trowel; his own face looks back out of each."""
    c.wash([(0, (60, 52, 60)), (1, (110, 88, 66))])
    c.carve((110, 90), BRASS.glow, count=100, reach=(70, 340), strength=0.22)
    silver: Colour = (176, 214, 222)
    skin, shirt = SKIN[1], (226, 220, 204)

    def head(x: float, y: float, size: float, look: float, pale: float) -> None:
        white = (214, 236, 240)
        face(c, x, y, size, mix(skin, white, pale), look=look, mood="calm", shade=0.5)
        c.form(
            path(
                f"M {x - size * 0.7} {y + size * 0.3} Q {x} {y + size * 0.2} {x + size * 0.7} {y + size * 0.3} "
                f"Q {x + size * 0.6} {y + size * 0.62} {x} {y + size * 0.52} "
                f"Q {x - size * 0.6} {y + size * 0.62} {x - size * 0.7} {y + size * 0.3} Z"
            ),
            mix((70, 48, 44), white, pale),
            ink=1.4,
            relief=3,
        )
        way = 1 if look > 0 else -1
        c.form(
            path(
                f"M {x - way * size} {y - size * 0.2} "
                f"Q {x - way * size * 1.1} {y - size * 1.2} {x} {y - size * 1.2} "
                f"Q {x + way * size * 0.9} {y - size * 1.2} {x + way * size} {y - size * 0.56} "
                f"L {x + way * size * 1.5} {y - size * 0.36} Q {x} {y - size * 0.52} {x - way * size} "
                f"{y - size * 0.2} Z"
            ),
            mix((64, 112, 132), white, pale),
            relief=8,
        )

    # the wall of bricks, stepped, with a great mirror set in it
    brick = (176, 92, 66)
    c.form(
        poly([(178, 310), (178, 252), (202, 252), (202, 20), (226, 20), (226, -10), (410, -10), (410, 310)]),
        (206, 192, 168),
        relief=6,
    )
    for row in range(11):
        for k in range(6):
            x, y = 216 + k * 52 + (row % 2) * 26, 12 + row * 28
            if x - 24 > (226 if row == 0 else 186 if row > 8 else 200):
                c.form(
                    box(x, y, 46, 23, 3), mix(brick, (90, 40, 40), 0.3 * ((row * 3 + k * 2) % 4) / 3), ink=1.4, relief=4
                )
    frame = path("M 230 282 L 230 110 Q 230 28 308 24 Q 386 28 386 110 L 386 282 Z")
    c.shadow(frame)
    c.form(frame, GOLD, shine=0.8, relief=7)
    glass = path("M 246 268 L 246 112 Q 246 44 308 40 Q 370 44 370 112 L 370 268 Z")
    c.form(glass, silver, ink=2, relief=6, shade=0.4)
    with c.within(glass):
        c.form(path("M 250 310 Q 256 226 286 208 L 340 208 Q 372 222 376 310 Z"), (208, 222, 224), relief=14)
        c.flat(path("M 284 310 L 290 222 L 336 222 L 342 310 Z"), (150, 138, 130))
        head(316, 148, 44, -0.8, 0.28)
        for x, w in ((236, 34), (286, 14)):
            c.flat(poly([(x - 40, 290), (x - 40 + w, 290), (x + 110 + w, 20), (x + 110, 20)]), (244, 254, 254), 0.42)
    # the mason
    c.form(path("M -10 310 Q 2 214 46 198 L 130 198 Q 166 218 170 310 Z"), shirt, relief=22)
    c.form(path("M 40 310 L 52 220 L 122 220 L 130 310 Z"), (132, 84, 52), relief=9)
    head(84, 130, 56, 0.8, 0.0)
    # trowel with mortar, at the mirror's edge
    c.form(limb([(140, 226), (180, 254), (196, 208)], (46, 40, 32)), shirt)
    c.form(limb([(198, 206), (212, 164)], (16, 14)), WOOD)
    c.form(limb([(211, 166), (218, 142), (230, 138)], 9), STEEL)
    blade = poly([(216, 150), (190, 84), (262, 66), (262, 138)])
    c.shadow(blade)
    c.form(blade, STEEL, shine=0.9, relief=7)
    c.form(blob([(198, 96), (204, 64), (240, 52), (266, 70), (256, 98), (226, 106)]), (226, 220, 206), relief=9)
    c.form(oval(196, 206, 20), skin)
    for k in range(3):
        c.form(limb([(184, 198 + k * 11), (210, 196 + k * 11)], 13), skin, ink=1.6)


@card("crank_hound")
def crank_hound(c: Canvas) -> None:
    """A lean hound of brass plates at full gallop, a crank in its flank, steam from its jaws."""
    night(c, BRASS, (112, 74), radius=48)
    town(c, 252, (44, 38, 46), height=70)
    floor(c, 252, (100, 82, 70), stones=True)
    for y, x in ((100, 330), (140, 352), (214, 340), (236, 356)):
        c.stroke([(x, y), (x + 30, y + 3), (400, y)], (0.5, 5, 0.5), BRASS.pale, 0.7)
    c.shadow(oval(200, 288, 130, 8), 0, 0, 5, 0.7)
    # tail: a coil spring
    rope(c, [(318, 140), (356, 130), (388, 96), (380, 60)], 11, BRONZE)
    # far legs
    joint(c, [(290, 176), (346, 206), (384, 196)], 16, IRON)
    joint(c, [(140, 176), (92, 214), (48, 214)], 16, IRON)
    body = path(
        "M 96 150 Q 110 106 172 108 Q 230 124 270 112 Q 318 104 328 146 Q 334 190 296 202 Q 268 174 222 176 "
        "Q 180 190 150 214 Q 104 210 96 150 Z"
    )
    c.halo(body, BRASS.glow, 8, 0.5)
    c.form(body, GOLD, shine=0.9, relief=22)
    for points in (
        [(164, 112), (156, 160), (168, 204)],
        [(226, 122), (218, 150), (224, 176)],
        [(272, 114), (262, 146), (272, 186)],
    ):
        c.stroke(points, 3.4, (110, 68, 34))
    rivets(
        c,
        [(150, 128), (146, 160), (154, 190), (176, 130), (172, 164), (182, 186), (284, 128), (278, 150), (286, 178)],
        4.4,
        BRONZE,
    )
    # near legs
    joint(c, [(306, 168), (330, 220), (304, 262)], 22)
    joint(c, [(304, 262), (340, 282)], 13)
    joint(c, [(132, 180), (74, 188), (34, 232)], 20)
    joint(c, [(34, 232), (10, 238)], 13)
    # the crank
    c.form(oval(228, 148, 27), IRON, shine=0.6)
    wheel(c, 228, 148, 21, 9, BRONZE)
    c.form(bar((228, 148), (262, 76), 13), STEEL, shine=0.8)
    c.form(limb([(262, 76), (304, 66)], (22, 22)), (196, 48, 44), relief=7, shine=0.4)
    c.form(oval(262, 76, 12), STEEL, shine=0.8)
    for a in range(200, 290, 14):
        c.stroke([along((228, 148), a, 92), along((228, 148), a + 6, 92)], 3, BRASS.pale, 0.8)
    # neck and head
    c.form(limb([(120, 142), (100, 112), (92, 88)], (58, 48, 44)), GOLD, shine=0.9)
    c.form(path("M 70 112 Q 96 128 124 108 L 128 122 Q 100 144 74 128 Z"), (176, 46, 42), relief=4)
    c.form(path("M 128 56 Q 168 42 188 74 Q 160 84 126 88 Z"), BRONZE, shine=0.6)
    c.form(path("M 26 118 Q 50 126 88 112 L 92 98 L 36 98 Z"), BRONZE, shine=0.6)
    c.form(
        path("M 136 76 Q 136 42 98 40 Q 70 42 54 66 L 10 84 Q 0 96 12 104 L 66 104 Q 130 112 136 76 Z"),
        GOLD,
        shine=1.0,
        relief=16,
    )
    for x in (26, 44, 62):
        c.form(poly([(x - 7, 101), (x + 7, 102), (x, 119)]), (250, 244, 226), ink=1.4)
    c.form(oval(8, 90, 11, 9), IRON, shine=0.6)
    c.form(oval(88, 70, 18), IRON, shine=0.4)
    c.glow(88, 70, 44, BRASS.accent, 0.7)
    c.flat(oval(88, 70, 12.5), GLASS)
    c.flat(oval(84, 71, 6), (18, 40, 46))
    c.form(poly([(62, 54), (106, 46), (108, 56), (68, 66)]), BRONZE, ink=1.6)
    smoke(c, [(20, 122), (2, 150), (-16, 160)], (7, 14, 22), (226, 224, 216), opacity=0.9)
