"""The count at the end of a game, and what comes after it."""
