"""Where every way of starting the program begins: ``python -m tabletop``, the console script, the frozen program."""

import multiprocessing
import os
import sys


def main() -> None:
    """Run what the command line asks for and end the process with its exit status."""
    # In a frozen program a worker process starts here again; this call turns it into the worker.
    multiprocessing.freeze_support()
    os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"  # standard output belongs to the subcommands
    from tabletop.cli import run

    sys.exit(run(sys.argv[1:]))


if __name__ == "__main__":
    main()
