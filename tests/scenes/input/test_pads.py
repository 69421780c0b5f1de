"""Gamepads: their events, told apart by instance ids."""

import pygame
import pytest

from scenes.input.held import FIRST_AFTER
from scenes.input.intents import (
    Accept,
    AcceptEnd,
    Aim,
    Back,
    Charge,
    ChargeBegin,
    ChargeEnd,
    Device,
    DeviceAdded,
    DeviceKind,
    DeviceRemoved,
    Direction,
    Hint,
    Hurry,
    Menu,
    Move,
    Next,
    Previous,
    Scroll,
    Secondary,
)
from scenes.input.pads import SETTLING
from scenes.input.router import Router

ONE = Device(DeviceKind.PAD, 7)
TWO = Device(DeviceKind.PAD, 9)
LATER = SETTLING + 1


class Handle:
    def __init__(self):
        self.closed = False

    def quit(self):
        self.closed = True


@pytest.fixture
def router():
    router = Router(lambda x, y: (x, y))
    assert router.pads.adopt(Handle(), 7, "First", 0) == [DeviceAdded(ONE, "First")]
    return router


def button(number, down=True, instance=7):
    kind = pygame.CONTROLLERBUTTONDOWN if down else pygame.CONTROLLERBUTTONUP
    return pygame.event.Event(kind, instance_id=instance, button=number)


def axis(number, value, instance=7):
    return pygame.event.Event(
        pygame.CONTROLLERAXISMOTION, instance_id=instance, axis=number, value=round(value * 32767)
    )


@pytest.mark.parametrize(
    ("number", "intent"),
    [
        (pygame.CONTROLLER_BUTTON_A, Accept),
        (pygame.CONTROLLER_BUTTON_B, Back),
        (pygame.CONTROLLER_BUTTON_X, Secondary),
        (pygame.CONTROLLER_BUTTON_Y, Hint),
        (pygame.CONTROLLER_BUTTON_START, Menu),
        (pygame.CONTROLLER_BUTTON_BACK, Hurry),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Previous),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Next),
    ],
)
def test_a_button_means(router, number, intent):
    assert router.translate([button(number)], LATER) == [intent(ONE)]


def test_letting_accept_go(router):
    assert router.translate([button(pygame.CONTROLLER_BUTTON_A, down=False)], LATER) == [AcceptEnd(ONE)]


def test_the_cross_moves_and_repeats(router):
    assert router.translate([button(pygame.CONTROLLER_BUTTON_DPAD_LEFT)], 1000) == [Move(ONE, Direction.LEFT)]
    assert router.repeated(1000 + FIRST_AFTER) == [Move(ONE, Direction.LEFT, repeated=True)]
    router.translate([button(pygame.CONTROLLER_BUTTON_DPAD_LEFT, down=False)], 1500)
    assert router.repeated(9000) == []


def test_the_left_stick_moves_once_until_it_returns(router):
    def steps(value):
        return [i for i in router.translate([axis(pygame.CONTROLLER_AXIS_LEFTX, value)], LATER) if isinstance(i, Move)]

    assert steps(0.3) == []
    assert steps(0.8) == [Move(ONE, Direction.RIGHT)]
    assert steps(0.55) == []
    assert steps(0.9) == []
    assert steps(0.1) == []
    assert steps(0.7) == [Move(ONE, Direction.RIGHT)]
    assert steps(-0.9) == [Move(ONE, Direction.LEFT)]


def test_the_larger_part_of_a_slanted_stick_counts(router):
    events = [axis(pygame.CONTROLLER_AXIS_LEFTX, 0.3), axis(pygame.CONTROLLER_AXIS_LEFTY, -0.8)]
    assert [i for i in router.translate(events, LATER) if isinstance(i, Move)] == [Move(ONE, Direction.UP)]


def test_a_stick_at_rest_is_dead(router):
    assert router.translate([axis(pygame.CONTROLLER_AXIS_RIGHTX, 0.2)], LATER) == []


def test_the_right_stick_aims_up_to_one(router):
    (aim,) = router.translate([axis(pygame.CONTROLLER_AXIS_RIGHTX, -1.0)], LATER)
    assert isinstance(aim, Aim)
    assert aim.stick == "right"
    assert (aim.x, aim.y) == pytest.approx((-1.0, 0.0))
    (rest,) = router.translate([axis(pygame.CONTROLLER_AXIS_RIGHTX, 0.0)], LATER)
    assert (rest.x, rest.y) == (0.0, 0.0)


def test_a_held_right_stick_scrolls(router):
    router.repeated(1000)
    router.translate([axis(pygame.CONTROLLER_AXIS_RIGHTY, 1.0)], 1000)
    assert router.busy
    (scroll,) = router.repeated(1016)
    assert isinstance(scroll, Scroll)
    assert scroll.down > 0
    router.translate([axis(pygame.CONTROLLER_AXIS_RIGHTY, 0.0)], 1020)
    assert router.repeated(1032) == []


def test_the_trigger_charges_and_lets_go(router):
    events = [axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, v) for v in (0.05, 0.5, 1.0, 0.05, 0.0)]
    intents = router.translate(events, LATER)
    assert [type(i) for i in intents] == [ChargeBegin, Charge, Charge, ChargeEnd]
    assert intents[2].amount == pytest.approx(1.0)


def test_the_left_trigger_hurries_once(router):
    events = [axis(pygame.CONTROLLER_AXIS_TRIGGERLEFT, v) for v in (0.6, 0.9, 0.2, 0.8)]
    assert router.translate(events, LATER) == [Hurry(ONE), Hurry(ONE)]


def test_what_axes_report_at_opening_is_ignored(router):
    events = [axis(pygame.CONTROLLER_AXIS_TRIGGERRIGHT, -1.0), axis(pygame.CONTROLLER_AXIS_LEFTY, 1.0)]
    assert router.translate(events, SETTLING - 1) == []


def test_joystick_events_are_ignored(router):
    events = [
        pygame.event.Event(pygame.JOYBUTTONDOWN, instance_id=7, button=0),
        pygame.event.Event(pygame.JOYAXISMOTION, instance_id=7, axis=0, value=1.0),
        pygame.event.Event(pygame.JOYHATMOTION, instance_id=7, hat=0, value=(1, 0)),
    ]
    assert router.translate(events, LATER) == []


def test_pads_are_told_apart_and_come_and_go(router):
    handle = Handle()
    router.pads.adopt(handle, 9, "Second", 0)
    assert router.pads.devices == {ONE: "First", TWO: "Second"}
    assert router.translate([button(pygame.CONTROLLER_BUTTON_A, instance=9)], LATER) == [Accept(TWO)]
    router.translate([button(pygame.CONTROLLER_BUTTON_DPAD_UP, instance=9)], LATER)
    gone = pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9)
    assert router.translate([gone], LATER) == [DeviceRemoved(TWO, "Second")]
    assert handle.closed
    assert router.repeated(99_999) == []
    assert router.translate([button(pygame.CONTROLLER_BUTTON_A, instance=9)], LATER) == []
    assert router.translate([button(pygame.CONTROLLER_BUTTON_A)], LATER) == [Accept(ONE)]


def test_a_pad_that_cannot_be_opened_is_no_error(router):
    assert router.translate([pygame.event.Event(pygame.CONTROLLERDEVICEADDED, device_index=99)], 0) == []


def test_the_same_pad_plugged_in_again_is_known(router):
    """By its kind; several of one kind by number, the first that is free."""
    router.pads.adopt(Handle(), 9, "Second", 0, "0300#kind")
    router.pads.adopt(Handle(), 10, "Second", 0, "0300#kind")
    assert router.pads.identities[TWO] == "0300#kind#1"
    assert router.pads.identities[Device(DeviceKind.PAD, 10)] == "0300#kind#2"
    router.translate([pygame.event.Event(pygame.CONTROLLERDEVICEREMOVED, instance_id=9)], LATER)
    assert router.pads.known_as("0300#kind#1") is None
    router.pads.adopt(Handle(), 11, "Second", 0, "0300#kind")
    assert router.pads.known_as("0300#kind#1") == Device(DeviceKind.PAD, 11)
    assert router.pads.known_as("0300#kind#2") == Device(DeviceKind.PAD, 10)


def test_a_pad_of_unknown_kind_goes_by_its_name(router):
    assert router.pads.identities == {ONE: "First#1"}
    router.pads.adopt(Handle(), 9, "\x07" + "x" * 500, 0)
    assert router.pads.identities[TWO] == "x" * 64 + "#1"
