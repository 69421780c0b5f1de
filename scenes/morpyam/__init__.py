"""Morpyam on the screen. This file is imported for the shelf: what is heavy is imported when it is called."""
