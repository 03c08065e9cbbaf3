"""Compares how fast axstrings and podebug make a pseudo-locale of 10 MB.

In process, of 10 MB of XLIFF against podebug over the same file, where 20 times its speed is the goal; and of 10 MB of .strings and of
XLIFF against setting every value to a constant, where a third of its speed is the goal. Ends with 1 if a goal is missed.
"""

import pathlib
import tempfile

from measures.inputs import exchange_file, strings_table
from measures.running import process, program, shell
from measures.running.arguments import Parser
from measures.running.table import print_ratios


def time_podebug(path):
    """The time from bytes to bytes, in seconds."""
    from translate.storage.xliff import Xliff1File
    from translate.tools import podebug

    def pseudo(data):
        tool = podebug.podebug(rewritestyle="unicode", preserveplaceholders=True)
        return bytes(tool.convertstore(Xliff1File.parsestring(data)))

    return process.best_call_time(2, pseudo, path.read_bytes())


def main(arguments):
    Parser(__name__, __doc__, ["translate-toolkit==3.*"]).parse(arguments)
    (benchmark,) = program.release_build("pseudo-benchmark")
    with tempfile.TemporaryDirectory() as folder:
        table, xliff = pathlib.Path(folder, "table.strings"), pathlib.Path(folder, "table.xliff")
        strings_table.write(10, table)
        exchange_file.write(10, xliff)
        met, times = [], {}
        for path in (table, xliff):
            shell.step(f"Pseudo-translations compared with a constant in 10 MB of {path.suffix}, in process, best of 3 runs")
            times = dict(process.printed_times([benchmark, path]))
            met.append(print_ratios(times.items(), "constant", pseudo=0.33))
        shell.step("Pseudo-locale of 10 MB of XLIFF in process, best of 3 runs, theirs of 2")
        peer = process.alone(time_podebug, xliff)
        met.append(print_ratios([("pseudo", times["pseudo"]), ("podebug", peer)], "podebug", pseudo=20))
    return 0 if all(met) else 1
