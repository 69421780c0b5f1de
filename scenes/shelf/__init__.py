"""The shelf: the boxes of the games, the game to continue, the saved games, the best scores."""
