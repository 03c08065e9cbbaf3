"""Times `axstrings extract` over apps as a whole process against peers over the same Swift files on the same cores, and
prints times, ratios and peak memory.

usage: time_extraction.py AXSTRINGS PARSER SWIFTGENSTRINGS APP…

PARSER parses every Swift file below a folder and does nothing else. SWIFTGENSTRINGS is `-` where there is none. The
search is ripgrep's (`rg -c accessibility`), or where there is none that of grep, by its name.

The commands take turns, so that what disturbs the machine for a while disturbs them alike; the median of nine runs
counts. One run of each goes before that is not counted; it brings the files into memory. A command that has not ended
after half a minute is left out, and said. Ends with 1 when the median
ratio of the apps misses a goal, or when the apps together, as one project, take more memory than allowed.
"""

import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import threading
import time

RUNS = 9
# The most that extraction may take, as a multiple of the peer's time.
GOALS = {"rg": 8, "parser": 0.4, "SwiftGenStrings": 0.1}
MEGABYTES = 300
# In seconds.
LONGEST = 30


def run(command, folder):
    """The wall time in seconds, and the largest resident size in megabytes; nothing for a run that did not end."""
    start = time.perf_counter()
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, cwd=folder, stdin=quiet, stdout=quiet, stderr=quiet)
    timer = threading.Timer(LONGEST, process.kill)
    timer.start()
    _, status, usage = os.wait4(process.pid, 0)
    seconds = time.perf_counter() - start
    timer.cancel()
    process.returncode = os.waitstatus_to_exitcode(status)
    if seconds >= LONGEST:
        return None
    if process.returncode < 0:
        sys.exit(f"{command[0]} ended by signal {-process.returncode}")
    # Linux gives kilobytes, macOS bytes.
    unit = 1 if sys.platform == "darwin" else 1024
    return seconds, usage.ru_maxrss * unit / 1e6


def swift_files(folder):
    for place, _, names in os.walk(folder):
        yield from (os.path.join(place, name) for name in sorted(names) if name.endswith(".swift"))


def commands(app, axstrings, parser, generator, scratch):
    """The commands by name; the first is ours."""
    found = {"extract": [axstrings, "extract", "--format", "json"]}
    if shutil.which("rg"):
        found["rg"] = ["rg", "-c", "-g", "*.swift", "accessibility", "."]
    else:
        found["grep"] = ["grep", "-rc", "--include=*.swift", "accessibility", "."]
    found["parser"] = [parser, "."]
    if generator != "-":
        found["SwiftGenStrings"] = [generator, "-o", scratch, *swift_files(app)]
    return found


def times(app, listed):
    for name, command in list(listed.items()):
        if run(command, app) is None:
            print(f"{os.path.basename(app)}: {name} does not end within {LONGEST} s")
            del listed[name]
    if "extract" not in listed:
        sys.exit(1)
    results = {name: [] for name in listed}
    for _ in range(RUNS):
        for name, command in listed.items():
            results[name].append(run(command, app)[0])
    return {name: statistics.median(values) for name, values in results.items()}


def show(name, values):
    ours = values["extract"]
    peers = [f"{peer} {value * 1000:.0f} ms ×{ours / value:.2f}" for peer, value in values.items() if peer != "extract"]
    print(f"{name:24} extract {ours * 1000:.0f} ms, " + ", ".join(peers), flush=True)


def peak(axstrings, apps):
    """The largest resident size for all apps as one project."""
    with tempfile.TemporaryDirectory() as folder:
        for index, app in enumerate(apps):
            shutil.copytree(app, os.path.join(folder, f"{index}-{os.path.basename(app)}"))
        lines = sum(open(path, "rb").read().count(b"\n") for path in swift_files(folder))
        size = max(run([axstrings, "extract", "--format", "json"], folder)[1] for _ in range(3))
    return lines, size


def main():
    axstrings, parser, generator, *apps = sys.argv[1:]
    apps = [os.path.abspath(app) for app in apps]
    ratios = {}
    with tempfile.TemporaryDirectory() as scratch:
        for app in apps:
            values = times(app, commands(app, axstrings, parser, generator, scratch))
            show(os.path.basename(app), values)
            for peer, value in values.items():
                ratios.setdefault(peer, []).append(values["extract"] / value)
    missed = False
    for peer, goal in GOALS.items():
        if peer in ratios:
            median = statistics.median(ratios[peer])
            print(f"median of {peer:15} ×{median:.2f}, at most ×{goal}")
            missed |= median > goal
    lines, size = peak(axstrings, apps)
    print(f"peak memory on {lines} lines {size:.0f} MB, at most {MEGABYTES} MB")
    sys.exit(1 if missed or size > MEGABYTES else 0)


main()
