"""Every control by mouse, keyboard and pad."""

import pytest

from scenes.driver import Driver
from scenes.input.intents import (
    KEYBOARD,
    MOUSE,
    Accept,
    AcceptEnd,
    Back,
    Device,
    DeviceKind,
    Direction,
    Edit,
    Move,
    Next,
    Point,
    Press,
    Release,
    Scroll,
    Typed,
)
from scenes.kit.dialog import Answer, Ask
from scenes.kit.typeset import plain
from scenes.kit.writing import Writing
from scenes.scene import Scene

PAD = Device(DeviceKind.PAD, 3)


class Form(Scene):
    def __init__(self):
        self.on = False
        self.pace = "calm"
        self.level = 2
        self.volume = 0.5
        self.name = "Zoë"
        self.pressed = 0

    def compose(self, ui):
        def put(name):
            return lambda value: setattr(self, name, value)

        def press():
            self.pressed += 1

        return ui.column(
            ui.toggle("on", "On", self.on, put("on"), note="A note."),
            ui.choice("pace", [("calm", "Calm"), ("brisk", "Brisk"), ("none", "None")], self.pace, put("pace")),
            ui.stepper("level", [(i, f"Level {i}") for i in range(4)], self.level, put("level"), wraps=False),
            ui.slider("volume", self.volume, put("volume"), step=0.1),
            ui.field("name", self.name, put("name"), title="Your name", most=8),
            ui.button("go", "Go", press, style="primary"),
            ui.button("off", "Off", press, enabled=False, why="Not now."),
            ui.icon_button("menu", "menu", press, tip="Menu"),
            ui.progress(0.3, height=20),
            gap=12,
        )


@pytest.fixture
def form():
    return Driver(Form(), (1280, 720))


@pytest.fixture
def scene(form) -> Form:
    return form.host.stack.top


def with_pad(form, name):
    form.focus(name)
    form.feed(Accept(PAD), AcceptEnd(PAD))


@pytest.mark.parametrize("press", [Driver.click, Driver.accept, with_pad])
def test_buttons_toggles_and_choices(form, scene, press):
    press(form, "go")
    press(form, "off")
    press(form, "menu")
    assert scene.pressed == 2
    press(form, "on")
    assert scene.on is True
    press(form, "on")
    assert scene.on is False
    press(form, ("pace", "none"))
    assert scene.pace == "none"


@pytest.mark.parametrize("device", [KEYBOARD, PAD])
def test_a_stepper_by_direction(form, scene, device):
    form.focus("level")
    form.feed(Move(device, Direction.RIGHT))
    assert scene.level == 3
    form.feed(Move(device, Direction.RIGHT))
    assert scene.level == 3
    assert form.lit() == "level"
    form.feed(*[Move(device, Direction.LEFT)] * 2)
    assert scene.level == 1
    form.feed(Move(device, Direction.DOWN))
    assert form.lit() == "volume"


def test_a_stepper_by_its_halves(form, scene):
    rect = form.target("level").rect
    stage = form.host.stage
    for x, level in ((rect.right - 9, 3), (rect.left + 9, 2), (rect.left + 9, 1)):
        at = stage.to_units(x, rect.centery)
        form.feed(Point(MOUSE, *at), Press(MOUSE, *at), Release(MOUSE, *at))
        assert scene.level == level


def test_a_slider_by_direction_and_by_mouse(form, scene):
    form.focus("volume")
    form.move(Direction.LEFT)
    assert scene.volume == pytest.approx(0.4)
    rect = form.target("volume").rect
    at = form.host.stage.to_units(rect.right - 1, rect.centery)
    middle = form.host.stage.to_units(rect.left + rect.w * 0.2, rect.centery)
    form.feed(Point(MOUSE, *middle), Press(MOUSE, *middle))
    assert scene.volume == pytest.approx(0.2)
    form.feed(Point(MOUSE, *at))
    assert scene.volume == pytest.approx(1.0)
    form.feed(Release(MOUSE, *at), Point(MOUSE, *middle))
    assert scene.volume == pytest.approx(1.0)


def test_a_field_by_keyboard(form, scene):
    form.accept("name")
    assert form.host.router.typing
    form.feed(Edit(KEYBOARD, "home"), Typed(KEYBOARD, "Ñ"), Move(KEYBOARD, Direction.RIGHT), Typed(KEYBOARD, "x"))
    assert scene.name == "ÑZxoë"
    form.feed(Edit(KEYBOARD, "end"), Edit(KEYBOARD, "erase"), Edit(KEYBOARD, "home"), Edit(KEYBOARD, "delete"))
    assert scene.name == "Zxo"
    form.feed(Typed(KEYBOARD, "a\nlonger text"))
    assert scene.name == "alongZxo"
    form.feed(Accept(KEYBOARD))
    assert not form.host.router.typing
    form.feed(Typed(KEYBOARD, "q"))
    assert scene.name == "alongZxo"


def test_back_puts_a_field_back(form, scene):
    form.accept("name")
    form.feed(Typed(KEYBOARD, "abc"), Back(KEYBOARD))
    assert scene.name == "Zoë"
    assert not form.host.router.typing


def test_leaving_a_field_ends_writing(form, scene):
    form.click("name")
    form.feed(Typed(KEYBOARD, "!"))
    form.click("go")
    assert not form.host.router.typing
    assert scene.name == "Zoë!"
    form.accept("name")
    form.feed(Next(KEYBOARD))
    assert not form.host.router.typing


def test_a_pad_gets_the_keyboard_on_the_screen(form, scene):
    with_pad(form, "name")
    top = form.host.stack.top
    assert isinstance(top, Writing)
    form.accept(("key", "q"))
    form.accept(("page", "accents"))
    form.accept(("key", "é"))
    form.accept("shift")
    form.accept(("key", "ß"))
    form.accept("space")
    form.accept("erase")
    form.accept("erase")
    form.accept(("key", "ñ"))
    form.accept("done")
    assert scene.name == "Zoëqéñ"
    assert form.host.stack.top is scene


def test_the_keyboard_on_the_screen_takes_no_more_than_fits(form, scene):
    form.host.ask_text("Name", "abcdefgh", lambda value: None, 8)
    form.accept(("key", "q"))
    assert form.host.stack.top.value == "abcdefgh"
    form.feed(Back(PAD))
    assert form.host.stack.top is scene
    assert scene.name == "Zoë"


class Long(Scene):
    def compose(self, ui):
        rows = [ui.button(("row", i), f"Row {i}", lambda: None) for i in range(40)]
        return ui.column(ui.heading("Rows"), ui.scroll("rows", ui.column(*rows), grow=1))


def test_the_focus_scrolls_into_sight():
    form = Driver(Long(), (1280, 720))
    form.focus(("row", 0))
    for _ in range(25):
        form.move(Direction.DOWN)
    assert form.lit() == ("row", 25)
    area = form.frame.scrollers["rows"].rect
    assert area.contains(form.target(("row", 25)).rect)


def test_the_wheel_scrolls_and_what_is_out_of_sight_cannot_be_hit():
    form = Driver(Long(), (1280, 720))
    state = form.frame.scrollers["rows"]
    x, y = form.host.stage.to_units(*state.rect.center)
    form.feed(Scroll(MOUSE, 5.0, 0.0, x, y))
    assert state.offset > 0
    form.feed(Scroll(MOUSE, 9999.0, 0.0, x, y))
    assert state.offset == pytest.approx(state.most)
    first = form.target(("row", 0))
    assert first.visible.size == (0, 0) or not first.visible.colliderect(state.rect)
    assert form.frame.faults == []


def test_a_question_is_answered_and_goes(form):
    said = []
    for press, name, word in (
        (Driver.click, ("answer", 1), "danger"),
        (Driver.accept, ("answer", 0), "safe"),
        (with_pad, ("answer", 1), "danger"),
    ):
        form.host.push(
            Ask(
                "Sure?",
                "It **cannot** be undone.",
                [Answer("No", lambda: said.append("safe")), Answer("Yes", lambda: said.append("danger"), "danger")],
            )
        )
        press(form, name)
        assert said.pop() == word
        assert isinstance(form.host.stack.top, Form)


def test_back_gives_the_safe_answer_and_the_focus_begins_there(form):
    said = []
    form.host.push(
        Ask("Sure?", "", [Answer("No", lambda: said.append("safe")), Answer("Yes", lambda: said.append("yes"))])
    )
    form.feed(Next(KEYBOARD))
    assert form.lit() == ("answer", 0)
    form.feed(Back(KEYBOARD))
    assert said == ["safe"]


def test_a_question_without_answers_is_refused():
    with pytest.raises(ValueError, match="needs an answer"):
        Ask("?", "", [])


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1024, 640), (1280, 720), (1920, 1080), (2560, 1080)])
def test_nothing_is_cut_or_too_small(size):
    form = Driver(Form(), size)
    assert form.frame.faults == []
    form.host.push(Ask("A rather long question, is it not?", "Words " * 40, [Answer("No, go on", lambda: None)]))
    assert form.frame.faults == []
    form.host.pop()
    form.host.ask_text("Your name", "Zoë", lambda value: None, 24)
    assert form.frame.faults == []
    for page in ("accents", "figures"):
        form.click(("page", page))
        assert form.frame.faults == []


class Page(Scene):
    def compose(self, ui):
        words = ui.text("\n".join(f"Line {i}" for i in range(90)))
        return ui.column(ui.reading("page", words, grow=1, default=True), ui.button("close", "Close", lambda: None))


def test_a_text_is_read_by_arrows_and_left_at_its_end():
    page = Driver(Page(), (1280, 720))
    page.focus("page")
    state = page.frame.scrollers["page"]
    page.move(Direction.DOWN)
    assert state.offset > 0
    assert page.lit() == "page"
    for _ in range(80):
        page.move(Direction.DOWN)
        if page.lit() != "page":
            break
    assert state.offset == pytest.approx(state.most)
    assert page.lit() == "close"
    assert page.frame.faults == []


class Names(Scene):
    def compose(self, ui):
        return ui.column(ui.name("**x** - Zoë"), ui.text(f"**{plain('**x**')}** wins"))


def test_names_are_never_markup():
    frame = Driver(Names(), (1280, 720)).frame
    assert frame.texts == ["**x** - Zoë", "***x*** wins"]


@pytest.mark.parametrize("size", [(640, 400), (800, 600), (1024, 640)])
def test_no_text_is_set_smaller_than_can_be_read(size):
    form = Driver(Form(), size)
    set_texts = [item.key[1] for item in form.host.items() if isinstance(item.key, tuple) and item.key[0] == "text"]
    assert len(set_texts) > 5
    assert all(text.pixels >= 13 for text in set_texts)
