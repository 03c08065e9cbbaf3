"""Compares what `extract` finds in three apps with sites that were labeled by hand.

The labels are in Tests/Fixtures/Extract/Labelled. The folder contains a checkout for each table there, called owner+name, at the
commit that the table names in its first line. Prints every difference, and precision and recall of the sites with their roles, and
of their keys. Ends with 1 if a figure is below 0.97.
"""

import collections
import re

from measures.running import program, shell
from measures.running.arguments import Parser, existing_folder

TABLES = shell.ROOT / "Tests/Fixtures/Extract/Labelled"
LEAST = 0.97
PLACEHOLDER = re.compile(r"%(?:\d+\$)?[-+ #0-9.*]*(?:hh|h|ll|l|q|z|t|j)?[@a-zA-Z]")


class Count:
    """Right, invented and missed answers."""

    def __init__(self):
        self.right = self.invented = self.missed = 0

    def add(self, wanted, found):
        self.right += len(wanted & found)
        self.invented += len(found - wanted)
        self.missed += len(wanted - found)

    @property
    def precision(self):
        return self.right / max(1, self.right + self.invented)

    @property
    def recall(self):
        return self.right / max(1, self.right + self.missed)

    def text(self):
        return (
            f"precision {self.precision:.3f}, recall {self.recall:.3f} "
            f"({self.right} right, {self.invented} invented, {self.missed} missed)"
        )


def labelled(table):
    """The app's name, and the rows of each labelled line."""
    lines = table.read_text(encoding="utf-8").splitlines()
    rows = collections.defaultdict(list)
    for line in lines[2:]:
        path, number, role, what, step, key = line.split("\t")
        rows[(path, int(number))].append((role, what, step, key))
    return lines[0].split()[1], rows


def by_line(occurrences):
    """The occurrences of each line."""
    found = collections.defaultdict(list)
    for occurrence in occurrences:
        found[(occurrence["path"], occurrence["line"])].append(occurrence)
    return found


def has_letters(key):
    return any(character.isalpha() for character in PLACEHOLDER.sub("", key))


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    tool = program.debug_build()
    sites, keys, typed = Count(), Count(), Count()
    for table in sorted(TABLES.glob("*.tsv")):
        app, rows = labelled(table)
        checkout = options.folder / app.replace("/", "+")
        if not checkout.is_dir():
            shell.give_up(f"{checkout} is missing")
        found = by_line(program.extracted(tool, checkout))
        for (path, line), labels in sorted(rows.items()):
            here = found[(path, line)]
            wanted = {role for role, *_ in labels if role != "none"}
            roles = {occurrence["role"] for occurrence in here}
            sites.add(wanted, roles)
            print_differences(app, path, line, "site", wanted, roles)
            for role in sorted(wanted):
                named = [(key, step) for r, what, step, key in labels if r == role and what == "key" and has_letters(key)]
                near = {key for key, step in named if step != "type"}
                far = {key for key, step in named if step == "type"}
                given = {program.key_of(occurrence) for occurrence in here if occurrence["role"] == role} - {None}
                given = {key for key in given if has_letters(key)}
                keys.add(near, given - far)
                typed.add(far, given & far)
                print_differences(app, path, line, "key", near, given - far)
    print(f"sites: {sites.text()}")
    print(f"keys:  {keys.text()}")
    print(f"keys behind a variable's type, found without being asked for: {typed.right} of {typed.right + typed.missed}")
    return 1 if min(sites.precision, sites.recall, keys.precision, keys.recall) < LEAST else 0


def print_differences(app, path, line, what, wanted, found):
    for name in sorted(wanted - found):
        print(f"missed {what}: {app} {path}:{line}: {name}")
    for name in sorted(found - wanted):
        print(f"invented {what}: {app} {path}:{line}: {name}")
