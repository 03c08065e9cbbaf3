"""Processor time, memory and wall time of processes and functions."""

import gc
import multiprocessing
import os
import subprocess
import sys
import time
from typing import NamedTuple


class Usage(NamedTuple):
    """The processor time of a process in seconds, its largest resident size in bytes, and its exit code."""

    seconds: float
    memory: int
    code: int


def run(command, folder=None):
    """Runs a command without input and output; its exit code is negative if a signal ended it."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=folder, stdin=quiet, stdout=quiet, stderr=quiet)
    _, status, usage = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    size = usage.ru_maxrss * (1 if sys.platform == "darwin" else 1024)
    return Usage(usage.ru_utime + usage.ru_stime, size, process.returncode)


def printed_times(command):
    """The pairs of a name and a time in seconds that one of our benchmarks prints."""
    output = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True).stdout
    return [(name, float(seconds)) for name, seconds in (line.split() for line in output.splitlines())]


def best_wall_time(runs, command):
    """The shortest time of several runs of a command on the clock, in seconds."""
    best = float("inf")
    for _ in range(runs):
        start = time.perf_counter()
        subprocess.run(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)
        best = min(best, time.perf_counter() - start)
    return best


def best_call_time(runs, function, *arguments):
    """The shortest time of several calls in seconds. The result is freed after the clock has stopped, as our benchmarks do."""
    best = float("inf")
    for _ in range(runs):
        gc.collect()
        start = time.perf_counter()
        result = function(*arguments)
        best = min(best, time.perf_counter() - start)
        assert result, "nothing was read"
        del result
    return best


def alone(function, *arguments):
    """Calls a function of a module in a new process, so that no other measurement left anything in its memory."""
    with multiprocessing.get_context("spawn").Pool(1) as pool:
        return pool.apply(function, arguments)
