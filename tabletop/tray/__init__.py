"""The physical dice tray, headless."""
