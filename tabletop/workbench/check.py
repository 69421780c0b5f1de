"""``tabletop check``: whether files are sound, and what is wrong with them."""

from __future__ import annotations

import argparse
from pathlib import Path

import msgspec

from tabletop.app.decks import DECKS
from tabletop.app.faults import KeepingError
from tabletop.app.grids import GRIDS
from tabletop.app.picture_text import is_picture, text_in
from tabletop.app.works import PICTURE_LIMIT
from tabletop.workbench.arguments import add_json
from tabletop.workbench.cards import card_faults, deck_faults, decks_faults, is_cards, is_deck, is_decks
from tabletop.workbench.grids import grid_faults, is_grid
from tabletop.workbench.output import print_json
from tabletop.workbench.saved import FileFault, decode_match, decode_object, is_saved, lost_record, read_file


class Finding(msgspec.Struct, frozen=True):
    """One thing that is wrong: in which file, where in it (a JSON path), a stable code, what would be right."""

    file: str
    where: str
    code: str
    message: str


class Report(msgspec.Struct, frozen=True):
    """What a file is and what is wrong with it; ``kind`` is ``unknown`` for a file that is none of ours."""

    file: str
    kind: str
    faults: tuple[Finding, ...] = ()


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """The files."""
    parser.add_argument(
        "files",
        nargs="+",
        type=Path,
        metavar="FILE",
        help="a saved game, a grid, a deck, or MorihaM's cards or ready decks",
    )
    add_json(parser)


def run(arguments: argparse.Namespace) -> int:
    """Judge every file; the status is 1 when one of them is not sound."""
    reports = [check_file(path) for path in arguments.files]
    faults = [fault for report in reports for fault in report.faults]
    if arguments.json:
        kinds = {report.kind for report in reports}
        kind = kinds.pop() if len(kinds) == 1 else "mixed"
        print_json({"ok": not faults, "kind": kind, "faults": faults, "files": reports})
    else:
        for report in reports:
            print(f"{report.file}: {report.kind}, {'sound' if not report.faults else 'not sound'}")
            for fault in report.faults:
                print(f"  {fault.where}: {fault.message} ({fault.code})")
    return 1 if faults else 0


def check_file(path: Path) -> Report:
    """What kind of file this is, and what is wrong with it; it is only read."""
    kind = "unknown"
    try:
        content = read_file(path)
        if is_picture(content):
            kind, found = _carried(content, path)
            return Report(str(path), kind, tuple(_finding(path, fault) for fault in found))
        data = decode_object(content, path)
        if is_grid(data):
            kind = "grid"
            return Report(str(path), kind, tuple(_finding(path, fault) for fault in grid_faults(content, data, path)))
        if is_deck(data):
            return Report(str(path), "deck", tuple(_finding(path, fault) for fault in deck_faults(content, path)))
        if is_cards(data):
            return Report(str(path), "cards", tuple(_finding(path, fault) for fault in card_faults(data)))
        if is_decks(data):
            return Report(str(path), "decks", tuple(_finding(path, fault) for fault in decks_faults(data)))
        if not is_saved(data):
            raise FileFault("$", "foreign", "a saved game, a grid, a deck, cards or ready decks were expected")
        kind = "save"
        match, saved = decode_match(content, path)
        if lost_record(match, saved):
            raise FileFault("$.log", "other_state", "the record does not lead to the state; looking back is lost")
    except FileFault as fault:
        return Report(str(path), kind, (_finding(path, fault),))
    return Report(str(path), kind)


def _carried(content: bytes, path: Path) -> tuple[str, list[FileFault]]:
    """What a picture carries, and what is wrong with it. Raises FileFault when it carries nothing of ours."""
    if len(content) > PICTURE_LIMIT:
        raise FileFault("$", "too_large", f"larger than {PICTURE_LIMIT} bytes")
    for kind in (GRIDS, DECKS):
        try:
            text_in(content, kind.document.format, path)
        except KeepingError as error:
            if error.fault.code == "foreign":
                continue
            raise FileFault(error.fault.where, error.fault.code, error.fault.message) from error
        return kind.noun, grid_faults(content, None, path) if kind is GRIDS else deck_faults(content, path)
    raise FileFault("$", "foreign", "a picture that carries a grid or a deck was expected")


def _finding(path: Path, fault: FileFault) -> Finding:
    return Finding(str(path), fault.where, fault.code, fault.message)
