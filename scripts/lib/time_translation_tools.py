"""Times the readers of translate-toolkit and moz.l10n over one file; prints the best runs in seconds, as `name seconds` lines.

usage: time_translation_tools.py FILE

Each reader gets the bytes of the file and is asked for the key, the text and the notes of every unit, which some of them
read only then.
"""

import gc
import pathlib
import sys
import time

from translate.storage.properties import stringsutf8file
from translate.storage.stringsdict import StringsDictFile
from translate.storage.xliff import Xliff1File

from moz.l10n.formats.xliff.parse import xliff_parse


def toolkit(store):
    def read(data):
        units = store.parsestring(data).units
        return [(unit, unit.getid(), str(unit.target), unit.getnotes()) for unit in units]

    return read


def moz(data):
    return [entry for section in xliff_parse(data).sections for entry in section.entries]


READERS = {
    ".strings": {"translate-toolkit": toolkit(stringsutf8file)},
    ".stringsdict": {"translate-toolkit": toolkit(StringsDictFile)},
    ".xliff": {"translate-toolkit": toolkit(Xliff1File), "moz.l10n": moz},
}


def main():
    path = pathlib.Path(sys.argv[1])
    data = path.read_bytes()
    for name, read in READERS[path.suffix].items():
        best = float("inf")
        for _ in range(3):
            gc.collect()
            start = time.perf_counter()
            units = read(data)
            best = min(best, time.perf_counter() - start)
            assert units, f"{name} found no entries"
            # Freed after the clock has stopped, as ours are.
            del units
        print(name, best)


main()
