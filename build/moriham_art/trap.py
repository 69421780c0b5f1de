"""The trap cards: crimson and black, with one thing lit in the dark."""

from canvas import Canvas
from registry import card
from shapes import bar, blob, box, limb, oval, path, ring
from things import night, rope
from tones import ROPE, TRAP


@card("snare")
def snare(c: Canvas) -> None:
    """A boot steps into a noose of rope that lies on the ground, the bent sapling ready above."""
    night(c, TRAP, (300, 84), radius=58)
    for x, w in ((30, 22), (92, 12), (370, 20), (332, 9)):
        c.flat(
            path(
                f"M {x - w} 250 Q {x - w * 0.4} 120 {x - w * 0.5} -10 L {x + w * 0.5} -10 "
                f"Q {x + w * 0.4} 120 {x + w} 250 Z"
            ),
            (34, 12, 22),
        )
    c.form(blob([(-30, 330), (-20, 232), (110, 222), (240, 232), (430, 222), (430, 330)]), (74, 26, 32))
    # the sapling under tension and its line
    c.form(limb([(352, 270), (362, 120), (300, 38), (222, 34)], (20, 15, 10, 6)), (96, 58, 50))
    rope(c, [(222, 34), (262, 120), (284, 240)], 5, ROPE)
    noose = ring(0, 0, 100, 88).scaled(1.0, 0.34, (0, 0)).moved(184, 258)
    c.shadow(noose, 4, 7, 4, 0.7)
    with c.within(box(200, 205, 420, 106)):
        c.form(noose, ROPE, relief=3)
    # the boot that steps in
    cloth, boot = (66, 74, 108), (126, 74, 50)
    c.form(path("M 86 -10 L 208 -10 Q 206 60 196 116 L 122 122 Q 96 60 86 -10 Z"), cloth)
    c.form(path("M 116 112 L 202 106 Q 200 160 206 186 Q 262 200 278 226 Q 282 244 268 246 L 130 246 Q 116 246 118 226 "
                "Q 128 170 116 112 Z"), boot, shine=0.3)
    c.form(
        path("M 122 240 L 276 240 L 276 254 L 200 254 L 196 250 L 168 250 L 164 258 L 124 258 Z"), (52, 34, 38), ink=1.6
    )
    c.form(path("M 108 106 L 210 98 L 212 124 L 110 132 Z"), (160, 100, 66), relief=5)
    for y in (150, 172):
        c.form(bar((124, y), (204, y - 5), 9), (70, 42, 40), ink=1.2)
        c.form(box(176, y - 3, 13, 13, 2), (232, 182, 90), ink=1.2, shine=0.8)
    with c.within(box(200, 330, 420, 146)):
        c.form(noose, ROPE, relief=3)
    c.form(oval(284, 250, 10, 9), (214, 178, 120))
    for x, y, a in ((60, 286, -20), (110, 292, 30), (300, 288, 10), (352, 280, -40)):
        c.form(oval(x, y, 16, 6, a), (150, 52, 44), ink=1.2)
