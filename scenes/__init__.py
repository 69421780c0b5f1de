"""Everything on the screen: window, input, layout, widgets, and one folder a game."""
