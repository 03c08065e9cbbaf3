"""Prints the best wall time of several runs of a command as `name seconds`.

usage: time_command.py NAME RUNS COMMAND…
"""

import subprocess
import sys
import time

name, runs, command = sys.argv[1], int(sys.argv[2]), sys.argv[3:]
best = float("inf")
for _ in range(runs):
    start = time.perf_counter()
    subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
    best = min(best, time.perf_counter() - start)
print(name, best)
