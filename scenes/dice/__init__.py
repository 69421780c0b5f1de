"""Dice on the screen: throws worked out by the tray, dice drawn as they lie and roll."""
