"""The cards of the dusk: alleys, masks, moths and lamps, violet with one spot of gold."""

from canvas import INK, Canvas
from figures import arm, eye, face, leg, pose, trunk
from registry import card
from shapes import (
    Shape,
    along,
    bar,
    blob,
    box,
    drop,
    leaf,
    limb,
    oval,
    path,
    poly,
    ring,
    sector,
    spline,
    star,
    together,
)
from things import coin, floor, lantern, night, pole, rivets, stars, town, wall
from tones import DUSK, GOLD, IRON, PAPER, SKIN, WOOD

from scenes.art.palette import Colour, mix


@card("alley_cat")
def alley_cat(c: Canvas) -> None:
    """A black cat with a torn ear, arched on a dustbin, in front of the moon."""
    night(c, DUSK, (226, 112), radius=102)
    town(c, 300, (40, 28, 66), height=120, glow=0.35)
    c.flat(oval(226, 112, 102), (248, 236, 250), 0.9)
    c.carve((226, 112), (206, 182, 232), count=60, reach=(14, 90), strength=0.6, long=30)
    c.form(path("M -10 310 L -10 -10 L 46 -10 L 62 310 Z"), (58, 42, 84))
    c.form(path("M 410 310 L 410 -10 L 376 -10 L 362 310 Z"), (50, 36, 76))
    lantern(c, 352, 26, 76)
    c.form(bar((400, 24), (350, 24), 5), (40, 36, 52))
    # the bin
    c.form(path("M 116 262 L 312 262 L 304 310 L 124 310 Z"), (112, 116, 136), shine=0.6)
    for x in (150, 182, 214, 246, 278):
        c.stroke([(x, 266), (x, 304)], (4, 2), (58, 60, 80))
    c.form(box(214, 254, 214, 18, 7), (136, 140, 158), shine=0.7)
    fur = (54, 42, 74)
    c.form(limb([(284, 200), (334, 190), (346, 132), (314, 98), (326, 70)], (22, 20, 17, 13)), fur, rim=(190, 150, 236))
    for x, knee in ((264, 16), (240, -8), (176, -6), (152, 6)):
        c.form(limb([(x, 186), (x + knee, 218), (x - 6, 244)], (32, 20, 17)), fur)
        c.form(oval(x - 12, 244, 15, 9), fur)
    c.form(
        blob(
            [
                (140, 196),
                (144, 154),
                (182, 118),
                (226, 92),
                (268, 118),
                (294, 166),
                (290, 204),
                (250, 204),
                (214, 178),
                (172, 212),
            ]
        ),
        fur,
        rim=(190, 150, 236),
    )
    for k in range(7):
        x, y = 176 + k * 15, 124 - (22 - abs(k - 3) * 7)
        c.form(poly([(x - 6, y + 10), (x - 1 + k * 2, y - 12), (x + 9, y + 8)]), fur, ink=1.4)
    for k in range(3):
        c.stroke(
            [(226 + k * 20, 104 + k * 10), (222 + k * 22, 132 + k * 8), (230 + k * 20, 152)],
            (1, 7, 1),
            mix(fur, INK, 0.7),
        )
    # the head, low and forward
    c.form(poly([(98, 128), (92, 82), (132, 108)]), fur, rim=(190, 150, 236))
    c.form(poly([(146, 104), (172, 74), (173, 92), (182, 90), (178, 132)]), fur)
    c.flat(poly([(102, 118), (99, 96), (118, 110)]), (196, 120, 160))
    c.form(
        blob([(80, 150), (92, 118), (136, 102), (178, 118), (188, 150), (170, 182), (134, 194), (98, 182)]),
        fur,
        relief=14,
    )
    for x in (108, 156):
        eye(c, x, 144, 14.5, (255, 214, 84), slit=True, shine=0.55)
    c.stroke([(88, 126), (122, 138)], (3, 6, 2), INK)
    c.stroke([(176, 126), (142, 138)], (3, 6, 2), INK)
    c.form(path("M 108 168 Q 132 158 156 168 Q 150 188 132 188 Q 114 188 108 168 Z"), (118, 26, 58), ink=1.2, relief=2)
    for x in (114, 144):
        c.flat(poly([(x, 165), (x + 6, 165), (x + 3, 178)]), (255, 248, 232))
    c.flat(poly([(126, 158), (138, 158), (132, 165)]), (230, 140, 170))
    for way in (-1, 1):
        for dy in (-6, 2, 10):
            c.stroke([(132 + way * 24, 166 + dy * 0.3), (132 + way * 74, 160 + dy * 1.6)], (1.6, 0.5), (236, 226, 246))


@card("lock_pick")
def lock_pick(c: Canvas) -> None:
    """A hooded thief kneels at an enormous padlock, picks in its keyhole."""
    wall(c, (74, 56, 104), brick=(60, 28))
    c.dim(0.35, (16, 8, 34))
    lantern(c, 348, 20, 74, glow=0.8)
    c.form(bar((348, -10), (348, 26), 5), IRON)
    # the lock
    c.form(limb([(70, 150), (70, 70), (130, 34), (190, 70), (190, 150)], 36), (150, 158, 178), shine=0.9, relief=9)
    c.shadow(box(130, 206, 190, 150, 26), 8, 10, 8, 0.7)
    c.form(box(130, 206, 190, 150, 26), (208, 152, 70), shine=0.9, relief=20)
    c.form(box(130, 206, 162, 124, 20) - box(130, 206, 150, 112, 17), (146, 96, 46), ink=1.2, relief=3)
    rivets(c, [(62, 154), (198, 154), (62, 258), (198, 258)], 7, (238, 190, 104))
    c.form(oval(132, 192, 27) + poly([(120, 206), (144, 206), (156, 252), (108, 252)]), (22, 14, 30), ink=2.2, relief=3)
    c.glow(132, 204, 56, DUSK.accent, 0.55)
    # the thief
    cloak = (96, 64, 140)
    c.form(blob([(252, 320), (242, 236), (262, 180), (310, 156), (364, 178), (392, 240), (396, 320)]), cloak, relief=20)
    c.form(limb([(270, 200), (226, 236), (196, 224)], (36, 32, 24)), cloak)
    c.form(limb([(330, 206), (282, 262), (226, 244)], (40, 36, 26)), mix(cloak, INK, 0.15))
    for points in ([(196, 222), (152, 200)], [(220, 246), (160, 226)]):
        c.form(limb([*points, along(points[1], -150, 16)], (7, 6, 5)), (226, 230, 240), ink=1.6, shine=0.6)
    for x, y in ((194, 222), (218, 246)):
        c.form(oval(x, y, 16), SKIN[0])
        for k in range(3):
            c.form(oval(x - 10, y - 8 + k * 8, 8, 5), SKIN[0], ink=1.2)
    c.form(blob([(242, 140), (250, 82), (296, 58), (346, 84), (358, 146), (332, 182), (272, 184)]), cloak, relief=16)
    c.form(oval(288, 134, 41, 44), (26, 14, 40), relief=4)
    face(c, 284, 138, 34, SKIN[0], look=-0.9, mood="sly")
    c.form(path("M 248 126 Q 284 112 320 126 L 318 150 Q 284 136 250 150 Z"), (30, 20, 46), ink=1.4, relief=3)
    for x in (264, 290):
        c.flat(oval(x, 135, 6.5, 7.5), (255, 250, 230))
        c.flat(oval(x - 2, 136, 3.6), INK)
    c.form(path("M 240 132 Q 246 76 292 74 Q 336 80 338 136 Q 320 96 288 96 Q 256 98 240 132 Z"), mix(cloak, INK, 0.12))


@card("moth_beggar")
def moth_beggar(c: Canvas) -> None:
    """A moth in rags sits under the street lamp, wings folded out, holding up an empty bowl."""
    night(c, DUSK, (320, 62), radius=30, disc=False)
    town(c, 252, (38, 26, 66), height=110, glow=0.25)
    floor(c, 250, (84, 66, 112), stones=True)
    pole(c, (344, 300), (340, 90), 12, IRON)
    c.glow(338, 64, 190, (255, 214, 130), 0.9)
    lantern(c, 338, 14, 92, glow=0.6)
    # wings
    for way in (-1, 1):
        for points, tone in (
            ([(160, 190), (196, 236), (230, 268), (252, 244), (236, 196)], (150, 118, 108)),
            ([(160, 150), (206, 88), (262, 54), (304, 78), (288, 134), (232, 180), (168, 196)], (192, 158, 130)),
        ):
            wing_shape = blob(points) if way > 0 else blob(points).mirrored(156)
            c.form(wing_shape, tone, relief=10)
            with c.within(wing_shape):
                for k in range(5):
                    x, y = 180 + k * 24, 176 - k * 20
                    line = [(160, 176), (x + 10, y + 10), (250 + k * 12, 50 + k * 34)]
                    c.stroke(line if way > 0 else [(312 - a, b) for a, b in line], (2, 3, 1), mix(tone, INK, 0.45), 0.8)
        x = 156 + way * 96
        c.form(oval(x, 106, 23, 21), (84, 54, 96), ink=1.6)
        c.form(oval(x, 106, 12), DUSK.accent, ink=1.2)
    # body in rags, fur collar
    rag = (104, 82, 122)
    c.form(
        path(
            "M 92 300 Q 88 216 118 178 L 196 178 Q 226 216 222 300 L 204 290 L 188 302 L 166 288 L 146 302 L 126 "
            "290 L 108 302 Z"
        ),
        rag,
        relief=16,
    )
    c.form(box(136, 244, 30, 28, 1, 8), (150, 106, 84), ink=1.4)
    for k in range(4):
        c.stroke([(124 + k * 8, 228 + k), (124 + k * 8, 234 + k)], 2.4, (240, 226, 200))
    collar = [(106, 182, 20), (126, 192, 20), (150, 196, 21), (176, 192, 20), (200, 182, 20), (158, 182, 20)]
    c.form(together([oval(x, y, r) for x, y, r in collar]), (236, 222, 204), relief=7)
    c.form(
        blob([(108, 138), (118, 98), (156, 84), (194, 98), (204, 138), (184, 174), (156, 182), (128, 174)]),
        (222, 200, 176),
        relief=16,
    )
    for way in (-1, 1):
        line = spline([(156 + way * 18, 92), (156 + way * 44, 50), (156 + way * 40, 12)], steps=6)
        c.form(
            limb([(156 + way * 18, 92), (156 + way * 44, 50), (156 + way * 40, 12)], (9, 7, 4)), (120, 88, 76), ink=1.6
        )
        for k in range(1, len(line) - 1):
            for side in (-1, 1):
                root = (float(line[k][0]), float(line[k][1]))
                c.form(limb([root, along(root, 180 + side * 62, 18 - k * 0.6)], (5, 2)), (120, 88, 76), ink=1.0)
        eye(c, 156 + way * 24, 134, 18, (60, 34, 66))
        c.flat(oval(150 + way * 24, 127, 6), (255, 250, 240))
        c.stroke([(156 + way * 8, 112), (156 + way * 40, 104)], (4, 3), mix((222, 200, 176), INK, 0.6))
    c.stroke([(146, 164), (156, 160), (166, 164)], (2, 4, 2), (110, 70, 80))
    # arms and the bowl
    c.form(limb([(204, 206), (262, 226), (284, 190)], (30, 26, 20)), rag)
    c.form(limb([(110, 212), (150, 250), (246, 214)], (30, 26, 20)), mix(rag, INK, 0.12))
    c.form(path("M 228 172 L 322 172 Q 318 216 276 218 Q 234 216 228 172 Z"), (168, 110, 70), relief=9)
    c.form(oval(275, 172, 48, 12), (62, 40, 50), relief=3)
    coin(c, 270, 174, 13, flat=0.4)
    for x, y in ((240, 206), (306, 204)):
        c.form(oval(x, y, 13), (222, 200, 176))


@card("night_fry")
def night_fry(c: Canvas) -> None:
    """A shoal of little fish with glowing eyes swims through the night air over the roofs."""
    night(c, DUSK, (320, 78), radius=56)
    stars(c, 40, DUSK.pale)
    town(c, 318, (36, 24, 62), height=96, glow=0.7)
    fishes = (
        (76, 70, 0.62, -8, (150, 120, 200)),
        (188, 44, 0.55, 10, (120, 150, 200)),
        (334, 132, 0.66, -14, (150, 120, 200)),
        (352, 222, 0.6, 8, (190, 130, 190)),
        (62, 214, 0.7, 12, (120, 150, 200)),
        (246, 250, 0.62, -10, (150, 120, 200)),
        (192, 146, 1.95, -6, (140, 104, 196)),
    )
    for x, y, s, turn, tone in fishes:

        def at(shape: Shape, x: float = x, y: float = y, s: float = s, turn: float = turn) -> Shape:
            return shape.scaled(s, s, (0, 0)).turned(turn, (0, 0)).moved(x, y)

        c.glow(x, y, 80 * s, DUSK.glow, 0.4)
        c.form(at(path("M -40 0 L -82 -34 Q -66 0 -82 34 Z")), mix(tone, (255, 220, 240), 0.3))
        c.form(at(path("M -14 -28 Q -2 -58 28 -48 L 22 -26 Z")), mix(tone, (255, 220, 240), 0.3))
        c.form(at(path("M -8 28 Q 0 50 20 44 L 16 26 Z")), mix(tone, (255, 220, 240), 0.3))
        c.form(
            at(blob([(-48, 0), (-24, -26), (14, -34), (46, -18), (58, 2), (44, 22), (10, 32), (-26, 22)])),
            tone,
            shine=0.5,
        )
        with c.within(at(blob([(-48, 0), (-24, -26), (14, -34), (46, -18), (58, 2), (44, 22), (10, 32), (-26, 22)]))):
            c.flat(at(blob([(-44, 16), (0, 12), (56, 14), (44, 40), (-20, 40)])), DUSK.pale, 0.5)
            for k in range(3):
                c.flat(
                    at(limb([(-4 - 13 * k, -20), (-10 - 13 * k, 0), (-4 - 13 * k, 20)], (1, 4, 1))),
                    mix(tone, INK, 0.5),
                    0.8,
                )
        ex, ey = at(oval(30, -6, 1)).middle
        eye(c, ex, ey, 13 * s, (255, 226, 110), look=0.4, shine=0.6)
        c.flat(at(limb([(58, 6), (46, 14), (38, 12)], (1, 4, 1))), INK)
        fin = at(path("M -2 8 Q 14 10 10 30 Q -10 28 -2 8 Z"))
        c.form(fin, mix(tone, (255, 220, 240), 0.3), ink=1.6 * min(1, s))
    for k in range(7):
        x, y = 20 + k * 58, 120 + 50 * ((k * 3) % 4) - 40
        c.stroke([(x - 20, y), (x, y - 4), (x + 22, y)], (0.5, 2.4, 0.5), DUSK.glow, 0.5)


@card("veil_dancer")
def veil_dancer(c: Canvas) -> None:
    """A dancer on one toe, her face half veiled, long veils whirling around her."""
    night(c, DUSK, (206, 108), radius=90, disc=False)
    c.glow(206, 110, 160, (255, 200, 190), 0.5)
    for way in (-1, 1):
        drape = path("M 240 -10 Q 330 60 350 310 L 420 310 L 420 -10 Z")
        c.form(drape if way > 0 else drape.mirrored(206), (66, 36, 92), relief=18)
    floor(c, 268, (96, 70, 130), boards=True)
    skin, silk = SKIN[1], (226, 120, 168)
    c.shadow(oval(206, 284, 56, 9), 4, 2, 5, 0.7)
    # a veil behind
    c.form(
        limb(
            [(330, 96), (372, 146), (330, 204), (250, 226), (130, 212), (52, 236), (26, 196)],
            (10, 34, 42, 40, 42, 36, 4),
        ),
        (168, 110, 210),
        relief=10,
    )
    # legs: one on the toe, the other raised
    c.form(limb([(206, 190), (204, 236), (206, 280)], (40, 28, 14)), skin)
    c.form(limb([(214, 190), (276, 208), (262, 252)], (42, 32, 16)), skin)
    c.form(leaf((260, 246), -24, 36, 9), skin)
    c.form(
        path(
            "M 168 168 Q 206 154 246 168 Q 270 200 300 216 Q 262 240 240 222 Q 214 244 190 224 Q 164 240 134 220 "
            "Q 156 196 168 168 Z"
        ),
        silk,
        relief=12,
    )
    c.form(blob([(178, 116), (206, 108), (236, 116), (232, 146), (244, 174), (206, 184), (168, 174), (182, 146)]), skin)
    c.form(path("M 176 118 Q 206 130 238 118 L 234 142 Q 206 152 180 142 Z"), silk, relief=6)
    c.form(bar((168, 170), (246, 170), 12), GOLD, shine=0.8)
    for k in range(6):
        c.form(drop(176 + k * 12, 182, 7, 13), GOLD, ink=1.2, shine=0.6)
    # arms
    c.form(limb([(180, 124), (132, 96), (118, 44)], (25, 21, 15)), skin)
    c.form(limb([(234, 124), (286, 136), (328, 102)], (25, 21, 15)), skin)
    c.form(oval(117, 38, 11), skin)
    c.form(oval(332, 98, 11), skin)
    for ring_at in ((121, 60), (312, 114)):
        c.form(oval(*ring_at, 10, 7), GOLD, ink=1.4, shine=0.7)
    # hair, head, veil over mouth
    c.form(
        blob([(172, 66), (186, 36), (220, 34), (250, 58), (282, 84), (306, 72), (276, 116), (240, 112), (180, 108)]),
        (56, 34, 58),
        relief=10,
    )
    face(c, 204, 78, 34, skin, look=-0.5, mood="sly")
    c.form(
        path("M 168 84 Q 204 76 240 84 Q 236 112 222 126 Q 204 134 186 126 Q 172 112 168 84 Z"),
        silk,
        opacity=0.96,
        relief=7,
    )
    c.form(path("M 168 66 Q 170 36 206 36 Q 240 38 240 66 Q 222 48 204 48 Q 184 48 168 66 Z"), (56, 34, 58))
    c.form(path("M 170 56 Q 204 40 238 56 L 238 64 Q 204 48 170 64 Z"), GOLD, ink=1.4, shine=0.7, relief=3)
    c.form(oval(204, 52, 7), (90, 220, 210), ink=1.2, shine=0.9)
    # a veil before, from hand to hand
    c.form(
        limb([(116, 40), (70, 70), (56, 130), (104, 172), (176, 196), (206, 214)], (8, 30, 40, 38, 26, 5)),
        (240, 170, 200),
        relief=10,
        opacity=0.97,
    )
    c.stroke([(80, 74), (68, 126), (110, 164), (170, 190)], (1, 4, 1), (176, 84, 140), 0.8)


@card("debt_collector")
def debt_collector(c: Canvas) -> None:
    """A broad man in bowler and long coat at the door: ledger under one arm, the other hand held out, palm up."""
    c.wash([(0, (44, 30, 76)), (1, (96, 70, 134))])
    c.form(box(200, 150, 300, 330, 2), (72, 50, 104), relief=6)
    c.form(box(200, 160, 250, 330, 2), (255, 206, 120), ink=2, relief=2, shade=0.1, carve=0)
    c.glow(200, 120, 220, (255, 200, 110), 0.5)
    c.flat(box(200, 160, 250, 330, 2), (190, 140, 130), 0.35)
    coat = (62, 52, 88)
    c.form(path("M 86 320 Q 74 196 128 156 Q 200 130 272 156 Q 326 196 314 320 Z"), coat, relief=24)
    c.form(path("M 168 150 L 232 150 L 212 300 L 188 300 Z"), (240, 234, 220), relief=6)
    c.form(path("M 190 168 L 210 168 L 218 250 L 200 268 L 182 250 Z"), (170, 46, 60), relief=5)
    for way in (-1, 1):
        c.form(
            poly([(200 + way * 30, 146), (200 + way * 72, 158), (200 + way * 28, 268), (200 + way * 10, 232)]),
            mix(coat, (130, 110, 170), 0.3),
        )
    face(c, 200, 98, 50, SKIN[0], mood="grim")
    c.form(
        path(
            "M 158 132 Q 178 116 200 126 Q 222 116 242 132 Q 262 132 268 118 Q 262 148 232 146 Q 212 146 200 138 "
            "Q 188 146 168 146 Q 138 148 132 118 Q 138 132 158 132 Z"
        ),
        (50, 34, 38),
    )
    c.form(path("M 148 62 Q 146 4 200 2 Q 254 4 252 62 Q 200 48 148 62 Z"), (44, 36, 58), relief=14)
    c.form(path("M 118 66 Q 200 34 282 66 Q 290 80 268 78 Q 200 52 132 78 Q 110 80 118 66 Z"), (44, 36, 58), relief=5)
    c.form(path("M 148 52 Q 200 36 252 52 L 252 64 Q 200 48 148 64 Z"), (140, 100, 180), ink=1.2, relief=3)
    c.form(ring(222, 98, 19, 15), GOLD, ink=1.4)
    c.stroke([(236, 110), (246, 140), (240, 166)], 2, GOLD)
    # ledger under the arm
    c.form(box(92, 222, 74, 100, 5, 12), (132, 44, 56), relief=6)
    c.form(bar((124, 176), (104, 272), 9), PAPER, ink=1.2)
    c.form(limb([(118, 176), (58, 226), (98, 278)], (58, 52, 38)), coat)
    c.form(oval(106, 284, 19), SKIN[0])
    # the hand held out
    c.form(limb([(284, 180), (352, 234), (312, 262)], (58, 54, 42)), coat)
    c.form(box(296, 258, 26, 40, 6, 30), (240, 234, 220))
    c.form(blob([(238, 250), (262, 232), (296, 240), (294, 268), (262, 280), (236, 272)]), SKIN[0], relief=8)
    for k in range(4):
        c.form(limb([(256, 244 + k * 9), (226, 240 + k * 9), (204, 236 + k * 11)], (15, 13, 10)), SKIN[0], ink=1.7)
    c.form(limb([(268, 238), (252, 216), (238, 208)], (17, 14, 11)), SKIN[0], ink=1.7)
    coin(c, 236, 246, 14, flat=0.5)


@card("mask_seller")
def mask_seller(c: Canvas) -> None:
    """A pedlar, masked himself, behind a rack hung with masks of every kind."""
    night(c, DUSK, (200, 80), radius=60, disc=False)
    town(c, 262, (40, 26, 68), height=120, glow=0.5)
    c.glow(200, 90, 200, (255, 206, 130), 0.55)
    cloak = (84, 54, 120)
    c.form(path("M 110 320 Q 108 206 150 168 Q 200 146 250 168 Q 292 206 290 320 Z"), cloak, relief=18)
    c.form(
        blob([(150, 120), (158, 62), (200, 40), (242, 62), (250, 120), (226, 164), (200, 174), (174, 164)]),
        cloak,
        relief=14,
    )
    mask(c, 200, 112, 44, (246, 240, 230), "glad")
    c.form(
        path("M 142 92 Q 148 18 204 -2 Q 218 22 252 40 Q 262 70 258 94 Q 200 60 142 92 Z"), (120, 76, 166), relief=12
    )
    c.form(star(216, 40, 13, 6, 5), DUSK.accent, ink=1.4)
    for x in (34, 366):
        pole(c, (x, 310), (x, 30), 12, WOOD)
    for y in (54, 156):
        for x0, x1 in ((26, 130), (270, 374)):
            pole(c, (x0, y), (x1, y), 9, WOOD)
    for x, y, r, tone, mood in (
        (62, 106, 34, (214, 72, 70), "grim"),
        (118, 92, 26, (240, 200, 90), "awed"),
        (336, 106, 34, (86, 160, 150), "awed"),
        (282, 92, 26, (226, 130, 170), "glad"),
        (62, 210, 32, (92, 120, 196), "glad"),
        (338, 210, 32, (236, 230, 214), "grim"),
    ):
        c.stroke([(x, y - r - 22), (x, y - r)], 2.6, (230, 210, 160))
        mask(c, x, y, r, tone, mood)
    c.form(box(200, 284, 420, 60, 2), (150, 92, 66), relief=7)
    c.form(
        path(
            "M -10 252 L 410 252 L 410 268 Q 376 290 342 268 Q 308 290 274 268 Q 240 290 206 268 Q 172 290 138 "
            "268 Q 104 290 70 268 "
            "Q 36 290 -10 268 Z"
        ),
        (170, 60, 96),
        relief=5,
    )
    c.form(limb([(146, 190), (112, 226), (148, 252)], (40, 36, 28)), cloak)
    c.form(oval(154, 254, 16), SKIN[0])
    c.form(limb([(254, 190), (292, 214), (262, 234)], (40, 36, 28)), cloak)
    mask(c, 222, 228, 31, (238, 190, 80), "sly")
    c.form(oval(252, 236, 15), SKIN[0])


def mask(c: Canvas, x: float, y: float, r: float, tone: Colour, mood: str) -> None:
    """A carved mask by its middle; ``r`` is half its height. The mood is grim, glad, awed or sly."""
    shape = blob(
        [
            (x - r * 0.8, y - r * 0.5),
            (x - r * 0.4, y - r * 0.95),
            (x + r * 0.4, y - r * 0.95),
            (x + r * 0.8, y - r * 0.5),
            (x + r * 0.72, y + r * 0.3),
            (x, y + r),
            (x - r * 0.72, y + r * 0.3),
        ]
    )
    c.shadow(shape, 3, 5, 4, 0.6)
    c.form(shape, tone, relief=r * 0.32, shine=0.4)
    for way in (-1, 1):
        ex = x + way * r * 0.36
        tilt = {"grim": 22, "sly": 18, "glad": -16, "awed": 0}[mood]
        high = 0.2 if mood == "awed" else 0.13
        c.flat(oval(ex, y - r * 0.14, r * 0.23, r * high, way * tilt), INK)
        c.stroke(
            [(x + way * r * 0.12, y - r * (0.4 - 0.008 * tilt)), (x + way * r * 0.6, y - r * (0.46 + 0.008 * tilt))],
            r * 0.1,
            mix(tone, INK, 0.6),
        )
        c.flat(oval(x + way * r * 0.46, y + r * 0.2, r * 0.14), mix(tone, (230, 60, 80), 0.5), 0.6)
    c.stroke(
        [(x, y - r * 0.1), (x + r * 0.1, y + r * 0.24), (x - r * 0.04, y + r * 0.28)], r * 0.09, mix(tone, INK, 0.55)
    )
    if mood == "awed":
        c.flat(oval(x, y + r * 0.54, r * 0.16, r * 0.2), INK)
    else:
        bend = {"grim": -0.16, "glad": 0.2, "sly": 0.12}[mood]
        c.stroke(
            [
                (x - r * 0.34, y + r * (0.54 - bend * 0.5)),
                (x, y + r * (0.54 + bend)),
                (x + r * 0.34, y + r * (0.54 - bend * 0.5)),
            ],
            (r * 0.05, r * 0.15, r * 0.05),
            INK,
        )


@card("lamp_thief")
def lamp_thief(c: Canvas) -> None:
    """A masked burglar runs over the roofs with a huge lit street lamp in his arms."""
    night(c, DUSK, (86, 78), radius=48)
    stars(c, 40, DUSK.pale)
    town(c, 318, (40, 28, 68), height=110, glow=0.15)
    roof = path("M -10 310 L -10 262 L 150 252 L 410 268 L 410 310 Z")
    c.form(roof, (96, 56, 92), relief=6)
    for k in range(12):
        c.form(sector(k * 38 - 10, 268, 22, -86, 86), (120, 70, 106), ink=1.4, relief=4)
    p = pose(150, 286, 244, arms=((56, 100), (64, 112)), legs=((-52, -14), (44, -20)), heads=3.7, lean=14)
    c.glow(268, 138, 200, (255, 216, 120), 0.9)
    dark = (58, 50, 84)
    leg(c, p, 0, mix(dark, INK, 0.2), (30, 24, 38), toe=-1)
    leg(c, p, 1, dark, (30, 24, 38), toe=1)
    arm(c, p, 0, (208, 206, 220), SKIN[0])
    body = trunk(p, wide=1.15, hem=0.1)
    c.form(body, (232, 230, 236))
    with c.within(body):
        for k in range(7):
            y = p.neck[1] + 10 + k * 17
            c.stroke([(60, y + 12), (160, y), (270, y + 12)], 7.5, (58, 46, 84))
    x, y = p.head
    face(c, x, y, 36, SKIN[0], look=0.8, mood="glad")
    c.form(
        path(
            f"M {x - 34} {y - 16} Q {x} {y - 24} {x + 36} {y - 16} L {x + 34} {y + 9} Q {x} {y + 2} {x - 32} {y + 9} Z"
        ),
        (34, 24, 50),
        ink=1.4,
        relief=3,
    )
    for dx in (-2, 25):
        c.flat(oval(x + dx, y - 5, 7, 8), (255, 252, 236))
        c.flat(oval(x + dx + 3, y - 4, 3.6), INK)
    c.form(
        path(
            f"M {x - 37} {y - 14} Q {x - 38} {y - 50} {x} {y - 48} Q {x + 40} {y - 48} {x + 37} {y - 14} Q {x} "
            f"{y - 30} {x - 37} {y - 14} Z"
        ),
        (44, 34, 62),
    )
    c.form(limb([(x - 34, y - 10), (x - 60, y - 4), (x - 72, y + 12)], (9, 8, 3)), (34, 24, 50), ink=1.4)
    # the lamp, tilted
    c.form(bar((246, 300), (276, 196), 13), IRON)
    lantern(c, 290, 46, 164, (120, 104, 84), glow=0.22)
    c.form(oval(284, 210, 26, 9), (120, 104, 84))
    arm(c, p, 1, (232, 230, 236), SKIN[0], thick=1.1)
    for k in range(3):
        yy = 116 + k * 34
        c.stroke([(6, yy + 40), (44, yy + 36), (80, yy + 40)], (0.5, 3.4, 0.5), DUSK.glow, 0.7)
