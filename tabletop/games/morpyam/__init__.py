"""Morpyam: five dice, a grid of 36 figures, tokens in a row."""
