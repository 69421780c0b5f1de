"""The back that all cards share."""

from canvas import Canvas
from registry import card
from shapes import along, box, oval, ring, star
from things import bell, night, wave_band
from tones import BRASS, GOLD, TIDE

from scenes.art.palette import mix


@card("back")
def back(c: Canvas) -> None:
    """The port's bell over the tide at night, in a ring of five marks; half a turn is not half a picture."""
    night(c, TIDE, (200, 150), radius=104, disc=False, marks=220)
    c.carve((200, 138), GOLD, count=110, reach=(128, 300), strength=0.28, rays=True, long=30)
    c.form(ring(200, 150, 138, 126), GOLD, shine=0.8, relief=4)
    disc = oval(200, 150, 124)
    c.form(disc, (16, 52, 70), relief=10, ink=1.6)
    with c.within(disc):
        c.glow(200, 130, 120, BRASS.glow, 0.65)
        c.carve((200, 110), (240, 220, 150), count=70, reach=(70, 120), strength=0.4, rays=True, long=18)
        for k in range(3):
            c.form(
                wave_band(206 + 26 * k, 9 + 2 * k, 44 + 8 * k, k * 1.3, 310),
                mix(TIDE.main, TIDE.sky, 0.2 + 0.28 * k),
                ink=1.5,
                relief=5,
            )
    bell(c, 200, 58, 136, GOLD, shine=1.0)
    for k in range(5):
        x, y = along((200, 150), 180 + 72 * k, 132)
        c.form(oval(x, y, 13), (26, 40, 56), ink=1.6, relief=3)
        c.form(star(x, y, 9, 4, 4), GOLD, ink=0.8, shine=0.6)
    for x, y in ((26, 26), (374, 26), (26, 274), (374, 274)):
        c.form(star(x, y, 18, 7, 4), GOLD, shine=0.6)
    c.flat(box(200, 150, 386, 286, 10) - box(200, 150, 380, 280, 8), GOLD, 0.8)
