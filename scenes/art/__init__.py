"""The look of the table: every picture, drawn by code.

All of it is pure: numbers and a size in real pixels in, a new ``pygame.Surface`` out, the same for the same
arguments. Nothing here knows a game's state, a window or a clock. Pictures are made at the size they are shown
at and kept by whoever asked for them.
"""
