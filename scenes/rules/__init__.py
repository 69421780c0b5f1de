"""The rules of a game, to be read at the table."""
