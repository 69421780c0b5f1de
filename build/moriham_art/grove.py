"""The cards of the grove: leaves, bark, moss and those who live among them."""

from canvas import INK, Canvas
from figures import beast, eye
from registry import card
from shapes import Point, blob, limb, oval
from things import fern, night, woods
from tones import GROVE

from scenes.art.palette import mix


@card("hollow_stag")
def hollow_stag(c: Canvas) -> None:
    """A stag of bark with a wide crown of antlers; its hollow side glows green."""
    night(c, GROVE, (250, 92), radius=74)
    woods(c, GROVE, 236)
    c.form(blob([(-30, 320), (-20, 258), (100, 242), (220, 256), (330, 244), (430, 258), (430, 330)]), GROVE.ground)
    bark = (150, 104, 66)
    c.form(limb([(88, 172), (70, 178), (62, 198)], (16, 12, 6)), bark)
    b = beast(c, 170, 284, 164, 140, bark, legs=((18, -12), (-14, 16), (-2, 2), (12, -14)), thick=0.8, neck=50,
              reach=0.46, paw=(56, 40, 34))
    # the hollow
    hole = oval(160, 184, 42, 23, -6)
    c.glow(160, 184, 90, GROVE.glow, 0.5)
    c.form(hole, (30, 44, 26), relief=3)
    with c.within(hole):
        c.glow(160, 190, 52, (226, 255, 130), 1.0)
        for x, y in ((142, 188), (166, 178), (178, 192)):
            c.flat(oval(x, y, 4), (250, 255, 210))
    hx, hy = b.head

    def antler(points: list[Point], width: float) -> None:
        c.form(limb(points, (width, width * 0.75, 2.5)), (236, 214, 164), relief=3)

    for way, lift in ((-1, 0), (1, 6)):
        x, y = hx + way * 9, hy - 18
        antler([(x, y), (x + way * 44, y - 26 + lift), (x + way * 58, y - 78)], 12)
        antler([(x + way * 22, y - 16), (x + way * 14, y - 46), (x + way * 20, y - 72)], 9)
        antler([(x + way * 46, y - 34), (x + way * 82, y - 36), (x + way * 92, y - 62)], 9)
    for way in (-1, 1):
        c.form(blob([(hx + way * 12, hy - 12), (hx + way * 46, hy - 28), (hx + way * 40, hy - 6)]), bark)
    c.form(blob([(hx - 26, hy - 14), (hx, hy - 32), (hx + 26, hy - 14), (hx + 30, hy + 14), (hx + 27, hy + 48),
                 (hx + 10, hy + 62), (hx - 6, hy + 50), (hx - 16, hy + 20)]), bark)
    c.form(blob([(hx + 2, hy + 46), (hx + 16, hy + 42), (hx + 27, hy + 48), (hx + 14, hy + 62)]), (48, 36, 34), ink=1.2)
    for x in (hx - 9, hx + 22):
        eye(c, x, hy + 2, 7, (214, 255, 120), shine=0.6)
    for k in range(3):
        c.stroke([(104 + 18 * k, 198), (108 + 18 * k, 206), (104 + 18 * k, 214)], (0.6, 3, 0.6), mix(bark, INK, 0.6))
    for x, y in ((98, 156), (130, 148), (186, 150), (212, 152)):
        c.form(
            blob([(x - 18, y), (x - 4, y - 9), (x + 16, y - 2), (x + 8, y + 9), (x - 10, y + 8)]), GROVE.main, ink=1.4
        )
    for x, d, n in ((30, 168, 90), (52, 200, 70), (356, 190, 88), (384, 166, 96), (330, 214, 60)):
        fern(c, (x, 306), d, n, mix(GROVE.deep, GROVE.main, 0.5))
