"""Compares how fast axstrings and pofilter check a delivery of 100,000 strings.

`axstrings check` with all its rules as a whole process, against `pofilter --language` of translate-toolkit over the same strings. Ends
with 1 if it isn't 20 times as fast.
"""

import pathlib
import tempfile

from measures.inputs import delivery
from measures.running import environment, process, program, shell
from measures.running.arguments import Parser
from measures.running.table import print_ratios


def main(arguments):
    Parser(__name__, __doc__, ["translate-toolkit==3.*"]).parse(arguments)
    (axstrings,) = program.release_build("axstrings")
    with tempfile.TemporaryDirectory() as temporary:
        folder = pathlib.Path(temporary)
        delivery.write(100_000, folder)
        shell.step("Checking a delivery of 100,000 strings as a whole process, best of 5 runs, theirs of 1")
        check = [axstrings, "check", folder / "Delivery", "--source", folder / "Source", "--fail-on", "never"]
        peer = [environment.program("pofilter"), "--language", "de", folder / "units.po", folder / "filtered.po"]
        times = [("axstrings-check", process.best_wall_time(5, check)), ("pofilter", process.best_wall_time(1, peer))]
    return 0 if print_ratios(times, "pofilter", axstrings_check=20) else 1
