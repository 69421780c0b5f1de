"""Art needs nothing but pygame and the assets."""

import pkgutil
import subprocess
import sys

import scenes.art


def test_no_part_of_it_loads_numpy_random_or_the_games() -> None:
    names = [f"scenes.art.{module.name}" for module in pkgutil.iter_modules(scenes.art.__path__)]
    assert len(names) > 15
    script = (
        f"import sys, pygame\nbefore = set(sys.modules)\nimport {', '.join(names)}\n"
        "loaded = set(sys.modules) - before\n"
        "bad = [n for n in loaded if n in ('numpy', 'random', 'time') "
        "or n.startswith(('tabletop.games', 'tabletop.core', 'tabletop.tray', 'scenes.kit'))]\n"
        "print(sorted(bad))\n"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert done.stdout.strip().endswith("[]")
