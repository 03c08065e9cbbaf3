"""Runs two commands at once, and looks whether the end is that of one after the other."""

import collections
import os
import random
import time

from measures.faults.project import CATALOG, COMMANDS, ENGLISH
from measures.faults.state import State, copy, listed

BY_NAME = {command.name: command.arguments for command in COMMANDS}
GERMAN = "App/de.lproj/Localizable.strings"

# Each on its own may succeed, and both write a file that the other one writes.
PAIRS = [
    ("apply", BY_NAME["apply"], BY_NAME["apply"]),
    ("apply, set", BY_NAME["apply"], ["set", GERMAN, "button.07", "Sieben"]),
    ("apply, apply of a part", BY_NAME["apply"], ["apply", "Delivery/de.xliff", "--to", "App/de.lproj"]),
    ("set", ["set", ENGLISH, "button.07", "Seven"], ["set", ENGLISH, "button.08", "Eight"]),
    ("set, catalog", ["set", CATALOG, "room.07", "Seven", "--locale", "de"], ["set", CATALOG, "room.08", "Eight", "--locale", "fr"]),
    ("localize", BY_NAME["localize"], BY_NAME["localize"]),
    ("localize, extract --into", BY_NAME["localize"], BY_NAME["extract --into"]),
    ("extract --into, set", BY_NAME["extract --into"], ["set", ENGLISH, "button.07", "Seven"]),
    ("merge, set", BY_NAME["merge"], ["set", "Merge/ours.strings", "k77", "Set"]),
    ("format, set", ["format", "--sort", "App/de.lproj/Unsorted.strings"], ["set", "App/de.lproj/Unsorted.strings", "z7", "Set"]),
    ("check --fix, set", ["check", "App/de.lproj/Unsorted.strings", "--fix", "--scope", "all"], ["set", "App/de.lproj/Unsorted.strings", "new", "Set"]),
    ("pseudo", BY_NAME["pseudo"], BY_NAME["pseudo"]),
    ("convert --output", BY_NAME["convert --output"], BY_NAME["convert --output"]),
    ("init", BY_NAME["init"], BY_NAME["init"]),
]

# The messages with which a run may be refused.
REFUSALS = [
    "another run of axstrings is writing to this location", "changed after axstrings read it", "already exists",
]


class Orders:
    """The states of a project after both commands in either order, and after each alone."""

    def __init__(self, tool, first, second, sample, place):
        def after(*commands):
            copy(sample, place)
            for command in commands:
                self.seconds = time.perf_counter()
                tool.run(command, place)
                self.seconds = time.perf_counter() - self.seconds
            return State(place)

        self.both = [after(first, second), after(second, first)]
        self.alone = [after(first), after(second)]
        self.old = after()

    def allowed(self, codes):
        """The states that are right, by whether each run succeeded."""
        if codes == [True, True]:
            return self.both
        return [self.old] if codes == [False, False] else [self.alone[codes.index(True)]]


def run_at_once(tool, first, second, place, seconds, random_source):
    """Starts the second at a moment of the first."""
    processes = [tool.start(first, place)]
    time.sleep(random_source.uniform(0, seconds))
    processes.append(tool.start(second, place))
    errors = [process.communicate()[1] for process in processes]
    return [process.returncode for process in processes], errors


def pair_runs(tool, sample, work, options, faults):
    print(f"\n{'two at once':<28}{'runs':>5}{'both':>6}{'one':>6}{'none':>6}  refusals")
    place = os.path.join(work, "pair")
    runs = max(1, options.runs // 4)
    for name, first, second in PAIRS:
        if options.only not in name:
            continue
        random_source = random.Random(f"{options.seed} {name}")
        orders = Orders(tool, first, second, sample, place)
        counts, refusals = [0, 0, 0], collections.Counter()
        for number in range(runs):
            # Either may be the first, and most runs begin close together.
            pair = [first, second]
            swapped = number % 2 == 1
            if swapped:
                pair.reverse()
            copy(sample, place)
            codes, errors = run_at_once(tool, *pair, place, orders.seconds * 0.3, random_source)
            if swapped:
                codes.reverse()
                errors.reverse()
            judge(f"{name}, run {number}", State(place), codes, errors, orders, refusals, faults)
            counts[sum(code == 2 for code in codes)] += 1
        said = ", ".join(f"{count} × {text}" for text, count in refusals.most_common())
        print(f"{name:<28}{runs:>5}{counts[0]:>6}{counts[1]:>6}{counts[2]:>6}  {said}", flush=True)


def judge(name, state, codes, errors, orders, refusals, faults):
    for code, error in zip(codes, errors):
        if code not in (0, 1, 2):
            faults.add(f"{name}: ended with {code}: {error.strip()}")
        if code == 2:
            reason = next((text for text in REFUSALS if text in error), None)
            if reason is None:
                faults.add(f"{name}: refused for another reason: {error.strip()}")
            refusals[reason] += 1
    if state.leftovers:
        faults.add(f"{name}: left {listed(state.leftovers)}")
    ends = orders.allowed([code != 2 for code in codes])
    differences = [state.changed_from(end) for end in ends]
    if all(differences):
        faults.add(f"{name}: ended with {codes}, and {listed(min(differences, key=len))} is of no order")
