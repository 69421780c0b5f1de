"""What the screen needs of sound."""

from typing import Protocol


class Sounds(Protocol):
    """Plays sounds by name."""

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Plays a sound at a volume 0–1 of the chosen one, from the left (−1) to the right (1). Never raises."""

    def prepare(self) -> None:
        """Looks for a device, at a moment when that may take a while. Never raises."""


class Silence:
    """No sound: for tests, and where there is no device."""

    def play(self, name: str, volume: float = 1.0, pan: float = 0.0) -> None:
        """Plays nothing."""

    def prepare(self) -> None:
        """Looks for nothing."""
