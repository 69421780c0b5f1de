"""The cards of the dusk: alleys, masks, moths and lamps, violet with one spot of gold."""

from canvas import INK, Canvas
from figures import eye
from registry import card
from shapes import bar, blob, box, limb, oval, path, poly
from things import lantern, night, town
from tones import DUSK

from scenes.art.palette import mix


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
    c.form(blob([(140, 196), (144, 154), (182, 118), (226, 92), (268, 118), (294, 166), (290, 204), (250, 204),
                 (214, 178),
                 (172, 212)]), fur, rim=(190, 150, 236))
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
