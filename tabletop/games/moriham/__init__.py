"""MorihaM: a duel of two decks of cards."""
