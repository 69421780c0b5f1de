"""Pyramix: take a pyramid apart, one cube a turn."""
