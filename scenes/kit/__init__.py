"""The window kit: layout, words, widgets, focus, motion and drawing. It knows no game and no rule."""
