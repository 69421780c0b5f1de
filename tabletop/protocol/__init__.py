"""The line protocol: JSON Lines that bots, referees and the program's own worker play through."""
