"""The back that all cards share: an upright picture, 280 units wide and 400 high."""

from canvas import Canvas
from registry import card
from shapes import along, box, limb, oval, poly, ring, sector, star
from things import bell, wave_band
from tones import BRASS, BRONZE, DUSK, EMBER, GOLD, GROVE, TIDE

from scenes.art.palette import mix


@card("back")
def back(c: Canvas) -> None:
    """The port's bell over the tide at night, in a ring of the five kins' stones."""
    c.wash([(0, (12, 42, 58)), (0.5, (26, 88, 98)), (1, (8, 30, 46))])
    c.carve((140, 190), TIDE.glow, count=170, reach=(128, 300), strength=0.20)
    c.carve((140, 178), GOLD, count=90, reach=(126, 260), strength=0.30, rays=True, long=34)
    c.flat(box(140, 200, 266, 386, 14) - box(140, 200, 259, 379, 11), GOLD, 0.9)
    c.flat(box(140, 200, 252, 372, 10) - box(140, 200, 249, 369, 9), GOLD, 0.55)
    for x, y, first in ((26, 26, 2), (254, 26, -88), (254, 374, -178), (26, 374, 92)):
        fan = sector(x, y, 52, first, first + 86)
        c.form(fan, (24, 66, 84), relief=8, ink=1.6)
        for k in range(1, 5):
            c.stroke([(x, y), along((x, y), first + 17.2 * k, 49)], (1, 2.4), GOLD, 0.8)
        c.form(oval(x, y, 13), GOLD, shine=0.8, relief=5)
    c.form(ring(140, 200, 112, 97), GOLD, shine=0.9, relief=4)
    for k in range(40):
        a = 9 * k
        c.stroke([along((140, 200), a, 100), along((140, 200), a, 108)], 1.4, mix(GOLD, (40, 24, 10), 0.7))
    disc = oval(140, 200, 96)
    c.form(disc, (14, 48, 66), relief=10, ink=1.6)
    with c.within(disc):
        c.glow(140, 176, 110, BRASS.glow, 0.7)
        c.carve((140, 176), (250, 226, 150), count=70, reach=(58, 100), strength=0.45, rays=True, long=16)
        for k in range(3):
            tone = mix(TIDE.main, TIDE.sky, 0.15 + 0.28 * k)
            c.form(wave_band(240 + 20 * k, 8 + 2 * k, 38 + 6 * k, k * 1.3, 330), tone, ink=1.5, relief=5)
    c.form(limb([(92, 122), (188, 122)], 15), mix(BRONZE, (40, 24, 16), 0.45), relief=4)
    bell(c, 140, 130, 106, GOLD, shine=1.0)
    for k, tones in enumerate((TIDE, EMBER, GROVE, BRASS, DUSK)):
        x, y = along((140, 200), 180 - 72 * k, 104)
        c.form(oval(x, y, 19), GOLD, shine=0.8, relief=4)
        c.form(oval(x, y, 13), tones.main, ink=1.2, relief=6, shine=1.0)
    for y in (52, 348):
        c.form(star(140, y, 26, 8, 8), GOLD, shine=0.6, relief=3)
        c.form(oval(140, y, 8), EMBER.main, ink=1.2, shine=0.9)
        for way in (-1, 1):
            c.form(
                poly([(140 + way * 34, y), (140 + way * 52, y - 8), (140 + way * 70, y), (140 + way * 52, y + 8)]),
                GOLD,
                ink=1.4,
                shine=0.6,
                relief=2,
            )
