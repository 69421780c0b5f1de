"""The command line: without a subcommand the window opens, with one the workbench works.

A subcommand's module is imported only when it is asked for, and what parses arguments only when there are any, so
that the window opens without them and they run without the window.
"""

from __future__ import annotations

import importlib
import os
import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol, TextIO, cast

import tabletop

if TYPE_CHECKING:
    import argparse

BAD_USAGE = 2
INTERRUPTED = 130
"""As a shell reports a program that SIGINT ended."""
PIPE_CLOSED = 141
"""As a shell reports a program that SIGPIPE ended."""


class Command(NamedTuple):
    """A subcommand: its name, the module that does it, a line for the help."""

    name: str
    module: str
    summary: str


class CommandModule(Protocol):
    """What the module of a subcommand offers."""

    def add_arguments(self, parser: argparse.ArgumentParser) -> None:
        """Describe the options and what is expected."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; returns the exit status. Raises UsageError when the options do not go together."""


COMMANDS = (
    Command("engine", "tabletop.workbench.engine", "play through JSON Lines on standard input and output"),
    Command("simulate", "tabletop.workbench.simulate", "let bots play games against each other"),
    Command("odds", "tabletop.workbench.odds", "exact chances of five dice"),
    Command("dice", "tabletop.workbench.dice", "throw the physical dice and count what comes"),
    Command("bench", "scenes.bench", "measure how fast games, bots, odds, dice and screens are"),
    Command("shots", "scenes.shots", "draw every scene in its telling states"),
    Command("smoke", "scenes.smoke", "open the window and let bots play every variant in it"),
    Command("check", "tabletop.workbench.check", "say whether files are sound, and what is wrong with them"),
    Command("replay", "tabletop.workbench.replay", "print the record of a saved game"),
)


def run(arguments: Sequence[str]) -> int:
    """Do what the arguments ask for; returns the exit status."""
    _prepare_streams()
    try:
        status = _dispatch(arguments) if arguments else _open_window()
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        # Whoever read our output is gone. What Python still holds back for it must not fail again at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return PIPE_CLOSED
    return status


def _dispatch(arguments: Sequence[str]) -> int:
    from tabletop.workbench.arguments import UsageError

    parser, parsers = _parsers()
    chosen = next((command for command in COMMANDS if command.name == arguments[0]), None)
    if chosen is None:
        parser.parse_args(arguments)  # ends the program: for --help and --version, and for what is not known
        return BAD_USAGE
    module = cast(CommandModule, importlib.import_module(chosen.module))
    module.add_arguments(parsers[chosen.name])
    parsed = parser.parse_args(arguments)
    try:
        return module.run(parsed)
    except UsageError as error:
        parsers[chosen.name].print_usage(sys.stderr)
        print(f"tabletop {chosen.name}: error: {error}", file=sys.stderr)
        return BAD_USAGE


def _parsers() -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    import argparse

    parser = argparse.ArgumentParser(
        prog="tabletop",
        description="Table games for one screen. Without a command the window opens.",
        epilog="tabletop COMMAND --help tells what a command takes.",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Tabletop {tabletop.__version__}")
    choices = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    parsers = {
        command.name: choices.add_parser(
            command.name, help=command.summary, description=f"{command.summary.capitalize()}.", allow_abbrev=False
        )
        for command in COMMANDS
    }
    return parser, parsers


def _open_window() -> int:
    from scenes.program import run as run_window

    return run_window()


def _prepare_streams() -> None:
    """Give the program streams it can write to.

    A windowed program on Windows has none. Where output goes to a file or a pipe it is UTF-8 on every system; at a
    terminal whose character set lacks a sign, a stand-in is better than an error.
    """
    if sys.stdin is None:
        sys.stdin = open(os.devnull, encoding="utf-8")  # noqa: SIM115 - open as long as the program runs
    for name in ("stdout", "stderr"):
        stream: TextIO | None = getattr(sys, name)
        if stream is None:
            setattr(sys, name, open(os.devnull, "w", encoding="utf-8"))  # noqa: SIM115 - as above
        elif hasattr(stream, "reconfigure"):
            stream.reconfigure(encoding=None if stream.isatty() else "utf-8", errors="backslashreplace")
