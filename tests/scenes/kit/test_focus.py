"""One focus graph: mouse, keyboard and pad do the same things."""

from collections.abc import Callable

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
    Key,
    Lapse,
    Menu,
    Move,
    Next,
    Point,
    Press,
    Previous,
    Release,
    Secondary,
)
from scenes.kit.targets import Drag, Drop
from scenes.scene import Scene

PAD = Device(DeviceKind.PAD, 3)


class Board(Scene):
    """Nine fields, one of them taken; a token to be placed; a button to hold."""

    def __init__(self):
        self.log = []
        self.fields = list(range(9))

    def compose(self, ui):
        fields = [
            ui.target(
                ("field", i),
                ui.panel(ui.space(), "walnut", pad=0),
                on=lambda i=i: self.log.append(("field", i)),
                ask=(lambda: self.log.append("asked")) if i == 1 else None,
                drop=Drop(lambda payload: payload == "token", lambda p, i=i: self.log.append(("dropped", p, i))),
                enabled=i != 4,
                why="Somebody is there already." if i == 4 else "",
                shortcut=str(i + 1),
            )
            for i in self.fields
        ]
        drag = Drag("token", None, lambda: self.log.append("taken"), lambda: self.log.append("returned"))
        return ui.column(
            ui.grid(fields, 3, ratio=1.0, grow=1),
            ui.row(
                ui.target("token", ui.sign(1, 90), drag=drag),
                ui.target("dead", ui.sign(2, 90), enabled=False),
                ui.target("throw", ui.sign(3, 90), hold=lambda phase, intent: self.log.append(("hold", phase))),
                ui.button("done", "Done", lambda: self.log.append("done"), default=True),
            ),
            ui.explanation(),
        )

    def handle(self, intent):
        if isinstance(intent, Back | Menu):
            self.log.append(type(intent).__name__)
        return False


@pytest.fixture
def board():
    return Driver(Board(), (1280, 720))


@pytest.fixture
def log(board) -> list:
    return board.host.stack.top.log


PRESSES: dict[str, Callable[[Driver, object], None]] = {
    "mouse": lambda d, name: d.click(name),
    "keyboard": lambda d, name: d.accept(name),
    "pad": lambda d, name: (d.focus(name), d.feed(Accept(PAD), AcceptEnd(PAD))),
}


@pytest.mark.parametrize("device", PRESSES)
def test_pressing_acts(board, log, device):
    PRESSES[device](board, ("field", 2))
    assert ("field", 2) in log


@pytest.mark.parametrize("device", PRESSES)
def test_a_target_that_is_off_only_says_why(board, log, device):
    PRESSES[device](board, ("field", 4))
    assert ("field", 4) not in log
    assert board.lit() == ("field", 4)
    assert "Somebody is there already." in board.frame.texts


def test_a_press_acts_on_release_over_the_same_target_only(board, log):
    x, y = board.centre(("field", 0))
    other = board.centre(("field", 1))
    board.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
    assert log == []
    board.feed(Point(MOUSE, *other), Release(MOUSE, *other))
    assert ("field", 0) not in log
    assert ("field", 1) not in log


def test_the_focus_is_shown_except_with_the_mouse(board):
    focus = board.host.stack.top.view.focus
    board.hover("done")
    assert board.lit() == "done"
    assert not focus.ring_shown
    board.feed(Point(MOUSE, 1, 1))
    assert board.lit() is None
    board.feed(Move(KEYBOARD, Direction.UP))
    assert board.lit() == "done"
    assert focus.ring_shown
    board.feed(Move(PAD, Direction.UP))
    assert board.lit() != "done"


def test_the_default_has_the_focus_first(board):
    board.feed(Next(KEYBOARD))
    assert board.lit() == "done"


def test_tab_goes_round_all_that_can_be_focused(board):
    board.focus("token")
    seen = []
    for _ in range(12):
        seen.append(board.lit())
        board.feed(Next(KEYBOARD))
    assert board.lit() == "token"
    assert set(seen) == {("field", i) for i in range(9)} | {"token", "throw", "done"}
    board.feed(Previous(KEYBOARD))
    assert board.lit() == seen[-1]


def test_arrows_reach_everything(board):
    names = {t.id for t in board.frame.targets if t.focusable}
    found = set()
    frontier = ["done"]
    while frontier:
        here = frontier.pop()
        found.add(here)
        for direction in Direction:
            board.focus(here)
            board.move(direction)
            if board.lit() not in found:
                frontier.append(board.lit())
    assert found == names


def test_a_shortcut_presses(board, log):
    board.feed(Key(KEYBOARD, "3"))
    assert ("field", 2) in log


def test_secondary_asks(board, log):
    board.feed(Secondary(MOUSE, *board.centre(("field", 1))))
    assert log == ["asked"]


def test_dragging_drops_on_release(board, log):
    board.drag("token", ("field", 6))
    assert log == ["taken", ("dropped", "token", 6)]


@pytest.mark.parametrize("where", [("field", 4), "done", (5.0, 5.0)], ids=["refused", "no place", "nowhere"])
def test_let_go_elsewhere_it_returns(board, log, where):
    board.drag("token", where)
    board.settle()
    assert log == ["taken", "returned"]
    assert board.host.stack.top.view.focus.carry is None


def test_a_click_takes_and_another_places(board, log):
    board.click("token")
    assert board.host.stack.top.view.focus.carry is not None
    board.click(("field", 8))
    assert log == ["taken", ("dropped", "token", 8)]


@pytest.mark.parametrize("device", [KEYBOARD, PAD], ids=["keyboard", "pad"])
def test_keys_and_pads_take_move_and_place(board, log, device):
    board.focus("token")
    board.feed(Accept(device), AcceptEnd(device))
    for _ in range(20):
        board.feed(Move(device, Direction.UP))
        assert board.lit() == "token" or board.lit()[0] == "field"
        assert board.lit() != ("field", 4)
        if board.lit() == ("field", 0):
            break
        board.feed(Move(device, Direction.LEFT))
        if board.lit() == ("field", 0):
            break
    board.feed(Accept(device))
    assert log == ["taken", ("dropped", "token", 0)]


def test_back_returns_what_is_carried_and_nothing_else(board, log):
    board.focus("token")
    board.accept()
    board.move(Direction.UP)
    board.feed(Back(KEYBOARD))
    board.settle()
    assert log == ["taken", "returned"]
    assert board.lit() == "token"
    board.feed(Back(KEYBOARD))
    assert log[-2:] == ["Back", "Menu"]


def test_back_of_a_pad_is_no_menu(board, log):
    board.feed(Back(PAD))
    assert log == ["Back"]
    board.feed(Menu(PAD))
    assert log == ["Back", "Menu"]


def test_a_lapse_lets_go_of_everything_at_once(board, log):
    x, y = board.centre("token")
    board.feed(Point(MOUSE, x, y), Press(MOUSE, x, y), Point(MOUSE, x + 50, y), Lapse(MOUSE))
    assert log[:2] == ["taken", "returned"]
    board.feed(Release(MOUSE, *board.centre(("field", 0))))
    assert not any(isinstance(entry, tuple) for entry in log)


def test_covering_the_scene_lets_go(board, log):
    board.click("token")
    board.host.push(Board())
    assert log == ["taken", "returned"]


@pytest.mark.parametrize("device", ["mouse", "keyboard"])
def test_holding(board, log, device):
    if device == "mouse":
        x, y = board.centre("throw")
        board.feed(Point(MOUSE, x, y), Press(MOUSE, x, y))
        assert log == [("hold", "begin")]
        board.feed(Release(MOUSE, 3, 3))
    else:
        board.focus("throw")
        board.feed(Accept(KEYBOARD))
        assert log == [("hold", "begin")]
        board.feed(AcceptEnd(KEYBOARD))
    assert log == [("hold", "begin"), ("hold", "end")]


def test_a_hold_is_cancelled_by_back_and_lapse(board, log):
    board.focus("throw")
    board.feed(Accept(KEYBOARD), Back(KEYBOARD), AcceptEnd(KEYBOARD))
    assert log[:2] == [("hold", "begin"), ("hold", "cancel")]
    board.feed(Accept(KEYBOARD), Lapse(KEYBOARD))
    assert ("hold", "cancel") in log[2:]
    assert ("hold", "end") not in log


def test_the_focus_moves_on_when_its_target_goes(board):
    scene = board.host.stack.top
    board.focus(("field", 8))
    scene.fields = list(range(8))
    scene.refresh()
    assert board.lit() in {t.id for t in board.frame.targets}


def test_each_intent_keeps_its_device(board):
    board.feed(Accept(PAD))
    assert board.host.stack.top.view.focus.device == PAD
