"""The program's only source of chance: small, seedable, the same on every platform.

SplitMix64 (Steele, Lea and Flood, 2014): the whole state is one 64-bit integer that grows by a constant; the
output is a mix of it. Written down in a save, it goes on exactly where it stood.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1
_GAMMA = 0x9E3779B97F4A7C15
_MOST = 1 << 64


class Rng:
    """A stream of uniform integers.

    Attributes:
        state: one integer, 0 ≤ state < 2**64; the same state gives the same stream.
    """

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & _MASK

    @classmethod
    def from_bytes(cls, *parts: bytes) -> Rng:
        """A stream that depends on every byte of the parts and on where they are divided."""
        digest = hashlib.blake2b(digest_size=8)
        for part in parts:
            digest.update(len(part).to_bytes(8, "big"))
            digest.update(part)
        return cls(int.from_bytes(digest.digest(), "big"))

    def bits(self) -> int:
        """The next 64 random bits."""
        self.state = z = (self.state + _GAMMA) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return z ^ (z >> 31)

    def below(self, n: int) -> int:
        """An integer from 0 to n - 1, each exactly as likely (Lemire's multiplication with rejection).

        Raises:
            ValueError: n is not between 1 and 2**64.
        """
        if not 1 <= n <= _MOST:
            raise ValueError(f"below({n}): n must be from 1 to 2**64")
        self.state = z = (self.state + _GAMMA) & _MASK  # as bits does; drawn from so often that a call more would tell
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        product = (z ^ (z >> 31)) * n
        if product & _MASK < n:
            threshold = (_MASK + 1) % n
            while product & _MASK < threshold:
                product = self.bits() * n
        return product >> 64

    def choice(self, items: Sequence[T]) -> T:
        """One of the items, each as likely. Raises ValueError when there is none."""
        if len(items) == 1:  # the stream goes on as for any other number
            self.state = (self.state + _GAMMA) & _MASK
            return items[0]
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Puts the items in one of their orders, each as likely (Fisher and Yates)."""
        state = self.state
        for n in range(len(items), 1, -1):  # an item for each of the last n places, drawn as below does
            drawn = z = (state + _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            product = (z ^ (z >> 31)) * n
            if product & _MASK < n:  # it may have to be drawn again, which is rare: below knows
                self.state = state
                j, state = self.below(n), self.state
            else:
                j, state = product >> 64, drawn
            items[n - 1], items[j] = items[j], items[n - 1]
        self.state = state

    def dice(self, count: int) -> tuple[int, ...]:
        """The faces of ``count`` fair dice (0 to 24), each 1 to 6, from one draw."""
        number = self.below(6**count)
        faces = []
        for _ in range(count):
            number, face = divmod(number, 6)
            faces.append(face + 1)
        return tuple(faces)

    def split(self) -> Rng:
        """A new stream that starts from the next output of this one."""
        return Rng(self.bits())
