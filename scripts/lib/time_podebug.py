"""Times podebug over an XLIFF file, from bytes to bytes in this process; prints the best of two runs as `podebug seconds`.

usage: time_podebug.py FILE.xliff
"""

import gc
import pathlib
import sys
import time

from translate.storage.xliff import Xliff1File
from translate.tools import podebug

data = pathlib.Path(sys.argv[1]).read_bytes()
best = float("inf")
for _ in range(2):
    gc.collect()
    start = time.perf_counter()
    tool = podebug.podebug(rewritestyle="unicode", preserveplaceholders=True)
    result = bytes(tool.convertstore(Xliff1File.parsestring(data)))
    best = min(best, time.perf_counter() - start)
    assert len(result) > len(data) / 2
    del result
print("podebug", best)
