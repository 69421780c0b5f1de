"""The cards of the tide: teal and pearl, under the sea, on it and at its edge."""

from dataclasses import replace

from canvas import INK, Canvas
from figures import arm, eye, face, leg, pose, trunk, wing
from registry import card
from shapes import along, bar, blob, box, drop, leaf, limb, oval, path, poly, ring, star, together
from things import bell, bubble, deep_water, night, rivets, rope, sea, smoke, town
from tones import BRONZE, GOLD, ROPE, SKIN, TIDE, WOOD

from scenes.art.palette import mix


@card("bell_diver")
def bell_diver(c: Canvas) -> None:
    """A diver in a brass helmet, holding up a great bell."""
    deep_water(c, TIDE, bubbles=8)
    c.form(path("M -10 300 L -10 262 Q 90 236 180 258 Q 300 284 410 250 L 410 300 Z"), TIDE.ground, relief=8)
    suit = (206, 178, 132)
    # the hose to the surface
    c.stroke([(196, 96), (250, 40), (240, -10)], 9, INK)
    c.stroke([(196, 96), (250, 40), (240, -10)], 5.5, (176, 92, 60))
    c.form(limb([(118, 226), (104, 262), (108, 300)], (48, 44, 40)), suit)
    c.form(limb([(170, 226), (186, 262), (184, 300)], (48, 44, 40)), suit)
    c.form(blob([(96, 168), (112, 146), (150, 138), (190, 146), (206, 170), (196, 236), (146, 246), (100, 236)]), suit)
    c.form(limb([(104, 168), (78, 204), (100, 232)], (38, 32, 26)), suit)
    c.form(oval(104, 236, 15), (186, 106, 62))
    c.form(box(148, 218, 100, 14, 4), (104, 66, 44), ink=1.5)
    # collar and helmet
    c.form(oval(150, 150, 60, 22), BRONZE, shine=0.8)
    rivets(c, [(104, 154), (124, 164), (150, 168), (176, 164), (196, 154)], 4, GOLD)
    c.shadow(oval(150, 98, 54), 4, 8)
    c.form(oval(150, 98, 56, 54), GOLD, shine=1.0, relief=22)
    c.form(ring(142, 102, 33, 24), BRONZE, shine=0.6, relief=4)
    glass = oval(142, 102, 24)
    c.form(glass, (22, 60, 74), ink=0, relief=6)
    c.flat(oval(133, 101, 4.4, 5.6), (255, 250, 226))
    c.flat(oval(151, 101, 4.4, 5.6), (255, 250, 226))
    c.stroke([(126, 92), (134, 84), (144, 82)], (1, 4, 1), (220, 250, 246), 0.9)
    rivets(c, [along((142, 102), a, 28.5) for a in range(0, 360, 60)], 2.6, GOLD)
    c.form(oval(197, 96, 13, 17), BRONZE, shine=0.6)
    c.form(box(150, 42, 20, 9, 3), BRONZE, shine=0.6)
    # the bell
    rope(c, [(304, -8), (302, 84)], 6, ROPE)
    bell(c, 302, 92, 128, GOLD, turn=-8, shine=1.0)
    c.form(limb([(196, 166), (236, 190), (268, 158)], (38, 34, 28)), suit)
    c.form(oval(273, 154, 16), (186, 106, 62))
    for x, y, r in ((106, 30, 7), (92, 54, 4.5), (118, 12, 5), (360, 60, 5), (350, 36, 8)):
        bubble(c, x, y, r, TIDE)


@card("salt_sprite")
def salt_sprite(c: Canvas) -> None:
    """A winged sprite of white crystals, kneeling on a heap of salt by the pans, tossing grains of it."""
    night(c, TIDE, (120, 74), radius=44)
    for k, y in enumerate((196, 214, 238, 268)):
        c.form(
            path(f"M -10 310 L -10 {y} Q {120 + k * 50} {y - 9} 410 {y + 4} L 410 310 Z"),
            mix(TIDE.low, TIDE.sky, 0.2 + 0.2 * k),
            ink=1.2,
            relief=4,
        )
    white = (232, 240, 240)
    for x, y, w, h in ((46, 214, 56, 34), (352, 220, 70, 42)):
        c.form(
            blob([(x - w / 2, y), (x - w * 0.2, y - h * 0.7), (x, y - h), (x + w * 0.2, y - h * 0.7), (x + w / 2, y)]),
            (200, 220, 224),
            ink=1.4,
        )
    c.form(path("M 44 310 Q 120 236 178 226 Q 214 214 250 228 Q 310 244 366 310 Z"), white, relief=20)
    for _ in range(46):
        x = float(c.rng.normal(206, 66))
        y = 246 + abs(x - 206) * 0.36 + float(c.rng.uniform(0, 50))
        c.form(box(x, y, 7, 7, 0, float(c.rng.uniform(0, 90))), (250, 252, 250), ink=0.7, relief=1.5)
    # wings of ice-clear crystal
    for way in (-1, 1):
        for pts, tone in (
            ([(208, 150), (262, 66), (326, 34), (318, 96), (268, 148)], (170, 226, 228)),
            ([(208, 158), (268, 156), (324, 176), (282, 200), (224, 190)], (128, 200, 208)),
        ):
            wing = poly(pts)
            c.form(wing if way > 0 else wing.mirrored(200), tone, relief=5, opacity=0.94)
        for a, b in (((214, 150), (322, 40)), ((230, 150), (314, 92)), ((222, 164), (318, 178))):
            line = [a, b] if way > 0 else [(400 - a[0], a[1]), (400 - b[0], b[1])]
            c.stroke(line, (2.2, 1), (238, 252, 250), 0.8)
    # body of facets
    for way in (-1, 1):
        c.form(poly([(200, 206), (200 + way * 34, 200), (200 + way * 60, 234), (200 + way * 30, 246)]), white, relief=4)
    c.form(poly([(166, 146), (200, 136), (234, 146), (226, 196), (200, 216), (174, 196)]), white, relief=6)
    c.flat(poly([(200, 138), (232, 148), (224, 194), (200, 214)]), (134, 186, 196), 0.55)
    c.form(poly([(168, 150), (176, 164), (146, 186), (124, 176), (140, 168)]), white, relief=4)
    c.form(poly([(232, 150), (226, 166), (262, 170), (284, 132), (270, 126), (256, 150)]), white, relief=4)
    # crown of spikes and head
    for x, y, tip in (
        (152, 92, (128, 52)),
        (176, 72, (166, 20)),
        (200, 66, (200, 6)),
        (224, 72, (236, 20)),
        (248, 92, (274, 52)),
    ):
        c.form(poly([(x - 15, y + 12), tip, (x + 15, y + 12)]), (206, 236, 238), relief=4, shine=0.5)
    head = poly([(146, 102), (166, 74), (200, 64), (234, 74), (254, 102), (238, 136), (200, 156), (162, 136)])
    c.form(head, white, relief=12)
    c.flat(poly([(200, 66), (232, 76), (251, 102), (216, 96)]), (176, 216, 220), 0.6)
    for x in (178, 222):
        eye(c, x, 108, 12, (92, 214, 222))
    c.stroke([(184, 132), (200, 139), (216, 132)], (2, 4, 2), (60, 110, 124))
    for x, y in ((290, 118), (300, 104), (280, 104), (296, 88), (312, 112), (318, 92), (284, 88), (306, 74)):
        c.glow(x, y, 14, TIDE.glow, 0.8)
        c.form(box(x, y, 7, 7, 0, x % 47), (255, 255, 250), ink=0.8, relief=1.5)


@card("ebb_runner")
def ebb_runner(c: Canvas) -> None:
    """A barefoot runner at full stretch over wet sand, the water drawing back behind."""
    night(c, TIDE, (352, 62), radius=20, disc=False)
    for far, near in (((-20, -6), (-20, 70)), ((420, 20), (420, 100))):
        c.faded(poly([(352, 62), far, near]), (255, 244, 196), (352, 62), far, first=0.75, last=0.05)
    c.form(path("M 334 160 L 342 78 L 362 78 L 370 160 Z"), (226, 226, 214))
    for y in (96, 128):
        c.form(
            poly([(341 - y / 50, y), (363 + y / 50, y), (365 + y / 50, y + 14), (339 - y / 50, y + 14)]),
            (190, 70, 62),
            ink=0.8,
        )
    c.form(box(352, 62, 22, 22, 2), (255, 246, 200), relief=2, shade=0.2)
    c.form(poly([(336, 54), (352, 36), (368, 54)]), (190, 70, 62))
    c.form(box(352, 77, 34, 7, 2), (60, 66, 84), ink=1.2)
    c.glow(352, 62, 70, (255, 244, 196), 0.8)
    sea(c, 150, TIDE, rows=3, swell=8, bottom=226)
    sand = (190, 158, 112)
    c.form(path("M -10 310 L -10 236 Q 70 206 140 214 Q 220 222 290 204 Q 350 192 410 200 L 410 310 Z"), sand, ink=1.4)
    c.form(
        path(
            "M -10 236 Q 70 206 140 214 Q 220 222 290 204 Q 350 192 410 200 L 410 190 Q 340 180 280 194 "
            "Q 210 208 140 200 Q 70 194 -10 222 Z"
        ),
        (236, 246, 240),
        ink=1.0,
        relief=4,
    )
    for x, y in ((24, 274), (66, 262), (96, 282), (132, 264)):
        c.flat(oval(x, y, 13, 4.5, -12), (106, 84, 66))
    for k in range(7):
        y = 66 + k * 26
        c.stroke([(6, y), (60, y - 4), (104 - k * 4, y)], (0.5, 4, 0.5), TIDE.glow, 0.7)
    skin, shirt, shorts = SKIN[1], (238, 240, 228), (196, 84, 62)
    c.shadow(oval(204, 288, 78, 8), 0, 0, 5, 0.75)
    # far arm, far leg flung back
    c.form(limb([(226, 118), (262, 146), (298, 126)], (24, 21, 17)), mix(skin, INK, 0.25))
    c.form(oval(303, 122, 12), mix(skin, INK, 0.25))
    c.form(limb([(182, 188), (142, 214), (84, 204)], (40, 30, 20)), mix(skin, INK, 0.25))
    c.form(blob([(86, 214), (66, 218), (58, 186), (70, 176), (84, 196)]), mix(skin, INK, 0.25))
    # near leg forward
    c.form(limb([(196, 190), (262, 206), (268, 262)], (42, 32, 22)), skin)
    c.form(blob([(254, 262), (272, 254), (314, 272), (310, 284), (260, 284)]), skin)
    c.form(
        blob([(162, 176), (188, 162), (226, 178), (258, 192), (250, 218), (206, 214), (172, 222), (152, 212)]), shorts
    )
    trunk_shape = blob([(174, 178), (184, 132), (204, 98), (238, 92), (252, 112), (238, 150), (222, 186), (196, 194)])
    c.form(trunk_shape, shirt)
    with c.within(trunk_shape):
        for k in range(6):
            y = 104 + k * 17
            c.stroke([(160, y + 22), (204, y + 8), (262, y)], 6.5, (44, 118, 140), 0.9)
    c.form(limb([(212, 116), (164, 128), (160, 170)], (26, 22, 17)), skin)
    c.form(oval(160, 176, 12), skin)
    face(c, 262, 66, 35, skin, look=1.0, mood="grim")
    c.form(path("M 226 68 Q 222 22 268 24 Q 296 26 296 48 Q 274 40 254 52 Q 240 58 238 82 Z"), (54, 40, 44))
    band = path("M 230 54 Q 262 36 297 47 L 297 57 Q 262 48 232 66 Z")
    c.form(band, TIDE.accent, ink=1.4, relief=3)
    c.form(limb([(232, 60), (200, 46), (176, 56), (152, 44)], (11, 8, 3)), TIDE.accent, ink=1.4)
    for x, y in ((52, 236), (40, 222), (74, 236), (110, 242), (244, 288), (326, 280), (338, 266)):
        c.form(drop(x, y, 7, 13, 300), (222, 244, 240), ink=0.8)


@card("mist_lamprey")
def mist_lamprey(c: Canvas) -> None:
    """A lamprey rearing out of the mist, its round mouth full of teeth turned to us."""
    night(c, TIDE, (318, 62), radius=36)
    skin = (64, 112, 130)
    smoke(c, [(-20, 190), (110, 176), (240, 190), (420, 172)], (30, 34, 30), (112, 160, 166), ink=0, opacity=0.8)
    c.form(
        limb(
            [
                (430, 250),
                (350, 190),
                (316, 236),
                (352, 292),
                (262, 300),
                (214, 258),
                (264, 190),
                (246, 130),
                (190, 116),
            ],
            (14, 40, 58, 66, 72, 78, 84, 90),
        ),
        skin,
        rim=TIDE.glow,
    )
    c.form(path("M 258 154 Q 330 96 352 120 Q 320 150 318 178 Q 300 214 268 214 Q 284 186 258 154 Z"), (40, 88, 112))
    for k in range(4):
        c.stroke([(272 + k * 4, 150 + k * 16), (306 + 4 * k, 130 + k * 14)], (2.4, 0.6), INK, 0.8)
    for k in range(5):
        c.flat(oval(264 - k * 3, 158 + k * 15, 5.5), INK)
        c.flat(oval(263 - k * 3, 157 + k * 15, 2.4), TIDE.accent)
    c.shadow(oval(146, 120, 92), 8, 10, 8, 0.6)
    c.form(oval(146, 120, 96, 94), skin, relief=18)
    eye(c, 216, 58, 17, (250, 226, 120), slit=True, look=-0.5, shine=0.5)
    c.form(oval(146, 122, 82, 80), (196, 110, 116), relief=14)
    c.form(oval(146, 122, 66, 64), (120, 44, 66), ink=1.4, relief=16)
    for count, r, size, turn in ((18, 68, 17, 0.0), (13, 47, 14, 8.0), (8, 28, 11, 0.0)):
        for k in range(count):
            a = turn + 360 * k / count
            base = along((146, 122), a, r)
            tip = along((146, 122), a, r - size * 1.25)
            one, two = along(base, a + 90, size * 0.42), along(base, a - 90, size * 0.42)
            c.form(poly([one, tip, two]), (252, 240, 204), ink=1.1, relief=2)
    c.form(oval(146, 122, 15), (26, 8, 22), ink=1, relief=3)
    smoke(
        c,
        [(-20, 286), (90, 268), (200, 290), (320, 272), (420, 284)],
        (34, 26, 36),
        (176, 208, 206),
        ink=1.0,
        opacity=0.88,
    )
    for y, w in ((226, 90), (246, 140)):
        c.stroke([(-10, y), (w, y - 8), (w + 70, y)], (1, 9, 1), (206, 228, 222), 0.55)


@card("pearl_page")
def pearl_page(c: Canvas) -> None:
    """A young page in tabard and feathered cap who bears a great pearl on an open shell."""
    c.wash([(0, (20, 58, 78)), (0.7, (30, 96, 110)), (1, (14, 58, 76))])
    for k in range(6):
        x = 34 + k * 68
        c.form(box(x, 110, 26, 330, 3), (34, 92, 106), ink=1.2, relief=6)
        c.form(path(f"M {x - 34} 30 Q {x} -20 {x + 34} 30 L {x + 34} -10 L {x - 34} -10 Z"), (24, 72, 90), ink=1.2)
    c.glow(238, 190, 200, (255, 236, 224), 0.75)
    c.form(path("M -10 310 L -10 276 Q 200 262 410 276 L 410 310 Z"), (26, 84, 98), ink=1.2)
    tabard, hose = (226, 232, 224), (52, 116, 140)
    p = pose(128, 372, 306, arms=((-34, 50), (30, 84)), heads=3.3, lean=2)
    for side in (0, 1):
        leg(c, p, side, hose, (80, 56, 60))
    arm(c, p, 0, (214, 120, 116), SKIN[0], thick=0.85)
    body = trunk(p, wide=1.1, hem=0.7, flare=1.15)
    c.form(body, tabard)
    with c.within(body):
        c.flat(box(128, 250, 17, 180), TIDE.main)
        c.flat(box(128, 292, 130, 12), GOLD)
    c.form(oval(p.neck[0], p.neck[1] + 2, 36, 12), (246, 246, 236), relief=4)
    face(c, p.head[0], p.head[1] + 2, 46, SKIN[0], look=0.5, mood="calm")
    x, y = p.head
    for way in (-1, 1):
        c.form(
            blob([(x + way * 36, y - 24), (x + way * 52, y + 6), (x + way * 46, y + 36), (x + way * 34, y + 26)]),
            (196, 128, 66),
        )
    c.form(
        path(
            f"M {x - 50} {y - 16} Q {x - 66} {y - 62} {x - 6} {y - 64} Q {x + 54} {y - 66} {x + 50} {y - 20} "
            f"Q {x} {y - 38} {x - 50} {y - 16} Z"
        ),
        (30, 104, 128),
    )
    c.form(
        blob([(x - 40, y - 42), (x - 96, y - 62), (x - 108, y - 20), (x - 84, y - 32), (x - 66, y - 22)]), TIDE.accent
    )
    arm(c, p, 1, (214, 120, 116), SKIN[0], thick=0.85)
    # shell and pearl
    rays = [along((286, 226), a, 92) for a in range(116, 246, 8)]
    back_shell = poly([(262, 236), *rays[::-1], (310, 236)])
    c.form(back_shell, (236, 168, 150), relief=14)
    for a in range(120, 244, 16):
        c.stroke([(286, 230), along((286, 226), a, 86)], (1.5, 4), (156, 84, 88), 0.8)
    c.glow(286, 186, 110, (255, 250, 236), 0.8)
    c.form(oval(286, 180, 52), (246, 240, 236), shine=1.0, relief=20, carve=0.4)
    c.flat(oval(302, 198, 28, 20, -40), (240, 190, 196), 0.35)
    c.form(path("M 206 222 Q 286 250 366 222 Q 356 268 286 276 Q 216 268 206 222 Z"), (222, 146, 130), relief=12)
    for k in range(7):
        c.stroke([(222 + k * 22, 236 + 4 * (3 - abs(k - 3))), (286, 270)], (3, 1), (150, 78, 80), 0.7)


@card("reef_singer")
def reef_singer(c: Canvas) -> None:
    """A mermaid on the reef, singing with a wide mouth; rings of sound go out over the water."""
    night(c, TIDE, (86, 84), radius=56)
    sea(c, 196, TIDE, rows=3, swell=8)
    for r in (46, 78, 112, 148):
        c.stroke([along((176, 104), a, r) for a in range(-150, -55, 12)], (1, 6, 1), TIDE.glow, 0.75)
    for x, h, tone in ((54, 76, (226, 96, 96)), (96, 46, (240, 150, 90)), (366, 88, (226, 96, 96))):
        for k in (-2, -1, 0, 1, 2):
            c.form(
                limb([(x, 304), (x + k * 8, 304 - h * 0.5), (x + k * 17, 304 - h * (1 - 0.12 * abs(k)))], (12, 11, 9)),
                tone,
            )
    c.form(blob([(130, 312), (150, 258), (214, 240), (300, 248), (370, 276), (390, 314)]), (96, 84, 112), relief=16)
    scale, skin = (38, 156, 150), (228, 190, 166)
    # tail curling to the right
    tail = limb([(236, 214), (290, 244), (346, 232), (360, 180), (330, 142)], (74, 62, 46, 30, 18))
    for d in (-44, 34):
        c.form(leaf((332, 146), 186 + d, 84, 24, 8), (28, 128, 140))
    c.form(tail, scale)
    with c.within(tail):
        for k in range(60):
            x, y = 226 + (k % 12) * 13 + (k // 12 % 2) * 6, 196 + k // 12 * 16 - (k % 12) * 1.5
            c.stroke([(x - 6, y), (x, y + 6), (x + 6, y)], 1.8, (16, 92, 104))
    # long hair behind, body, arm to the breast, arm out
    hair = (206, 84, 62)
    c.form(blob([(186, 56), (240, 30), (280, 66), (286, 130), (312, 190), (270, 206), (232, 176), (214, 110)]), hair)
    c.form(blob([(204, 152), (230, 142), (264, 156), (270, 190), (276, 226), (240, 242), (206, 224), (210, 190)]), skin)
    c.form(
        blob([(206, 172), (224, 164), (240, 176), (262, 166), (272, 184), (256, 198), (238, 190), (216, 196)]),
        (240, 160, 140),
    )
    c.form(limb([(212, 164), (170, 186), (118, 164)], (26, 22, 16)), skin)
    c.form(blob([(122, 176), (100, 172), (82, 156), (96, 150), (84, 140), (104, 144), (124, 156)]), skin)
    face(c, 216, 98, 46, skin, look=-0.9, mood="awed")
    c.form(oval(200, 126, 13, 16), (110, 26, 44), ink=1.6, relief=3)
    c.flat(oval(200, 134, 8, 5), (236, 120, 120))
    c.form(path("M 168 86 Q 168 34 222 34 Q 274 38 272 100 Q 262 132 250 140 Q 262 96 240 74 Q 214 62 168 86 Z"), hair)
    c.form(star(244, 62, 20, 9, 5, 12), (250, 190, 90), relief=4)
    c.form(limb([(262, 166), (286, 198), (250, 216)], (26, 22, 16)), skin)
    c.form(oval(246, 216, 12), skin)


@card("wave_rider")
def wave_rider(c: Canvas) -> None:
    """A rider crouched on a board, shooting down the face of a wave that curls overhead."""
    evening = replace(TIDE, low=(196, 122, 104), sky=(34, 62, 92), glow=(255, 204, 150))
    night(c, evening, (74, 96), radius=56)
    water = (34, 140, 152)
    wave = path(
        "M 430 310 L 430 60 C 400 10 330 -18 262 4 C 196 26 168 78 192 122 C 204 96 236 78 272 92 "
        "C 312 110 306 168 262 204 C 206 246 90 250 -20 236 L -20 310 Z"
    )
    c.form(wave, water, relief=26)
    with c.within(wave):
        for k in range(9):
            o = k * 16
            c.stroke(
                [
                    (424 - o * 0.3, 300),
                    (392 - o * 0.5, 170 - o * 0.1),
                    (348 - o * 0.7, 60 + o * 0.35),
                    (280 - o * 0.2, 28 + o * 0.5),
                ],
                (2, 6, 1),
                (158, 230, 224) if k % 2 else (16, 92, 116),
                0.6,
            )
        for k in range(4):
            c.stroke([(-10, 254 + k * 15), (120, 262 + k * 13), (250, 238 + k * 16)], (1, 5, 1), (150, 226, 220), 0.6)
    foam = [(262, 4, 24), (226, 20, 22), (200, 48, 20), (188, 80, 18), (190, 108, 15), (194, 130, 10), (296, -6, 24)]
    c.form(together([oval(x, y, r) for x, y, r in foam]), (238, 248, 242), relief=8)
    for x, y, r in ((168, 118, 6), (178, 142, 7), (158, 96, 5), (150, 134, 4), (202, 152, 5), (172, 64, 5)):
        c.form(oval(x, y, r), (244, 250, 246), ink=1.0)
    # spray off the board
    for k in range(16):
        x = 250 + k * 9 + float(c.rng.uniform(-4, 4))
        c.form(
            oval(x, 226 - k * 3 + float(c.rng.uniform(-20, 12)), 3 + float(c.rng.uniform(0, 6))),
            (240, 248, 244),
            ink=0.9,
        )
    board = path("M 62 262 Q 64 248 96 248 L 246 220 Q 268 218 272 228 Q 260 240 238 246 L 104 272 Q 66 276 62 262 Z")
    c.shadow(board, 2, 12, 5, 0.6)
    c.form(board, (244, 190, 96), relief=6)
    c.stroke([(84, 261), (168, 248), (258, 229)], (2, 5, 2), (196, 66, 54))
    skin, suit = SKIN[2], (36, 50, 88)
    c.form(limb([(194, 184), (232, 186), (226, 228)], (38, 32, 22)), mix(suit, INK, 0.2))
    c.form(blob([(212, 232), (230, 218), (252, 224), (250, 234), (216, 240)]), skin)
    c.form(limb([(204, 122), (256, 118), (286, 88)], (24, 21, 17)), skin)
    c.form(oval(290, 83, 12), skin)
    c.form(limb([(178, 188), (122, 196), (130, 246)], (40, 34, 24)), suit)
    c.form(blob([(116, 252), (132, 236), (146, 246), (144, 256), (96, 266), (94, 258)]), skin)
    c.form(blob([(154, 118), (188, 104), (212, 116), (218, 160), (204, 202), (166, 200), (156, 160)]), suit)
    c.form(path("M 158 136 L 214 130 L 216 146 L 157 152 Z"), TIDE.accent, ink=1.2, relief=3)
    c.form(limb([(166, 124), (112, 130), (64, 160)], (25, 22, 17)), skin)
    c.form(oval(60, 163, 12), skin)
    face(c, 166, 80, 35, skin, look=-0.8, mood="glad")
    c.form(
        blob(
            [
                (140, 66),
                (148, 36),
                (184, 28),
                (222, 40),
                (250, 34),
                (232, 56),
                (244, 66),
                (206, 74),
                (202, 94),
                (192, 62),
            ]
        ),
        (46, 34, 42),
    )


@card("drowned_page")
def drowned_page(c: Canvas) -> None:
    """The page at the bottom of the sea: pale green, hair adrift, blank eyes, weed about him, his cap floating off."""
    deep_water(c, TIDE, shafts=3, bubbles=6)
    c.dim(0.5, (6, 26, 40))
    c.glow(200, 100, 180, (150, 236, 190), 0.4)
    c.form(path("M -10 310 L -10 270 Q 90 254 180 272 Q 300 288 410 262 L 410 310 Z"), (24, 62, 66))
    pale, tabard = (190, 232, 196), (196, 220, 206)
    for x, h, s in ((40, 170, 1), (74, 120, -1), (340, 190, -1), (376, 130, 1)):
        c.form(
            limb(
                [(x, 300), (x + 20 * s, 300 - h * 0.35), (x - 16 * s, 300 - h * 0.7), (x + 8 * s, 300 - h)],
                (16, 15, 12, 3),
            ),
            (44, 104, 66),
        )
    p = pose(200, 408, 322, arms=((-112, -152), (108, 156)), heads=3.3, legs=((-6, -2), (8, 14)))
    for side in (0, 1):
        leg(c, p, side, (52, 88, 104), (46, 50, 62))
        arm(c, p, side, (122, 116, 132), pale, thick=0.85)
    body = trunk(p, wide=1.1, hem=0.8, flare=1.25)
    c.form(body, tabard)
    with c.within(body):
        c.flat(box(200, 260, 19, 200), (52, 110, 116))
        for x, y in ((176, 246), (228, 262)):
            c.flat(blob([(x - 9, y), (x, y - 12), (x + 9, y), (x, y + 12)]), (30, 66, 74))
    x, y = p.head
    hair = (46, 112, 96)
    locks = [
        limb(
            [along((x, y), a, 26), along((x, y), a + 14, 62), along((x, y), a - 12, 92), along((x, y), a + 6, 122)],
            (40, 30, 20, 3),
        )
        for a in (-98, -122, -146, 146, 122, 98)
    ]
    c.form(together(locks), hair)
    face(c, x, y, 48, pale, mood="awed", nose=True)
    for side in (-1, 1):
        c.glow(x + side * 17, y - 1, 26, (220, 255, 226), 0.6)
        c.flat(oval(x + side * 17, y - 1, 11, 13), (40, 74, 78))
        c.flat(oval(x + side * 17, y - 1, 9, 11), (240, 255, 240))
    c.form(
        path(
            f"M {x - 42} {y - 14} Q {x - 30} {y - 50} {x} {y - 48} Q {x + 34} {y - 50} {x + 42} {y - 14} "
            f"Q {x + 20} {y - 34} {x} {y - 28} Q {x - 22} {y - 34} {x - 42} {y - 14} Z"
        ),
        hair,
    )
    c.form(limb([(150, 300), (168, 268), (236, 250), (246, 214), (190, 196)], (16, 14, 12, 10, 3)), (52, 122, 72))
    cap = path("M 300 58 Q 292 22 336 22 Q 376 26 372 62 Q 336 46 300 58 Z").turned(24, (336, 44)).moved(16, 6)
    c.form(cap, (34, 96, 116))
    c.form(blob([(378, 46), (412, 64), (402, 104), (390, 80), (380, 72)]), (180, 138, 132))
    for bx, by, r in ((226, 84, 6), (236, 58, 8), (226, 34, 5), (240, 14, 9), (60, 60, 6), (70, 36, 4)):
        bubble(c, bx, by, r, TIDE)


@card("gull_captain")
def gull_captain(c: Canvas) -> None:
    """A gull in a captain's coat and peaked cap at the wheel of a ship."""
    night(c, TIDE, (300, 60), radius=34, disc=False)
    town(c, 214, (16, 46, 62), height=56, glow=0.6)
    sea(c, 206, TIDE, rows=3, swell=9)
    c.form(bar((26, 310), (66, -10), 20), WOOD)
    for k in range(5):
        c.stroke([(60, 20 + k * 34), (0, 60 + k * 56)], 2.4, (26, 30, 44))
    white, coat = (242, 244, 238), (36, 52, 96)
    c.form(blob([(86, 320), (82, 236), (110, 182), (164, 166), (218, 184), (246, 240), (250, 320)]), coat)
    c.form(path("M 128 178 Q 164 202 200 178 L 186 320 L 142 320 Z"), white, relief=8)
    for y in (232, 262, 292):
        for x in (128, 202):
            c.form(oval(x, y, 7), GOLD, ink=1.2, shine=0.8)
    c.form(path("M 128 176 L 160 214 L 116 246 L 98 196 Z"), mix(coat, (90, 120, 190), 0.3))
    c.form(path("M 202 176 L 168 214 L 212 246 L 232 196 Z"), mix(coat, (90, 120, 190), 0.3))
    for way in (-1, 1):
        c.form(box(165 + way * 78, 196, 46, 16, 6, way * 22), GOLD, shine=0.8)
    # neck, head, beak
    c.form(blob([(116, 184), (112, 120), (128, 66), (174, 46), (214, 70), (222, 120), (216, 184), (164, 204)]), white)
    c.form(
        path("M 208 92 Q 262 82 308 104 Q 326 114 318 136 Q 310 128 296 124 Q 250 128 210 122 Z"),
        (248, 180, 62),
        relief=8,
    )
    c.form(path("M 212 122 Q 256 128 294 124 Q 270 146 216 142 Z"), (218, 130, 44), relief=5)
    c.flat(oval(292, 126, 9, 5), (214, 62, 48))
    eye(c, 184, 96, 16, (252, 214, 90), look=0.5, lid=0.28)
    c.stroke([(160, 78), (186, 74), (206, 82)], (2, 7, 2), INK)
    # cap
    c.form(path("M 96 56 Q 84 14 150 4 Q 228 -4 240 46 Q 172 34 96 56 Z"), (246, 244, 232))
    c.form(path("M 104 52 Q 172 28 236 44 L 238 68 Q 172 50 110 78 Z"), coat, relief=5)
    c.form(path("M 170 56 Q 228 50 262 78 Q 226 72 176 76 Z"), (24, 26, 40))
    c.form(star(174, 40, 15, 6, 5), GOLD, shine=0.8, ink=1.4)
    # wheel
    for k in range(8):
        end = along((318, 244), 22.5 + 45 * k, 92)
        c.form(bar((318, 244), end, 11), WOOD)
        c.form(limb([along((318, 244), 22.5 + 45 * k, 74), end], (15, 12)), (176, 116, 70))
    c.form(ring(318, 244, 64, 49), (176, 116, 70), relief=5)
    c.form(oval(318, 244, 19), GOLD, shine=0.9)
    for shape in wing((224, 214), (292, 184), 48, 5):
        c.form(shape, (222, 226, 226))
