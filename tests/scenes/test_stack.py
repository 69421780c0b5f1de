"""Scenes come and go in pairs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from scenes.scene import Scene
from scenes.stack import Stack


class Noted(Scene):
    def __init__(self, log, name):
        self.log = log
        self.name = name

    def compose(self, ui):
        return ui.space()

    def enter(self):
        self.log.append(("enter", self.name))

    def leave(self):
        self.log.append(("leave", self.name))

    def cover(self):
        self.log.append(("cover", self.name))

    def uncover(self):
        self.log.append(("uncover", self.name))


class Card(Noted):
    overlay = True


def test_push_and_pop():
    log = []
    stack = Stack(lambda scene: None)
    stack.push(Noted(log, "a"))
    stack.push(Card(log, "b"))
    stack.pop()
    assert log == [("enter", "a"), ("cover", "a"), ("enter", "b"), ("leave", "b"), ("uncover", "a")]


def test_replace_leaves_what_lies_beneath_alone():
    log = []
    stack = Stack(lambda scene: None)
    stack.push(Noted(log, "a"))
    stack.push(Card(log, "b"))
    del log[:]
    stack.replace(Card(log, "c"))
    assert log == [("leave", "b"), ("enter", "c")]


def test_reset_leaves_from_the_top():
    log = []
    stack = Stack(lambda scene: None)
    for name in "abc":
        stack.push(Card(log, name))
    del log[:]
    stack.reset(Noted(log, "d"))
    assert log == [("leave", "c"), ("leave", "b"), ("leave", "a"), ("enter", "d")]


def test_the_topmost_screen_and_the_cards_over_it_are_visible():
    stack = Stack(lambda scene: None)
    for scene in (Noted([], "a"), Noted([], "b"), Card([], "c"), Card([], "d")):
        stack.push(scene)
    assert [scene.name for scene in stack.visible] == ["b", "c", "d"]


def test_an_empty_stack_is_no_trouble():
    stack = Stack(lambda scene: None)
    assert stack.pop() is None
    assert stack.top is None
    assert stack.visible == []


@given(st.lists(st.sampled_from(["push", "pop", "replace", "reset"]), max_size=20))
def test_every_enter_has_one_leave_and_every_cover_its_end(steps):
    log = []
    stack = Stack(lambda scene: None)
    for number, step in enumerate(steps):
        if step == "pop":
            stack.pop()
        else:
            getattr(stack, step)(Card(log, number))
    stack.reset()
    for number in range(len(steps)):
        own = [what for what, name in log if name == number]
        assert own.count("enter") == own.count("leave") == (1 if own else 0)
        if own:
            assert own[0] == "enter"
            assert own[-1] == "leave"
            covers = [what for what in own if what in ("cover", "uncover")]
            assert all(what == ("cover" if place % 2 == 0 else "uncover") for place, what in enumerate(covers))


@pytest.mark.parametrize("step", ["push", "replace", "reset"])
def test_a_scene_is_attached_before_it_enters(step):
    attached = []

    class Careful(Noted):
        def enter(self):
            assert self in attached

    getattr(Stack(attached.append), step)(Careful([], "a"))
