"""The great cards of the tide: marshals, abbots, leviathans and what lies under all water."""

from canvas import INK, Canvas
from figures import eye, face
from registry import card
from shapes import along, bar, blob, box, drop, leaf, limb, oval, path, poly, ring, together
from things import bell, bubble, deep_water, night, sea, wave_band
from tones import BRONZE, GOLD, SKIN, STEEL, TIDE, WOOD

from scenes.art.palette import mix


@card("tide_marshal")
def tide_marshal(c: Canvas) -> None:
    """An armoured marshal seen from below, baton raised, a wall of water rising at the sign."""
    night(c, TIDE, (196, 70), radius=60)
    for way in (-1, 1):
        wall = path("M 250 310 C 300 240 296 150 330 92 C 350 50 392 30 420 26 L 420 310 Z")
        wall = wall if way > 0 else wall.mirrored(200)
        c.form(wall, (30, 122, 138), relief=18)
        with c.within(wall):
            for k in range(6):
                line = [(288 + k * 20, 310), (322 + k * 16, 190), (346 + k * 16, 90), (400 + k * 8, 40)]
                c.stroke(line if way > 0 else [(400 - x, y) for x, y in line], (2, 6, 2), (150, 226, 220), 0.45)
        crest = [(330, 92, 17), (344, 72, 18), (362, 54, 19), (384, 40, 19), (408, 32, 18)]
        c.form(together([oval(x if way > 0 else 400 - x, y, r) for x, y, r in crest]), (236, 246, 240), relief=6)
    steel, cape = (132, 166, 182), (24, 70, 112)
    c.form(path("M 118 190 Q 200 140 284 190 Q 330 250 344 320 L 66 320 Q 82 250 118 190 Z"), cape, relief=16)
    c.form(
        path("M 146 176 Q 200 152 254 176 L 268 240 Q 258 290 262 320 L 140 320 Q 144 290 132 240 Z"), steel, shine=0.8
    )
    for k in range(4):
        y = 214 + k * 30
        c.stroke([(136, y - 6), (200, y + 12), (264, y - 6)], (2, 3.4, 2), INK, 0.85)
    c.form(path("M 146 176 Q 200 156 254 176 Q 242 214 200 222 Q 158 214 146 176 Z"), GOLD, shine=0.9, relief=8)
    c.form(drop(200, 192, 17, 25), (90, 226, 220), shine=0.7, ink=1.4)
    # arm with the baton
    c.form(limb([(262, 184), (322, 160), (316, 92)], (52, 44, 34)), steel, shine=0.6)
    c.form(bar((290, 118), (338, 8), 14), WOOD)
    for a, b in (((336, 14), (342, 0)), ((292, 112), (286, 126)), ((312, 68), (318, 56))):
        c.form(bar(a, b, 19), GOLD, shine=0.8)
    c.form(oval(313, 84, 20), (110, 74, 62))
    for k in range(4):
        c.form(oval(300 + k * 2, 72 + k * 8.5, 9, 6), (110, 74, 62), ink=1.2)
    c.form(limb([(138, 186), (96, 226), (128, 276)], (52, 44, 34)), steel, shine=0.6)
    c.form(oval(136, 284, 21), (110, 74, 62))
    # shells for shoulders
    for way in (-1, 1):
        x = 200 + way * 74
        shell = poly([along((x - way * 20, 202), way * a, 62) for a in range(60, 226, 8)] + [(x - way * 22, 208)])
        c.form(shell, (226, 172, 150), relief=10)
        for a in range(76, 216, 22):
            c.stroke([(x - way * 20, 202), along((x - way * 20, 202), way * a, 56)], (1.4, 3.4), (150, 84, 84), 0.85)
    # helmet with plume of foam, face in its opening
    plume = [(200, 34, 20), (222, 24, 20), (246, 26, 18), (266, 40, 17), (278, 60, 15), (284, 82, 12)]
    c.form(together([oval(x, y, r) for x, y, r in plume]), (240, 248, 242), relief=7)
    face(c, 198, 116, 41, SKIN[2], look=-0.2, mood="grim")
    c.form(
        path(
            "M 146 128 Q 138 44 200 38 Q 262 44 254 128 Q 256 158 240 170 L 236 120 Q 238 94 200 90 "
            "Q 160 94 162 120 L 158 170 Q 144 158 146 128 Z"
        ),
        STEEL,
        shine=1.0,
    )
    c.form(path("M 152 98 Q 200 70 248 98 L 246 110 Q 200 84 154 110 Z"), GOLD, shine=0.8, relief=4)
    c.form(path("M 192 42 L 208 42 L 206 92 L 200 104 L 194 92 Z"), GOLD, shine=0.6, relief=4)
    c.form(blob([(168, 142), (200, 134), (230, 142), (226, 176), (198, 192), (172, 176)]), (228, 232, 226))
    c.stroke([(186, 147), (199, 152), (212, 147)], 4, (110, 66, 56))


@card("leviathan_calf")
def leviathan_calf(c: Canvas) -> None:
    """A young sea monster, huge beside a fishing boat, looking at it with a round, curious eye."""
    night(c, TIDE, (332, 70), radius=42)
    hide, belly = (44, 110, 136), (206, 226, 206)
    sea(c, 214, TIDE, rows=1, swell=8)
    # loops of the body behind
    c.form(ring(358, 236, 56, 22), hide)
    for k in range(6):
        a = 130 + k * 20
        c.form(
            poly([along((358, 236), a - 8, 54), along((358, 236), a + 2, 76), along((358, 236), a + 9, 54)]),
            (226, 130, 106),
        )
    c.form(
        blob(
            [
                (60, 320),
                (34, 226),
                (44, 130),
                (96, 62),
                (172, 44),
                (238, 66),
                (280, 112),
                (306, 150),
                (298, 184),
                (250, 204),
                (216, 222),
                (226, 320),
            ]
        ),
        hide,
        relief=30,
    )
    c.form(
        path(
            "M 96 320 Q 104 250 150 214 Q 206 214 254 204 Q 296 192 302 172 Q 312 196 290 214 Q 250 236 226 240 "
            "Q 222 280 232 320 Z"
        ),
        belly,
        relief=14,
    )
    for k in range(4):
        c.stroke(
            [(112 + k * 4, 300 - k * 22), (166, 290 - k * 20), (226, 296 - k * 18)], (1, 3, 1), (120, 160, 156), 0.9
        )
    c.stroke([(118, 186), (176, 206), (246, 200), (302, 172)], (2, 5, 3), INK)
    for k in range(7):
        x, y = 150 + k * 22, 204 - (k - 2) * (k - 2) * 1.0
        c.form(poly([(x - 6, y - 1), (x, y + 13), (x + 6, y - 1)]), (250, 246, 224), ink=1.2)
    # fins on the head and back
    for x, y, a, n in (
        (128, 54, 196, 48),
        (94, 70, 214, 56),
        (64, 102, 232, 60),
        (46, 146, 248, 52),
        (42, 190, 262, 42),
    ):
        c.form(leaf((x, y), a, n, 20, 5), (226, 130, 106))
    c.form(limb([(250, 74), (268, 48), (262, 22)], (22, 15, 3)), (240, 224, 184))
    c.form(limb([(206, 54), (214, 28), (204, 8)], (19, 13, 3)), (240, 224, 184))
    for x, y, r in ((100, 120, 8), (84, 150, 10), (106, 166, 6), (74, 186, 7), (130, 96, 6)):
        c.flat(oval(x, y, r, r * 0.8), (28, 78, 106), 0.85)
    eye(c, 206, 116, 35, (255, 218, 110), look=0.7, shine=0.35)
    c.flat(oval(196, 100, 10), (255, 253, 244))
    c.flat(oval(226, 138, 4.5), (255, 253, 244), 0.8)
    c.stroke([(160, 84), (200, 66), (248, 82)], (2, 8, 2), mix(hide, INK, 0.6))
    for x in (284, 296):
        c.flat(oval(x, 146, 4, 6, 20), INK)
    # the boat and its lantern
    c.form(bar((356, 236), (358, 148), 6), WOOD)
    c.form(path("M 352 152 Q 326 184 326 218 L 352 222 Z"), (246, 232, 202))
    c.glow(380, 206, 44, (255, 214, 120), 0.9)
    c.form(path("M 308 228 L 404 222 Q 396 258 370 262 L 330 262 Q 312 254 308 228 Z"), (150, 74, 54))
    c.form(oval(380, 206, 7, 9), (255, 236, 160), ink=1.4)
    c.form(oval(366, 198, 9), SKIN[0], ink=1.4)
    c.form(blob([(356, 224), (358, 208), (376, 208), (378, 224)]), (196, 90, 60), ink=1.4)
    sea(c, 256, TIDE, rows=2, swell=9, phase=1.2)


@card("abbot_of_foam")
def abbot_of_foam(c: Canvas) -> None:
    """A broad abbot whose beard and robe are sea foam, with mitre and crook, one hand raised in blessing."""
    c.wash([(0, (12, 40, 62)), (0.75, (26, 92, 112)), (1, (12, 52, 70))])
    # arches of an abbey open to the sea
    c.carve((200, 110), TIDE.glow, count=110, reach=(110, 340), strength=0.2, rays=True)
    for x in (62, 338):
        c.form(path(f"M {x - 46} 310 L {x - 46} 110 Q {x} 20 {x + 46} 110 L {x + 46} 310 Z"), (70, 152, 162), relief=4)
        c.flat(oval(x, 130, 22), (214, 244, 234), 0.7)
        c.form(
            path(f"M {x - 58} 310 L {x - 58} 106 Q {x} 0 {x + 58} 106 L {x + 58} 310 Z")
            - path(f"M {x - 44} 320 L {x - 44} 112 Q {x} 26 {x + 44} 112 L {x + 44} 320 Z"),
            (42, 78, 104),
        )
    c.glow(200, 120, 180, TIDE.glow, 0.55)
    robe = (214, 232, 228)
    c.form(path("M 128 178 Q 200 140 272 178 Q 318 240 326 320 L 74 320 Q 82 240 128 178 Z"), (32, 104, 122), relief=18)
    c.form(path("M 168 170 L 232 170 L 248 320 L 152 320 Z"), (240, 238, 220), relief=6)
    # foam at hem and sleeves
    hem = [(60 + k * 22, 292 + 9 * (k % 2), 18 + 3 * (k % 3)) for k in range(14)]
    # crook
    c.form(limb([(308, 310), (304, 96)], 12), GOLD, shine=0.7)
    c.form(
        limb([(304, 100), (300, 56), (330, 34), (356, 54), (346, 84), (324, 78)], (12, 13, 14, 13, 11, 7)),
        GOLD,
        shine=0.9,
    )
    c.form(drop(332, 64, 13, 20), TIDE.glow, ink=1.2, shine=0.6)
    c.form(limb([(262, 188), (318, 222), (306, 196)], (52, 46, 38)), (32, 104, 122))
    c.form(oval(304, 188, 20), SKIN[0])
    for k in range(4):
        c.form(oval(293 + k, 177 + k * 8, 10, 6), SKIN[0], ink=1.2)
    # the blessing hand
    c.form(limb([(136, 190), (82, 218), (80, 150)], (54, 48, 42)), (32, 104, 122))
    cuff = [(62, 152, 12), (78, 158, 13), (96, 154, 12)]
    c.form(together([oval(x, y, r) for x, y, r in cuff]), robe, relief=5)
    c.form(box(79, 124, 36, 40, 13), SKIN[0])
    for x, top in ((68, 84), (80, 78)):
        c.form(limb([(x, 114), (x, top)], (13, 11)), SKIN[0], ink=1.5)
    c.form(limb([(92, 124), (108, 106)], (13, 10)), SKIN[0], ink=1.5)
    c.form(oval(90, 112, 8, 7), SKIN[0], ink=1.2)
    # head
    c.form(
        path("M 156 72 L 152 40 Q 166 8 200 -8 Q 234 8 248 40 L 244 72 Q 200 56 156 72 Z"), (238, 236, 220), relief=9
    )
    c.form(path("M 193 -4 L 207 -4 L 208 62 L 192 62 Z"), GOLD, ink=1.2)
    c.form(path("M 155 54 Q 200 36 245 54 L 244 76 Q 200 58 156 76 Z"), GOLD, shine=0.8, relief=4)
    face(c, 200, 102, 46, SKIN[0], mood="calm")
    for way in (-1, 1):
        c.form(
            blob([(200 + way * 8, 84), (200 + way * 24, 74), (200 + way * 40, 84), (200 + way * 24, 92)]),
            (244, 250, 246),
            ink=1.2,
        )
    puffs = [
        (160, 134, 17),
        (176, 146, 18),
        (200, 140, 13),
        (224, 146, 18),
        (240, 134, 17),
        (164, 164, 20),
        (190, 166, 20),
        (216, 166, 20),
        (238, 162, 19),
        (176, 190, 21),
        (204, 192, 22),
        (230, 188, 19),
        (188, 216, 20),
        (214, 216, 20),
        (200, 240, 18),
        (204, 260, 13),
        (210, 276, 8),
    ]
    c.form(together([oval(x, y, r) for x, y, r in puffs]), (246, 250, 246), relief=10)
    for x, y, r in puffs[::2]:
        c.stroke([along((x, y), a, r * 0.7) for a in (80, 120, 170)], (0.5, 2.4, 0.5), (120, 178, 186))
    c.stroke([(184, 138), (200, 146), (216, 138)], (3, 7, 3), (150, 70, 66))
    c.form(together([oval(x, y, r) for x, y, r in hem]), (236, 246, 242), relief=7)
    for x, y, r in ((40, 250, 7), (56, 270, 5), (366, 244, 8), (352, 268, 5), (120, 246, 5), (26, 224, 4)):
        bubble(c, x, y, r, TIDE)


@card("the_undertow")
def the_undertow(c: Canvas) -> None:
    """Under a tiny lit boat two vast hands of water reach up from a dark face with burning eyes."""
    c.wash([(0, (20, 54, 80)), (0.24, (70, 140, 150)), (0.26, (30, 112, 128)), (1, (6, 20, 40))])
    c.glow(200, 40, 200, (255, 226, 170), 0.4)
    c.flat(oval(318, 34, 22), (250, 240, 214))
    c.carve((200, 330), (90, 190, 190), count=130, reach=(70, 250), strength=0.2)
    # the face
    c.glow(200, 220, 190, (20, 120, 140), 0.5)
    c.form(
        blob(
            [(80, 330), (88, 226), (122, 168), (164, 160), (200, 170), (236, 160), (278, 168), (312, 226), (320, 330)]
        ),
        (14, 52, 78),
        relief=28,
        ink=1.4,
    )
    for way in (-1, 1):
        c.form(
            blob([(200 + way * 22, 210), (200 + way * 60, 186), (200 + way * 92, 200), (200 + way * 60, 220)]),
            (5, 14, 28),
            ink=0,
        )
        c.glow(200 + way * 56, 204, 56, (130, 255, 230), 0.9)
        c.flat(
            poly([(200 + way * 30, 210), (200 + way * 60, 196), (200 + way * 82, 200), (200 + way * 58, 214)]),
            (226, 255, 240),
        )
        c.stroke([(200 + way * 16, 204), (200 + way * 56, 178), (200 + way * 104, 184)], (4, 13, 3), (6, 24, 44))
    c.form(path("M 116 256 Q 200 232 284 256 Q 274 312 200 314 Q 126 312 116 256 Z"), (4, 10, 22), ink=1.0)
    for k in range(9):
        x, y = 132 + k * 17, 250 + abs(k - 4) * 1.6
        c.form(poly([(x - 8, y), (x, y + 24), (x + 8, y)]), (140, 214, 206), ink=1)
    # hands of water
    for way in (-1, 1):

        def at(x: float, y: float, way: int = way) -> tuple[float, float]:
            return 200 + way * x, y

        hand_shape = limb([at(176, 320), at(186, 236), at(150, 176)], (76, 60, 54)) + oval(*at(142, 158), 40, 36)
        for points in (
            [at(116, 152), at(84, 136), at(62, 118)],
            [at(124, 136), at(96, 104), at(70, 84)],
            [at(140, 128), at(124, 92), at(98, 62)],
            [at(162, 132), at(160, 98), at(140, 70)],
        ):
            hand_shape = hand_shape + limb(points, (30, 24, 11))
        c.form(hand_shape, (36, 146, 154), relief=13, rim=(180, 246, 232))
        with c.within(hand_shape):
            for k in range(4):
                c.stroke(
                    [at(150 + 14 * k, 310), at(164 + 12 * k, 236), at(124 + 16 * k, 156)],
                    (1, 5, 1),
                    (170, 240, 228),
                    0.55,
                )
    # surface and boat
    c.form(wave_band(76, 6, 44, 0.4, 90), (110, 190, 190), ink=1.4, relief=3)
    c.glow(200, 56, 60, (255, 220, 130), 0.9)
    c.form(path("M 164 62 L 238 62 Q 232 86 216 88 L 186 88 Q 170 84 164 62 Z"), (150, 74, 54))
    c.form(blob([(190, 62), (192, 42), (206, 42), (208, 62)]), (60, 52, 76), ink=1.4)
    c.form(oval(199, 34, 9), SKIN[1], ink=1.4)
    c.form(bar((202, 54), (250, 96), 5), WOOD, ink=1.2)
    c.form(bar((226, 62), (226, 36), 4), WOOD, ink=1)
    c.form(oval(226, 36, 6.5, 8), (255, 240, 170), ink=1.2)
    for x, y, r in ((200, 112, 6), (188, 130, 8), (212, 142, 5), (176, 108, 4), (226, 120, 4)):
        bubble(c, x, y, r, TIDE)


@card("choir_of_bells")
def choir_of_bells(c: Canvas) -> None:
    """Five bells with faces in a drowned belfry, all singing."""
    deep_water(c, TIDE, shafts=4, bubbles=8)
    c.carve((200, 150), TIDE.glow, count=80, reach=(60, 300), strength=0.22)
    for x in (8, 392):
        c.form(box(x, 150, 56, 330, 4), (46, 84, 104), relief=8)
    beam = (92, 72, 62)
    c.form(box(200, 20, 420, 24, 3), beam)
    c.form(box(200, 150, 420, 18, 3), beam)
    spots = (
        (92, 28, 100, -7, GOLD),
        (200, 28, 110, 0, (232, 190, 92)),
        (308, 28, 100, 7, GOLD),
        (132, 156, 116, 5, BRONZE),
        (272, 156, 116, -5, (210, 150, 76)),
    )
    for k, (x, y, h, turn, tone) in enumerate(spots):
        c.shadow(oval(x, y + h * 0.6, h * 0.45, h * 0.5), 8, 10, 7, 0.6)
        bell(c, x, y, h, tone, turn=turn, clapper=False, shine=0.8)
        fx, fy = along((x, y), -turn, h * 0.58)
        for way in (-1, 1):
            ex, ey = along((fx, fy), 90 - turn, way * h * 0.16)
            if k in (0, 4):
                c.stroke([(ex - h * 0.08, ey + 2), (ex, ey - h * 0.06), (ex + h * 0.08, ey + 2)], h * 0.045, INK)
            else:
                c.flat(oval(ex, ey - 2, h * 0.075, h * 0.09), (255, 250, 230))
                c.flat(oval(ex, ey - h * 0.04, h * 0.045, h * 0.06), INK)
            c.stroke(
                [(ex - h * 0.09, ey - h * 0.14), (ex, ey - h * 0.18), (ex + h * 0.09, ey - h * 0.14)],
                h * 0.03,
                (90, 52, 26),
            )
        mx, my = along((x, y), -turn, h * 0.78)
        c.form(oval(mx, my, h * 0.14, h * (0.15 if k % 2 else 0.11)), (84, 22, 30), ink=1.6, relief=3)
        c.flat(oval(mx, my + h * 0.06, h * 0.08, h * 0.045), (226, 112, 104))
    for x, y, r in (
        (52, 120, 6),
        (40, 100, 4),
        (200, 168, 7),
        (200, 190, 5),
        (352, 130, 6),
        (364, 108, 4),
        (60, 250, 6),
        (344, 262, 7),
    ):
        bubble(c, x, y, r, TIDE)
    for x in (16, 44, 366, 388):
        c.form(limb([(x, 310), (x + 12, 270), (x - 8, 240), (x + 6, 208)], (13, 12, 9, 3)), (56, 130, 84))
