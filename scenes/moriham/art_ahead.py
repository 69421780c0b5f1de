"""What takes longer than a frame may is made before it is needed: pictures read, the parts that cards share drawn."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from itertools import product

from scenes.moriham.board import Board
from scenes.moriham.card_face import CardLook, art_of, paint_back, paint_full, paint_small, shape_picture
from scenes.moriham.card_signs import KIN_COLOURS
from scenes.moriham.drawing import badge_sizes

_KINDS = ("magic", "trap")


def load_ahead(cards: Iterable[str]) -> None:
    """Reads the pictures of these cards, by id, in a thread that ends by itself, or with the program."""
    wanted = tuple(cards)
    threading.Thread(target=_load, args=(wanted,), name="pictures of cards", daemon=True).start()


def _load(cards: tuple[str, ...]) -> None:
    for card in cards:
        art_of(card)


def shared_parts(board: Board, large: Callable[[], tuple[int, int] | None]) -> Iterator[Callable[[], object]]:
    """Draws, one after another, what cards of these sizes share: frames, signs, shapes, backs.

    ``large`` tells the size of the card pointed at, if it is shown.
    """
    plain = [CardLook("", "", kind) for kind in _KINDS]
    plain += [CardLook("", "", "monster", kin, 1, 1, 1) for kin in KIN_COLOURS]
    sizes = (board.card, board.hand_size, board.middle_size)
    for side in badge_sizes(board):
        for shape in ("attack", "defence"):
            yield partial(shape_picture, shape, side)
    for size in sizes[:2]:
        yield partial(paint_back, size)
    for size, look in product(sizes, plain):
        yield partial(paint_small, look, size)
    read = large()
    if read is not None:
        for look in plain:
            yield partial(paint_full, look, read)
