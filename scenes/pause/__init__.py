"""The pause card and what it leads to."""
