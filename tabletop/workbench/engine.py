"""``tabletop engine``: the line protocol on standard input and output."""

from __future__ import annotations

import argparse
import contextlib
import sys

from tabletop.protocol.lines import serve_lines


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """It takes no arguments of its own."""
    parser.epilog = 'One request a line, one answer a line. Ends with {"cmd":"quit"} or the end of the input.'


def run(_arguments: argparse.Namespace) -> int:
    """Answer requests until the end of the input."""
    source, target = sys.stdin.buffer, sys.stdout.buffer
    with contextlib.redirect_stdout(sys.stderr):  # whatever else is printed must not come between the answers
        serve_lines(source, target)
    return 0
