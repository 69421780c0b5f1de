"""Tools for those who work on the games: simulations, odds, measurements, the line protocol on a terminal.

A module here that is a subcommand has ``add_arguments(parser)`` and ``run(arguments) -> int``, the exit status.
"""
