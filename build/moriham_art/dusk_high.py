"""The great cards of the dusk: princes, crows, puppets, the queen and the last light."""

from canvas import INK, Canvas
from dusk import mask
from figures import eye, face, wing
from registry import card
from shapes import along, bar, blob, box, drop, leaf, limb, oval, path, poly, together
from things import bell, floor, lantern, night, pole, rope, sword, town
from tones import DUSK, GOLD, IRON, ROPE, SKIN, STEEL, WOOD

from scenes.art.palette import mix


@card("masque_prince")
def masque_prince(c: Canvas) -> None:
    """A prince in a white half mask, crowned and ruffed, a rose in one hand, a rapier in the other."""
    c.wash([(0, (40, 26, 72)), (0.7, (110, 76, 150)), (1, (56, 38, 92))])
    c.glow(200, 90, 220, (255, 214, 150), 0.55)
    for way in (-1, 1):
        drape = path("M 300 -10 Q 330 90 296 170 Q 340 200 350 310 L 420 310 L 420 -10 Z")
        c.form(drape if way > 0 else drape.mirrored(200), (136, 40, 84), relief=20)
        c.form(drop(200 + way * 100, 178, 20, 44), GOLD, shine=0.8)
    coat, sash = (70, 52, 132), (206, 52, 90)
    c.form(path("M 78 320 Q 72 214 130 184 Q 200 158 270 184 Q 328 214 322 320 Z"), coat, relief=20)
    c.form(path("M 166 180 L 234 180 L 244 320 L 156 320 Z"), (244, 238, 226), relief=7)
    c.form(poly([(120, 190), (150, 178), (292, 300), (280, 322), (252, 322)]), sash, relief=6)
    for way in (-1, 1):
        c.form(oval(200 + way * 88, 204, 40, 22, way * 20), GOLD, shine=0.8)
        for k in range(4):
            c.form(drop(200 + way * (66 + k * 15), 224 + 3 * k, 9, 22), GOLD, ink=1.2, shine=0.5)
    # rapier
    sword(c, (332, 262), 188, 236, STEEL, GOLD)
    c.form(limb([(286, 214), (346, 250), (334, 268)], (48, 44, 34)), coat)
    c.form(oval(332, 264, 20), (240, 236, 232))
    for k in range(4):
        c.form(oval(321 + k * 2, 253 + k * 8, 10, 6), (240, 236, 232), ink=1.2)
    # ruff and head
    lace = [along((200, 178), a, 50) for a in range(0, 360, 24)]
    c.form(together([oval(x, 178 + (y - 178) * 0.5, 18, 13) for x, y in lace]), (246, 244, 240), relief=5)
    face(c, 200, 116, 48, SKIN[0], look=-0.1, mood="sly")
    c.form(
        path(
            "M 146 92 Q 174 80 200 96 Q 226 80 254 92 Q 264 128 236 138 Q 214 140 200 120 Q 186 140 164 138 Q "
            "136 128 146 92 Z"
        ),
        (248, 244, 238),
        shine=0.6,
        relief=7,
    )
    for way in (-1, 1):
        c.flat(oval(200 + way * 26, 112, 13, 8.5, way * 14), INK)
        c.flat(oval(200 + way * 26, 112, 5), (255, 214, 110))
        c.stroke([(200 + way * 44, 96), (200 + way * 66, 84), (200 + way * 62, 70)], (5, 6, 1), GOLD)
    c.form(
        blob([(146, 106), (140, 66), (170, 46), (230, 46), (260, 66), (254, 106), (246, 76), (200, 68), (154, 76)]),
        (70, 42, 50),
    )
    c.form(
        path("M 148 60 L 142 12 L 172 36 L 200 0 L 228 36 L 258 12 L 252 60 Q 200 44 148 60 Z"),
        GOLD,
        shine=0.9,
        relief=6,
    )
    for x, y in ((142, 12), (200, 0), (258, 12), (200, 42)):
        c.form(oval(x, y + 2, 8), sash, ink=1.4, shine=0.9)
    # rose
    c.form(limb([(114, 218), (66, 250), (92, 274)], (48, 44, 34)), coat)
    c.form(limb([(112, 296), (96, 240), (102, 190)], 6), (84, 130, 76))
    c.form(leaf((98, 236), 120, 32, 13, 4), (84, 130, 76))
    for a in range(0, 360, 60):
        c.form(oval(*along((102, 174), a, 15), 15, 13, -a), (214, 44, 74), ink=1.6)
    c.form(oval(102, 172, 13), (240, 96, 116), ink=1.4)
    c.form(oval(100, 272, 19), (240, 236, 232))


@card("gallows_crow")
def gallows_crow(c: Canvas) -> None:
    """A monstrous crow on a gallows beam, beak open, a noose hanging below."""
    night(c, DUSK, (214, 118), radius=108)
    c.carve((214, 118), (206, 182, 232), count=60, reach=(14, 96), strength=0.6, long=30)
    c.form(path("M -10 310 L -10 286 Q 120 258 410 290 L 410 310 Z"), (44, 30, 62), relief=6)
    wood = (104, 72, 62)
    c.form(box(52, 180, 30, 290, 2), wood, relief=6)
    c.form(bar((60, 268), (120, 198), 18), wood)
    c.form(box(196, 196, 370, 27, 2), wood, relief=6)
    rope(c, [(330, 204), (330, 236)], 9, ROPE)
    noose = oval(330, 264, 25, 31) - oval(330, 264, 16, 22)
    c.form(noose, ROPE, relief=3)
    for k in range(4):
        c.form(box(330, 218 + k * 7, 18, 7, 3), ROPE, ink=1.4)
    feather = (50, 42, 74)
    rim = (190, 150, 236)
    for k in range(4):
        c.form(leaf((134 + k * 8, 148 + k * 4), -58 + k * 13, 112, 17, 4), feather, rim=rim)
    for x in (196, 226):
        c.form(limb([(x, 160), (x + 2, 186)], (15, 10)), (150, 120, 96))
        for a in (60, 0, -60):
            c.form(limb([(x + 2, 182), along((x + 2, 182), a, 24)], (10, 4)), (150, 120, 96), ink=1.6)
    c.form(
        blob([(134, 150), (142, 92), (186, 58), (240, 62), (262, 104), (252, 150), (214, 176), (164, 174)]),
        feather,
        rim=rim,
        relief=22,
    )
    for shape in wing((212, 86), (112, 128), 66, 7):
        c.form(shape, mix(feather, (110, 90, 150), 0.25), ink=1.8)
    c.form(
        blob([(214, 72), (226, 34), (268, 22), (304, 44), (302, 84), (266, 106), (228, 104)]),
        feather,
        rim=rim,
        relief=14,
    )
    for k in range(5):
        c.form(leaf((232 + k * 5, 92 + k * 5), 190 - k * 54, 27, 8), feather, ink=1.4)
    c.form(path("M 292 46 Q 340 40 384 70 Q 342 70 296 74 Z"), (84, 78, 96), shine=0.8, relief=7)
    c.form(path("M 292 76 Q 332 80 362 98 Q 322 102 284 94 Z"), (66, 60, 78), shine=0.5, relief=5)
    c.form(poly([(300, 72), (340, 76), (300, 84)]), (190, 60, 70), ink=1)
    eye(c, 274, 54, 14, (255, 92, 70), look=0.4, lid=0.2, shine=0.7)


@card("puppet_abbess")
def puppet_abbess(c: Canvas) -> None:
    """A wooden abbess on strings, her jaw hinged, who works a smaller puppet herself."""
    c.wash([(0, (36, 24, 62)), (0.7, (100, 70, 140)), (1, (48, 34, 80))])
    c.glow(190, 110, 210, DUSK.glow, 0.5)
    c.form(
        path("M -10 -10 L 410 -10 L 410 30 Q 360 60 310 30 Q 255 62 200 30 Q 145 62 90 30 Q 40 60 -10 30 Z"),
        (150, 46, 84),
        relief=10,
    )
    floor(c, 280, (96, 70, 110), boards=True)
    for x0, x1, y in ((166, 150, 70), (214, 226, 70), (60, 74, 190), (330, 306, 172)):
        c.stroke([(x0, -10), (x1, y)], 2.4, (240, 230, 210))
    habit, wood = (56, 44, 84), (206, 158, 104)
    c.form(path("M 84 320 Q 88 222 138 178 Q 188 156 240 178 Q 290 222 294 320 Z"), habit, relief=22)
    c.form(path("M 148 176 Q 188 200 230 176 L 240 262 Q 188 284 138 262 Z"), (240, 236, 228), relief=8)
    c.stroke([(152, 186), (190, 214), (228, 186)], 3.4, GOLD)
    bell(c, 190, 212, 44, GOLD)
    # arms with ball joints
    for points in ([(130, 196), (84, 232), (74, 196)], [(248, 196), (296, 214), (306, 176)]):
        c.form(limb(points[:2], (46, 34)), habit)
        c.form(limb(points[1:], (24, 18)), wood)
        c.form(oval(*points[1], 15), mix(wood, INK, 0.25), shine=0.5)
        c.form(oval(*points[2], 17, 18), wood)
        for k in range(3):
            c.form(
                limb([along(points[2], 150 + k * 30, 12), along(points[2], 150 + k * 30, 30)], (10, 7)), wood, ink=1.6
            )
    # head: veil, wimple, wooden face
    c.form(
        path("M 114 196 Q 104 60 190 40 Q 276 60 266 196 Q 240 214 226 180 L 154 180 Q 140 214 114 196 Z"),
        habit,
        relief=16,
    )
    c.form(oval(190, 124, 61, 68), (244, 240, 232), relief=9)
    skull = blob([(142, 118), (152, 80), (190, 66), (228, 80), (238, 118), (228, 154), (190, 160), (152, 154)])
    c.form(skull, wood, relief=16)
    c.form(path("M 160 146 L 220 146 L 216 180 Q 190 194 164 180 Z"), wood, relief=6)
    c.flat(box(190, 148, 52, 6), (60, 24, 34))
    for x in (164, 216):
        c.stroke([(x, 132), (x, 180)], 3, INK)
    for k in range(4):
        c.flat(box(173 + k * 11.5, 155, 9, 8), (250, 244, 226))
    for way in (-1, 1):
        c.form(oval(190 + way * 25, 112, 16), (252, 248, 236), ink=1.6, relief=3)
        c.flat(oval(190 + way * 25 + 3, 115, 6.5), INK)
        c.stroke([(190 + way * 10, 94), (190 + way * 42, 88)], (5, 3), (90, 56, 40))
        c.flat(oval(190 + way * 36, 136, 9, 7), (214, 90, 80), 0.6)
    c.form(poly([(184, 116), (196, 116), (200, 138), (180, 138)]), mix(wood, INK, 0.12), ink=1.4)
    # the little puppet
    c.form(bar((284, 158), (352, 166), 9), WOOD)
    for x0, x1, y in ((292, 316, 218), (318, 338, 206), (346, 366, 222)):
        c.stroke([(x0, 162), (x1, y)], 1.8, (240, 230, 210))
    for a, b in (
        ((338, 250), (316, 218)),
        ((338, 250), (366, 222)),
        ((338, 272), (322, 300)),
        ((338, 272), (356, 300)),
    ):
        c.form(limb([a, b], (12, 9)), wood, ink=1.6)
    c.form(poly([(322, 240), (354, 240), (362, 284), (314, 284)]), (206, 60, 84), relief=5)
    c.form(oval(338, 222, 19), wood)
    for way in (-1, 1):
        c.flat(oval(338 + way * 7, 221, 3.4), INK)
    c.form(poly([(318, 212), (338, 186), (358, 212)]), (92, 120, 196), ink=1.6)


@card("queen_of_masks")
def queen_of_masks(c: Canvas) -> None:
    """An enthroned queen with a golden face; masks of all moods hang about her like moons."""
    c.wash([(0, (28, 16, 54)), (0.6, (92, 58, 138)), (1, (40, 24, 72))])
    c.glow(200, 120, 240, (255, 206, 140), 0.6)
    c.carve((200, 116), DUSK.glow, count=150, reach=(90, 340), strength=0.35, rays=True)
    # fan of the collar
    for k in range(11):
        a = 100 + k * 16
        c.form(leaf((200, 200), a, 168, 30), mix((150, 50, 110), (220, 110, 160), 0.5 * (k % 2)), relief=10)
        c.form(oval(*along((200, 200), a, 158), 7), GOLD, ink=1.4, shine=0.8)
    gown = (92, 40, 122)
    c.form(path("M 60 330 Q 80 226 142 206 Q 200 184 258 206 Q 320 226 340 330 Z"), gown, relief=22)
    c.form(path("M 156 204 Q 200 236 244 204 L 232 330 L 168 330 Z"), (238, 200, 110), shine=0.7, relief=8)
    for k in range(3):
        c.form(
            poly([(200, 232 + k * 30), (214, 247 + k * 30), (200, 262 + k * 30), (186, 247 + k * 30)]),
            (206, 50, 92),
            ink=1.4,
            shine=0.8,
        )
    c.form(blob([(176, 172), (200, 164), (224, 172), (226, 206), (200, 216), (174, 206)]), SKIN[0])
    c.form(limb([(158, 206), (200, 226), (242, 206)], (9, 12, 9)), GOLD, shine=0.8)
    # hair and golden face
    c.form(
        blob([(136, 128), (138, 70), (200, 40), (262, 70), (264, 128), (248, 176), (200, 190), (152, 176)]),
        (46, 26, 50),
        relief=14,
    )
    gold_face = blob([(152, 108), (160, 72), (200, 60), (240, 72), (248, 108), (236, 150), (200, 178), (164, 150)])
    c.form(gold_face, (240, 196, 100), shine=1.0, relief=18)
    for way in (-1, 1):
        c.flat(oval(200 + way * 22, 110, 14, 8, way * 14), INK)
        c.glow(200 + way * 22, 110, 26, (220, 150, 255), 0.9)
        c.flat(oval(200 + way * 22, 110, 5.5), (244, 224, 255))
        c.stroke([(200 + way * 8, 94), (200 + way * 26, 86), (200 + way * 42, 96)], (2, 4.5, 2), (120, 70, 30))
        c.form(drop(200 + way * 22, 136, 6, 15), (120, 60, 170), ink=1, shine=0.8)
    c.stroke([(200, 108), (206, 134), (198, 138)], 3, (150, 96, 40))
    c.form(blob([(182, 154), (192, 150), (200, 153), (208, 150), (218, 154), (200, 164)]), (176, 40, 74), ink=1.2)
    # crown
    c.form(
        path("M 142 70 L 124 14 L 158 40 L 174 -2 L 200 34 L 226 -2 L 242 40 L 276 14 L 258 70 Q 200 46 142 70 Z"),
        GOLD,
        shine=0.9,
        relief=6,
    )
    for x, y in ((124, 14), (174, 0), (226, 0), (276, 14), (200, 50)):
        c.form(oval(x, y, 8), (206, 50, 92), ink=1.4, shine=0.9)
    # masks around
    for x, y, r, tone, mood in (
        (52, 74, 38, (240, 236, 228), "glad"),
        (348, 74, 38, (214, 72, 80), "grim"),
        (40, 178, 33, (92, 150, 196), "awed"),
        (360, 178, 33, (108, 176, 130), "sly"),
        (84, 262, 34, (232, 150, 90), "grim"),
        (316, 262, 34, (226, 140, 190), "glad"),
    ):
        c.glow(x, y, r * 2, DUSK.glow, 0.5)
        mask(c, x, y, r, tone, mood)


@card("the_last_lamp")
def the_last_lamp(c: Canvas) -> None:
    """In utter dark walks a giant in a cloak whose head is a burning street lamp; moths follow it."""
    c.wash([(0, (12, 8, 26)), (1, (30, 20, 52))])
    c.glow(200, 92, 260, (255, 206, 120), 0.85)
    c.carve((200, 92), (255, 220, 150), count=190, reach=(90, 330), strength=0.4)
    town(c, 288, (16, 10, 32), height=90, glow=0.0)
    floor(c, 282, (58, 42, 76), stones=True)
    cloak = (58, 44, 92)
    c.form(
        path(
            "M 66 312 Q 60 226 122 186 Q 162 160 200 158 Q 238 160 278 186 Q 340 226 334 312 L 306 296 L 280 314 "
            "L 250 296 L 222 314 "
            "L 196 296 L 168 314 L 140 296 L 112 314 L 92 298 Z"
        ),
        cloak,
        rim=(255, 206, 130),
        relief=26,
    )
    for x in (150, 200, 250):
        c.stroke([(200 + (x - 200) * 0.4, 196), (x, 250), (x + (x - 200) * 0.3, 300)], (1, 5, 1), mix(cloak, INK, 0.6))
    c.form(
        path("M 130 190 Q 200 150 270 190 Q 262 216 200 222 Q 138 216 130 190 Z"),
        mix(cloak, (150, 110, 150), 0.25),
        relief=9,
    )
    c.form(box(200, 168, 44, 34, 4), IRON, shine=0.6)
    # the lamp that is a head
    lantern(c, 200, 4, 166, (92, 80, 88), glow=0.22)
    for way in (-1, 1):
        c.flat(oval(200 + way * 20, 92, 9, 12), (110, 40, 20))
        c.flat(oval(200 + way * 20 - 2, 88, 3), (255, 250, 220))
    c.stroke([(184, 122), (200, 129), (216, 122)], (2, 5, 2), (110, 40, 20))
    # hands of iron, one with a crook of keys
    c.form(limb([(128, 208), (72, 246), (92, 284)], (46, 40, 30)), cloak, rim=(255, 206, 130))
    c.form(oval(94, 288, 17), IRON, shine=0.6)
    c.form(limb([(272, 208), (332, 226), (342, 176)], (46, 40, 30)), cloak)
    c.form(oval(343, 168, 18), IRON, shine=0.6)
    pole(c, (338, 310), (350, 96), 10, (92, 80, 88))
    c.form(limb([(350, 100), (352, 66), (378, 60), (384, 84)], (10, 10, 9, 6)), (92, 80, 88))
    for k in range(3):
        c.form(oval(334 + k * 3, 158 + k * 9, 10, 6), IRON, ink=1.2)
    for x, y, s, a in (
        (90, 66, 1.0, 20),
        (112, 128, 0.8, -20),
        (302, 40, 0.9, -30),
        (60, 120, 0.7, 10),
        (292, 132, 0.75, 24),
        (134, 26, 0.7, -8),
    ):
        for way in (-1, 1):
            wing_shape = (
                blob([(0, 0), (16 * way, -16), (26 * way, -8), (18 * way, 6)])
                .scaled(s, s, (0, 0))
                .turned(a, (0, 0))
                .moved(x, y)
            )
            c.form(wing_shape, (236, 214, 180), ink=1.4, relief=3)
        c.form(oval(x, y, 3.4 * s, 8 * s, a), (120, 88, 90), ink=1)
