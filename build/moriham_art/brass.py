"""The cards of the brass: wheels, tin, boilers and those who mind them."""

from canvas import Canvas
from registry import card
from shapes import bar, blob, box, limb, oval, path, poly
from things import floor, night, rivets, town, wheel
from tones import BRASS, GOLD, IRON, WOOD

from scenes.art.palette import mix


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
