"""Kills runs at random moments, most of them while files are being written."""

import os
import random
import signal
import subprocess
import time

from measures.faults.project import named
from measures.faults.state import State, copy, is_leftover, listed

SIGNALS = [signal.SIGKILL] * 6 + [signal.SIGINT, signal.SIGTERM]
OUTCOMES = ["old", "new", "partly new", "old, remains", "new, remains", "partly new, remains"]

# Another command that writes, into a table that no other one changes. It must complete or undo the killed run.
NEXT = ["set", "Scratch/en.lproj/Scratch.strings", "a", "next"]
SCRATCH = NEXT[1]


def folders(folder):
    return [home for home, _, _ in os.walk(folder)]


def has_leftover(places):
    for place in places:
        try:
            with os.scandir(place) as entries:
                if any(is_leftover(entry.name) for entry in entries):
                    return True
        except FileNotFoundError:
            pass
    return False


class Files:
    """The inode numbers of files by path, to see when a file is replaced by another."""

    def __init__(self, folder, paths):
        self.paths = [os.path.join(folder, path) for path in paths]
        self.before = [self.number(path) for path in self.paths]

    @staticmethod
    def number(path):
        try:
            return os.stat(path).st_ino
        except FileNotFoundError:
            return None

    def replaced(self):
        return [path for path, number in zip(self.paths, self.before) if self.number(path) != number]


class Usual:
    """An undisturbed run: what it makes of a project, how long it takes, and how long it writes."""

    def __init__(self, tool, command, sample, place):
        copy(sample, place)
        self.old = State(place)
        watched = folders(place)
        begin = time.perf_counter()
        process = tool.start(command.arguments, place)
        first = last = None
        while process.poll() is None:
            if has_leftover(watched):
                last = time.perf_counter()
                first = first or last
        end = time.perf_counter()
        self.errors = process.stderr.read()
        process.stderr.close()
        self.code = process.returncode
        self.seconds = end - begin
        # A short write may go unseen; then it is about as long as a look.
        self.writing = max(last - first, 0.002) if first else 0.002
        self.new = State(place)
        self.targets = self.new.changed_from(self.old)
        self.first = self.targets[0] if self.targets else None
        self.replacing = self.time_of_replacing(tool, command, sample, place) if len(self.targets) > 1 else None

    def time_of_replacing(self, tool, command, sample, place):
        """How long it takes from the first file that is replaced to the last, in another run."""
        copy(sample, place)
        files = Files(place, self.targets)
        process = tool.start(command.arguments, place)
        first = last = None
        while process.poll() is None and last is None:
            replaced = files.replaced()
            if replaced and not first:
                first = time.perf_counter()
                self.first = os.path.relpath(replaced[0], place)
            last = time.perf_counter() if len(replaced) == len(self.targets) else None
        process.wait()
        process.stderr.close()
        return last - first if last else 0.002


def is_over(process, seconds):
    """Waits for up to `seconds`, and returns whether the process has ended."""
    try:
        process.wait(timeout=seconds)
        return True
    except subprocess.TimeoutExpired:
        return False


def run_and_kill(tool, command, place, usual, random_source):
    """A run that gets a signal: in a quarter of the cases at any moment, else when it has begun to write, or to replace."""
    watched, files = folders(place), Files(place, [usual.first])
    process = tool.start(command.arguments, place)
    kind = random_source.random()
    if kind < 0.25:
        ended = is_over(process, random_source.uniform(0, usual.seconds))
    else:
        is_late = usual.replacing is not None and kind > 0.6
        while process.poll() is None and not (files.replaced() if is_late else has_leftover(watched)):
            pass
        # Most writes are shorter than the slice of a timer, so this waits by polling.
        # Replacing takes only a moment, so half of the late signals come at once.
        delay = random_source.uniform(-usual.replacing, usual.replacing) if is_late else random_source.uniform(0, usual.writing)
        until = time.perf_counter() + delay
        while process.poll() is None and time.perf_counter() < until:
            pass
        ended = process.poll() is not None
    if not ended:
        process.send_signal(random_source.choice(SIGNALS))
    process.wait(timeout=60)
    process.stderr.close()


def outcome(state, usual):
    changed = [path for path in usual.targets if state.files.get(path) != usual.old.files.get(path)]
    name = "old" if not changed else "new" if len(changed) == len(usual.targets) else "partly new"
    return name + (", remains" if state.leftovers else "")


def state_but_scratch(place, usual):
    """The state of a folder, without the change that the next command makes."""
    state = State(place)
    state.files[SCRATCH] = usual.old.files[SCRATCH]
    return state


def judge(tool, command, place, usual, faults, number):
    """Checks the files after a killed run and after the next runs. Returns the outcome of the killed run."""
    name = f"{command.name}, run {number}"
    state = State(place)
    strangers = state.strangers(usual.old, usual.new)
    if strangers:
        faults.add(f"{name}: neither old nor new: {listed(strangers)}")
    left = outcome(state, usual)
    if command.is_whole and left == "partly new":
        faults.add(f"{name}: some files are new, and no journal is there")
    if not strangers and left in ("old", "new"):
        # The next run finds nothing special.
        return left
    code, errors = tool.run(NEXT, place)
    if code != 0:
        faults.add(f"{name}: the next command ended with {code}: {errors.strip()}")
    state = state_but_scratch(place, usual)
    if command.is_whole and outcome(state, usual).startswith("partly"):
        faults.add(f"{name}: after the next command some files are new and some old")
    if state.strangers(usual.old, usual.new):
        faults.add(f"{name}: after the next command neither old nor new: {listed(state.strangers(usual.old, usual.new))}")
    if len(usual.targets) > 1 and command.is_whole and state.leftovers:
        faults.add(f"{name}: the next command left {listed(state.leftovers)}")
    code, errors = tool.run(command.arguments, place)
    state = state_but_scratch(place, usual)
    if code not in (0, 1) and "already exists" not in errors:
        faults.add(f"{name}: the same command again ended with {code}: {errors.strip()}")
    if state.changed_from(usual.new):
        faults.add(f"{name}: after the same command again not as usual: {listed(state.changed_from(usual.new))}")
    if state.leftovers:
        faults.add(f"{name}: still there after the next run: {listed(state.leftovers)}")
    return left


def kill_runs(tool, sample, work, options, faults):
    """Kills each command many times."""
    print(f"\n{'killed':<24}{'runs':>5}{'s':>7}{'writing':>9}  " + "  ".join(OUTCOMES))
    place = os.path.join(work, "killed")
    for command in named(options.only):
        random_source = random.Random(f"{options.seed} {command.name}")
        usual = Usual(tool, command, sample, place)
        if not usual.targets or usual.code not in (0, 1):
            faults.add(f"{command.name} changes nothing, or ends with {usual.code}: {usual.errors.strip()}")
            continue
        counts = dict.fromkeys(OUTCOMES, 0)
        for number in range(options.runs):
            copy(sample, place)
            run_and_kill(tool, command, place, usual, random_source)
            counts[judge(tool, command, place, usual, faults, number)] += 1
        figures = "  ".join(f"{counts[name]:>{len(name)}}" for name in OUTCOMES)
        print(f"{command.name:<24}{options.runs:>5}{usual.seconds:>7.2f}{usual.writing:>9.3f}  {figures}", flush=True)
