"""Asking for advice at the table: what the bots need is imported in their process, never in the window's."""

from __future__ import annotations

import subprocess
import sys

ASK = """
import sys
from scenes.driver import Driver
from scenes.play import Play
from scenes.pyramix.table import PyramixTable
from tabletop.app.seats import Seat
from tabletop.app.settings import Settings
from tabletop.core.game import Setup

class Worker:
    started = asked = False
    def start(self): self.started = True
    def ask(self, position, level): self.asked, self.state = level, position
    def poll(self): return {"type": "take", "cube": [0, 0, 0]} if self.asked else None
    def forget(self): self.asked = False

worker = Worker()
play = Play.begin("pyramix", Setup("base", 2), (Seat("A", 0), Seat("B", 1)), 5, worker=worker)
table = PyramixTable(play)
driver = Driver(table, size=(1280, 720), settings=Settings(animation="none"))
driver.settle()
assert worker.started and not worker.asked
driver.accept("hint")
driver.advance(60)
assert worker.asked == "hard"
assert table.advice is not None and table.advice.cell == (0, 0, 0)
print([name for name in sys.modules if name.startswith("tabletop.bots.pyramix")])
"""


def test_the_window_imports_no_bot() -> None:
    done = subprocess.run([sys.executable, "-c", ASK], capture_output=True, text=True, check=False, timeout=60)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines()[-1] == "[]"
