"""Yamslam: five two-coloured dice, 28 chips, seven combinations."""
