"""The cards of the ember: fire, forge and ash, orange and red in the dark."""

from canvas import Canvas
from figures import eye
from registry import card
from shapes import along, blob, limb, oval, path, poly
from things import fire, floor, night, sparks
from tones import EMBER


@card("cinder_imp")
def cinder_imp(c: Canvas) -> None:
    """A small horned imp, glowing, grinning, a ball of fire in its raised hand."""
    night(c, EMBER, (212, 120), radius=92, disc=False)
    floor(c, 262, (58, 24, 24))
    for x, y, r in ((40, 262, 26), (92, 276, 20), (350, 268, 30), (300, 282, 18), (148, 286, 16)):
        c.form(blob([(x - r, y + 8), (x - r * 0.4, y - r * 0.6), (x + r * 0.5, y - r * 0.5),
                     (x + r, y + 8)]), (48, 32, 36),
               rim=EMBER.accent)
    skin = (222, 66, 32)
    c.glow(200, 160, 190, EMBER.glow, 0.75)
    # the tail, with its point
    c.form(limb([(214, 226), (284, 244), (330, 206), (318, 160)], (14, 10, 7)), skin)
    c.form(poly([(302, 166), (316, 124), (338, 160), (318, 156)]), skin)
    # bat wings, small
    for way in (-1, 1):
        wing = path("M 0 0 L 62 -52 Q 66 -14 84 6 Q 62 2 56 22 Q 40 10 32 28 Q 20 14 4 24 Z").moved(222, 168)
        c.form(wing if way > 0 else wing.mirrored(200), (122, 28, 34))
    # legs, body
    for way in (-1, 1):
        c.form(limb([(200 + way * 20, 214), (200 + way * 42, 244), (200 + way * 28, 272)], (32, 24, 18)), skin)
        c.form(
            blob([(200 + way * 14, 280), (200 + way * 26, 262), (200 + way * 62, 276), (200 + way * 56, 284)]),
            (90, 26, 30),
        )
    c.form(limb([(172, 176), (126, 206), (142, 236)], (24, 20, 15)), skin)
    c.form(oval(144, 236, 12), skin)
    c.form(blob([(164, 170), (200, 156), (236, 170), (238, 220), (200, 238), (160, 220)]), skin)
    c.flat(oval(200, 204, 22, 24), (255, 170, 70), 0.75)
    # head: ears, horns, face
    for way in (-1, 1):
        ear = blob([(200 + way * 50, 110), (200 + way * 112, 82), (200 + way * 58, 138)])
        c.form(ear, skin)
        horn = limb([(200 + way * 32, 78), (200 + way * 56, 48), (200 + way * 46, 14)], (26, 18, 2))
        c.form(horn, (246, 222, 176), relief=6)
    c.form(blob([(142, 118), (150, 76), (200, 60), (250, 76), (258, 118), (230, 156), (200, 168), (170, 156)]), skin)
    for way in (-1, 1):
        eye(c, 200 + way * 26, 110, 15, (255, 236, 110), slit=True, shine=0.5)
        c.stroke([(200 + way * 6, 98), (200 + way * 44, 84)], (7, 4), (70, 14, 20))
    c.form(path("M 162 130 Q 200 150 238 130 Q 228 160 200 160 Q 172 160 162 130 Z"), (66, 10, 18), ink=1.5, relief=2)
    c.flat(poly([(170, 135), (180, 138), (177, 148)]), (255, 246, 220))
    c.flat(poly([(230, 135), (220, 138), (223, 148)]), (255, 246, 220))
    # the raised arm with the fire
    fire(c, 304, 92, 66, 84, glow=0.9)
    c.form(limb([(228, 176), (276, 158), (296, 104)], (24, 20, 15)), skin)
    c.form(oval(300, 96, 13), skin)
    for a in (-60, -20, 20, 60):
        c.form(limb([(300, 94), along((300, 94), 180 + a, 21)], (9, 6)), skin, ink=1.4)
    sparks(c, 200, 270, 130, EMBER.accent, 34)
