"""Pieces of a duel that are changed in place and copied with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from typing import Self


class Copied(msgspec.Struct, gc=False):
    """A piece whose fields hold nothing that is changed in place, so that a shallow copy is a copy."""

    if TYPE_CHECKING:

        def __copy__(self) -> Self:
            """A copy; every Struct has this, but its type does not say so."""
