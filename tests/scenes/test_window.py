"""The window finds a screen that exists, and the loop runs in it."""

import os

import pygame
import pytest

from scenes import presenting
from scenes.host import Host, MemorySettings
from scenes.input.intents import Intent, Lapse
from scenes.loop import Loop
from scenes.scene import Scene
from scenes.window import NoScreen, Window, find_screen, placed_on
from tabletop.app.settings import Settings, WindowPlace

SCREENS = [pygame.Rect(0, 0, 1920, 1080), pygame.Rect(1920, 0, 1280, 1024)]


def test_a_place_on_a_screen_stays():
    place = WindowPlace(x=2000, y=100, width=1000, height=700)
    assert placed_on(place, SCREENS) == pygame.Rect(2000, 100, 1000, 700)


@pytest.mark.parametrize(("x", "y"), [(5000, 100), (-3000, 0), (100, 4000), (100, -900)])
def test_a_place_on_no_screen_goes_to_the_middle_of_the_first(x, y):
    found = placed_on(WindowPlace(x=x, y=y, width=1000, height=700), SCREENS)
    assert found.center == SCREENS[0].center
    assert found.size == (1000, 700)


def test_a_window_larger_than_the_screen_is_made_to_fit():
    found = placed_on(WindowPlace(x=None, y=None, width=4000, height=3000), SCREENS[:1])
    assert found == pygame.Rect(0, 0, 1920, 1080)


def test_without_screens_the_size_stays():
    assert placed_on(WindowPlace(width=900, height=600), []).size == (900, 600)


def test_a_driver_that_shows_nothing_is_no_screen_unless_it_was_asked_for(monkeypatch):
    pygame.display.quit()
    pygame.display.init()
    find_screen()  # the tests ask for the dummy driver
    monkeypatch.delenv("SDL_VIDEODRIVER")
    with pytest.raises(NoScreen, match="DISPLAY"):
        find_screen()
    assert not pygame.display.get_init()


class Watcher(Scene):
    def __init__(self, frames):
        self.frames = frames
        self.seen: list[Intent] = []
        self.left = False

    def compose(self, ui):
        return ui.backdrop("ground", lambda surface: surface.fill((9, 40, 40)), ui.title("Watch"))

    def handle(self, intent):
        self.seen.append(intent)
        return False

    def advance(self, elapsed):
        self.frames -= 1
        if self.frames <= 0:
            self.host.quit()

    def leave(self):
        self.left = True


@pytest.fixture
def keeper():
    return MemorySettings(Settings(window=WindowPlace(width=900, height=600)))


@pytest.fixture
def window(keeper):
    window = Window("Test", keeper.current.window, fullscreen=False)
    yield window
    window.close()


def test_the_loop_runs_scenes_and_keeps_the_place(window, keeper):
    host = Host(window.size, keeper, to_pixels=window.to_pixels)
    scene = Watcher(4)
    host.push(scene)
    loop = Loop(host, window)
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    loop.step()
    assert host.asleep
    assert scene.frames == 4
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSGAINED))
    loop.run()
    assert scene.left
    assert window.surface.get_at((450, 590))[:3] == (9, 40, 40)
    assert loop.times.summary().frames >= 1
    assert (keeper.current.window.width, keeper.current.window.height) == (900, 600)
    assert keeper.current.window.x is not None
    assert any(isinstance(intent, Lapse) for intent in scene.seen)


def test_a_program_that_nobody_watches_does_not_sleep(window, keeper):
    host = Host(window.size, keeper)
    host.push(Watcher(4))
    pygame.event.post(pygame.event.Event(pygame.WINDOWFOCUSLOST))
    Loop(host, window, sleeps=False).run()
    assert not host.asleep


def test_closing_the_window_is_told_first(window, keeper):
    host = Host(window.size, keeper)
    scene = Watcher(500)
    host.push(scene)
    told = []
    pygame.event.post(pygame.event.Event(pygame.QUIT))
    Loop(host, window, on_close=lambda: told.append(scene.left)).run()
    assert told == [False]
    assert scene.left


def test_f11_takes_the_whole_screen_and_gives_it_back(window, keeper):
    host = Host(window.size, keeper)
    host.push(Watcher(500))
    loop = Loop(host, window)
    key = {"key": pygame.K_F11, "mod": 0, "unicode": "", "scancode": 0}
    pygame.event.clear()
    pygame.event.post(pygame.event.Event(pygame.KEYDOWN, **key))
    loop.step()
    assert keeper.current.fullscreen
    assert host.stage.window == window.size
    pygame.event.post(
        pygame.event.Event(pygame.KEYDOWN, key=pygame.K_RETURN, mod=pygame.KMOD_LALT, unicode="", scancode=0)
    )
    loop.step()
    assert not keeper.current.fullscreen


def test_an_error_is_handed_over(window, keeper):
    class Broken(Watcher):
        def advance(self, elapsed):
            raise ValueError("broken")

    host = Host(window.size, keeper)
    host.push(Broken(1))
    caught = []

    def handle(error):
        caught.append(error)
        host.quit()
        return True

    Loop(host, window, on_error=handle).run()
    assert [type(error) for error in caught] == [ValueError]


@pytest.fixture
def no_way_set(monkeypatch):
    monkeypatch.setenv(presenting.VARIABLE, "0")  # so that whatever is set in the test is taken back
    monkeypatch.delenv(presenting.VARIABLE)


@pytest.mark.usefixtures("no_way_set")
def test_a_known_way_of_presenting_is_not_tried_again(monkeypatch):
    monkeypatch.setattr(presenting, "fastest", lambda: pytest.fail("it was tried"))
    assert presenting.choose("copy") == "copy"
    assert os.environ[presenting.VARIABLE] == "0"


@pytest.mark.usefixtures("no_way_set")
def test_an_unknown_way_is_found_by_trying(monkeypatch):
    times = {"0": 0.004, "1": 0.001}
    monkeypatch.setattr(presenting, "_frame_time", times.__getitem__)
    assert presenting.choose("nonsense") == "texture"
    assert os.environ[presenting.VARIABLE] == "1"


def test_a_way_set_from_outside_holds(monkeypatch):
    monkeypatch.setenv(presenting.VARIABLE, "0")
    assert presenting.choose("texture") == "copy"


def test_a_display_that_does_not_answer_at_once_is_asked_again(monkeypatch):
    answers = iter(["offscreen", "offscreen", "x11"])
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "get_init", lambda: False)
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    monkeypatch.setattr(pygame.display, "quit", lambda: None)
    monkeypatch.setattr(pygame.display, "get_driver", lambda: next(answers))
    monkeypatch.setattr("time.sleep", lambda _seconds: None)
    find_screen()
    assert list(answers) == []
