"""The magic cards: deeds and wonders in pale star-blue and ivory."""

from canvas import Canvas
from registry import card
from shapes import limb, oval, star
from things import hand, night, stars, sword
from tones import GOLD, MAGIC, SKIN


@card("two_blades")
def two_blades(c: Canvas) -> None:
    """Two swords crossed, each in a fist, a star where they meet."""
    night(c, MAGIC, (200, 110), radius=88, disc=False)
    c.carve((200, 118), MAGIC.glow, count=120, reach=(40, 300), strength=0.4, rays=True)
    stars(c, 40, MAGIC.pale)
    c.glow(200, 118, 150, MAGIC.glow, 0.7)
    for way, sleeve, skin in ((-1, (176, 64, 62), SKIN[0]), (1, (52, 84, 152), SKIN[2])):
        x = 200 + way * 104
        c.form(limb([(x + way * 84, 330), (x + way * 54, 282), (x + way * 12, 246)], (74, 62, 50)), sleeve)
        sword(c, (x, 236), 180 + way * 40, 262, (216, 226, 236) if way < 0 else (186, 204, 226), GOLD)
        c.form(limb([(x + way * 24, 258), (x + way * 36, 270)], (56, 60)), (240, 226, 190))
        hand(c, x, 236, 46, skin, turn=way * -40, mirror=way > 0)
    c.halo(star(200, 108, 40, 9, 4), (255, 255, 246), 8, 0.9)
    c.flat(star(200, 108, 46, 7, 4), (255, 252, 232))
    c.flat(star(200, 108, 24, 6, 4, 45), (255, 236, 170))
    c.flat(oval(200, 108, 7), (255, 255, 255))
