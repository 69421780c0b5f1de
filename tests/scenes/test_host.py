"""The program around the scenes."""

import pygame
import pytest

from scenes.crash import CrashCard, CrashGuard
from scenes.driver import Driver
from scenes.input.intents import KEYBOARD, MOUSE, Accept, Direction, Key, Lapse, Move, Point, Press, Release
from scenes.kit.motion import Tween, linear
from scenes.scene import Scene
from tabletop.app.settings import Settings
from tabletop.app.translations import available, current_language, set_language


class Mover(Scene):
    """A disc that moves, a button, and a count of how often it was composed."""

    def __init__(self):
        self.x = 100.0
        self.composed = 0
        self.pressed = 0

    def compose(self, ui):
        self.composed += 1
        return ui.backdrop(
            "ground",
            lambda surface: surface.fill((20, 60, 60)),
            ui.stack(ui.center(ui.button("go", "Go", self.press)), ui.layer("moving", self.draw)),
        )

    def press(self):
        self.pressed += 1

    def draw(self, canvas):
        canvas.picture("disc", self.x, 200, 60, 60, lambda surface: surface.fill((200, 40, 40)))

    def put(self, x):
        self.x = x


class Card(Mover):
    overlay = True

    def compose(self, ui):
        return ui.align(ui.card(ui.button("close", "Close", self.host.pop)), 0.9, 0.9)


def pixels(driver):
    driver.draw()
    return pygame.image.tobytes(driver.surface, "RGB")


def test_motion_draws_only_where_it_happens_and_composes_nothing():
    driver = Driver(Mover(), (960, 540))
    scene = driver.host.stack.top
    driver.draw()
    composed = scene.composed
    scene.play(Tween(200, scene.put, 100, 700, linear))
    driver.host.advance(16)
    regions = driver.draw()
    assert regions
    assert sum(r.w * r.h for r in regions) < 960 * 540 / 20
    driver.settle()
    assert scene.x == 700
    assert scene.composed == composed


def test_after_motion_the_picture_is_that_of_a_fresh_start():
    driver = Driver(Mover(), (960, 540))
    scene = driver.host.stack.top
    scene.play(Tween(300, scene.put, 100, 700))
    driver.advance(150)
    driver.settle()
    fresh = Driver(Mover(), (960, 540))
    fresh.host.stack.top.x = 700.0
    assert pixels(driver) == pixels(fresh)


def test_at_rest_nothing_is_drawn():
    driver = Driver(Mover(), (960, 540))
    driver.settle()
    assert not driver.host.moving
    driver.host.advance(16)
    assert driver.draw() == []


def test_any_press_completes_motion_and_still_counts():
    driver = Driver(Mover(), (960, 540))
    scene = driver.host.stack.top
    scene.play(Tween(5000, scene.put, 100, 700))
    driver.accept("go")
    assert scene.x == 700
    assert scene.pressed == 1


class Roller(Mover):
    """A button that can be used only while nothing moves, and starts a motion."""

    @property
    def moving(self):
        return self.view.timelines.moving

    def compose(self, ui):
        return ui.center(ui.button("go", "Go", self.press, enabled=not self.moving, why="Wait", shortcut="g"))

    def press(self):
        self.pressed += 1
        self.play(Tween(5000, self.put, 100, 700))
        self.refresh()


@pytest.mark.parametrize("press", [Press(MOUSE, 960.0, 540.0), Accept(KEYBOARD), Key(KEYBOARD, "g")])
def test_a_press_that_hurries_does_not_use_what_was_not_to_be_had_before(press):
    driver = Driver(Roller(), (960, 540))
    scene = driver.host.stack.top
    twice = [press, Release(MOUSE, 960.0, 540.0)] if isinstance(press, Press) else [press]
    driver.focus("go")
    driver.feed(*twice)
    assert scene.pressed == 1
    driver.feed(*twice)
    assert (scene.x, scene.pressed) == (700, 1)
    driver.feed(*twice)
    assert scene.pressed == 2


def test_time_never_jumps():
    driver = Driver(Mover(), (960, 540))
    driver.host.advance(1_000_000)
    assert driver.host.now <= 50


def test_no_press_falls_through_a_card():
    driver = Driver(Mover(), (1280, 720))
    below = driver.host.stack.top
    place = driver.centre("go")
    driver.host.push(Card())
    driver.feed(Point(MOUSE, *place), Press(MOUSE, *place), Release(MOUSE, *place))
    assert below.pressed == 0
    assert all(target.id == "close" for target in driver.frame.targets)


def test_what_lies_beneath_a_card_is_dimmed_and_frozen_and_comes_back():
    driver = Driver(Mover(), (960, 540))
    below = driver.host.stack.top
    before = pixels(driver)
    below.play(Tween(300, below.put, 100, 700))
    driver.host.push(Card())
    driver.advance(400)
    assert below.x == 100
    dimmed = driver.surface.get_at((5, 5))
    assert sum(dimmed[:3]) < sum((20, 60, 60))
    driver.click("close")
    assert driver.host.stack.top is below
    driver.feed(Point(MOUSE, 1, 1))
    driver.draw()
    assert pixels(driver) == before
    driver.settle()
    assert below.x == 700


def test_the_device_goes_along_to_a_card_and_back():
    driver = Driver(Mover(), (960, 540))
    driver.feed(Move(KEYBOARD, Direction.DOWN))
    driver.host.push(Card())
    assert driver.lit() == "close"
    driver.feed(Accept(KEYBOARD))
    assert driver.lit() == "go"


def test_a_resize_lays_everything_out_anew():
    driver = Driver(Mover(), (960, 540))
    driver.draw()
    driver.resize((1280, 1024))
    driver.draw()
    assert driver.frame.stage.window == (1280, 1024)
    assert driver.surface.get_at((3, 3))[:3] == (20, 60, 60)
    again = Driver(Mover(), (1280, 1024))
    assert pixels(again) == pixels(driver)


def test_settings_are_seen_at_once():
    driver = Driver(Mover(), (1920, 1080), Settings(animation="none"))
    scene = driver.host.stack.top
    assert scene.pacing.time(300) == 0
    driver.host.change_settings(animation="brisk", safe_margin=5)
    assert scene.pacing.time(300) == 150
    assert driver.frame.stage.left == pytest.approx(96)


def test_a_notice_goes_by_itself():
    driver = Driver(Mover(), (960, 540))
    driver.host.stack.top.say("A pad was unplugged.")
    assert "A pad was unplugged." in driver.frame.texts
    driver.advance(4000)
    assert "A pad was unplugged." not in driver.frame.texts


def test_the_same_input_gives_the_same_picture():
    def run():
        driver = Driver(Mover(), (960, 540))
        scene = driver.host.stack.top
        scene.play(Tween(400, scene.put, 100, 700))
        driver.advance(170)
        driver.feed(Lapse(MOUSE))
        return pixels(driver)

    assert run() == run()


class Faulty(Mover):
    def press(self):
        raise KeyError("no such chip")

    def leave(self):
        raise RuntimeError("cannot even leave")


@pytest.mark.parametrize("saves", [True, False])
def test_an_error_ends_in_the_crash_card(saves, tmp_path, caplog):
    driver = Driver(Faulty(), (1280, 720))
    kept = []

    def save():
        kept.append(1)
        if not saves:
            raise OSError("disk full")
        return True

    guard = CrashGuard(driver.host, save=save, shelf=Mover, log_file=tmp_path / "log.txt")
    with pytest.raises(KeyError) as caught:
        driver.click("go")
    assert guard(caught.value)
    assert kept == [1]
    card = driver.host.stack.top
    assert isinstance(card, CrashCard)
    assert card.saved is saves
    assert any(str(tmp_path) in text for text in driver.frame.texts)
    assert any("no such chip" in text for text in driver.frame.texts)
    assert "no such chip" in caplog.text
    assert driver.frame.faults == []
    assert not guard(RuntimeError("again"))
    driver.accept("shelf")
    assert isinstance(driver.host.stack.top, Mover)


def test_the_crash_card_can_quit():
    driver = Driver(CrashCard("KeyError: 3", None, False, lambda: None), (800, 600))
    driver.accept("quit")
    assert not driver.host.running
    assert driver.frame.faults == []


def test_asleep_time_stands_still_until_somebody_does_something():
    driver = Driver(Mover(), (960, 540))
    scene = driver.host.stack.top
    scene.play(Tween(300, scene.put, 100, 700, linear))
    driver.feed(Lapse(KEYBOARD))
    driver.draw()
    driver.host.advance(16)
    assert scene.x == 100
    assert not driver.host.moving
    driver.host.wake()
    driver.host.advance(30)
    assert scene.x == pytest.approx(160)


def test_a_change_of_language_is_seen_at_once():
    class Speaker(Mover):
        def compose(self, ui):
            return ui.text(current_language())

    driver = Driver(Speaker(), (960, 540))
    assert driver.frame.texts == ["en"]
    try:
        other = next((code for code in available() if code != "en"), "en")
        driver.host.change_settings(language=other)
        assert driver.frame.texts == [other]
    finally:
        set_language("en")
