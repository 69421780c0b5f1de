"""MorihaM on the screen."""
