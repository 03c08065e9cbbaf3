"""Compares what is extracted from apps with sites that were labelled by hand.

usage: labelled_sites.py AXSTRINGS FOLDER TABLES
"""

import collections
import json
import pathlib
import re
import subprocess
import sys

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


def extracted(tool, folder):
    """The occurrences of each line."""
    run = subprocess.run([tool, "extract", ".", "--format", "jsonl"], cwd=folder, capture_output=True, check=False)
    found = collections.defaultdict(list)
    for line in run.stdout.decode("utf-8").splitlines():
        occurrence = json.loads(line)
        found[(occurrence["path"], occurrence["line"])].append(occurrence)
    return found


def has_letters(key):
    return any(character.isalpha() for character in PLACEHOLDER.sub("", key))


def key_of(occurrence):
    if "resolved" in occurrence:
        return occurrence["resolved"]["key"]
    return occurrence["key"] if occurrence["kind"] == "localized-call" else None


def main(tool, folder, tables):
    sites, keys, typed = Count(), Count(), Count()
    for table in sorted(pathlib.Path(tables).glob("*.tsv")):
        app, rows = labelled(table)
        checkout = pathlib.Path(folder) / app.replace("/", "+")
        if not checkout.is_dir():
            sys.exit(f"{checkout} is missing")
        found = extracted(tool, checkout)
        for (path, line), labels in sorted(rows.items()):
            here = found[(path, line)]
            wanted = {role for role, *_ in labels if role != "none"}
            roles = {occurrence["role"] for occurrence in here}
            sites.add(wanted, roles)
            tell(app, path, line, "site", wanted, roles)
            for role in sorted(wanted):
                named = [(key, step) for r, what, step, key in labels if r == role and what == "key" and has_letters(key)]
                near = {key for key, step in named if step != "type"}
                far = {key for key, step in named if step == "type"}
                given = {key_of(occurrence) for occurrence in here if occurrence["role"] == role} - {None}
                given = {key for key in given if has_letters(key)}
                keys.add(near, given - far)
                typed.add(far, given & far)
                tell(app, path, line, "key", near, given - far)
    print(f"sites: {sites.text()}")
    print(f"keys:  {keys.text()}")
    print(f"keys behind a variable's type, found without being asked for: {typed.right} of {typed.right + typed.missed}")
    worst = min(sites.precision, sites.recall, keys.precision, keys.recall)
    if worst < LEAST:
        sys.exit(1)


def tell(app, path, line, what, wanted, found):
    for name in sorted(wanted - found):
        print(f"missed {what}: {app} {path}:{line}: {name}")
    for name in sorted(found - wanted):
        print(f"invented {what}: {app} {path}:{line}: {name}")


main(*sys.argv[1:])
