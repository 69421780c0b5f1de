"""The cards of the tide: teal and pearl, under the sea, on it and at its edge."""

from canvas import INK, Canvas
from registry import card
from shapes import along, blob, box, limb, oval, path, ring
from things import bell, bubble, deep_water, rivets, rope
from tones import BRONZE, GOLD, ROPE, TIDE


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
