"""Counts how many of the strings that `extract` finds in apps lead to a key, and why the others don't.

Each folder in the given folder is a checkout of an app. Every string without a key must have a reason, or this ends with 1. With a
number, prints that many of the strings without a key, with their lines, selected by a seed: read them, and count those whose key a
reader would have found.
"""

import collections
import random
import sys

from measures.running import program
from measures.running.arguments import Parser, existing_folder

# The beginnings of notes, and the group of each. All other notes are about run-time data.
GROUPS = [
    ("reset", "silent"),
    ("no words", "silent"),
    ("replaced by", "silent"),
    ("mirror", "mirror"),
    ("parameter", "parameter"),
    ("ambiguous", "lost"),
    ("too deep", "lost"),
    ("too much", "lost"),
    ("literal of a type", "lost"),
    ("no table has", "lost"),
]
COLUMNS = ["key", "text", "silent", "mirror", "parameter", "data", "lost"]
UNRESOLVED = {"mirror", "parameter", "data", "lost"}


def group(occurrence):
    if program.key_of(occurrence) is not None:
        return "key"
    if occurrence["kind"] == "hard-coded":
        return "text"
    note = occurrence.get("note", "")
    return next((name for start, name in GROUPS if note.startswith(start)), "data")


def row(name, counts):
    print(f"{name:45}" + "".join(f"{counts[column]:>10}" for column in COLUMNS))


def show(app, occurrence):
    lines = (app / occurrence["path"]).read_text(encoding="utf-8", errors="replace").split("\n")
    places = sorted({occurrence["line"], occurrence.get("leafLine", occurrence["line"])})
    print(f"\n{app.name} {occurrence['path']}:{occurrence['line']} {occurrence['role']}: {occurrence['key'][:100]}")
    print(f"    ({occurrence.get('note', '')})")
    for line in places:
        print(f"    {line}: {lines[line - 1].strip()[:140]}")


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    parser.add_argument("number", type=int, nargs="?", default=0, help="how many strings without a key to print")
    parser.add_argument("seed", nargs="?", type=int, default=1)
    options = parser.parse(arguments)
    tool = program.debug_build()
    total, reasons, unresolved, without = collections.Counter(), collections.Counter(), [], 0
    print(f"{'strings of':45}" + "".join(f"{column:>10}" for column in COLUMNS))
    for app in program.checkouts(options.folder):
        found = program.extracted(tool, app)
        counts = collections.Counter(map(group, found))
        row(app.name, counts)
        total += counts
        for occurrence in found:
            name = group(occurrence)
            if name not in UNRESOLVED:
                continue
            note = occurrence.get("note", "")
            without += not note
            reasons[note.split(":")[0].split(",")[0].replace(" of ", " of … ").split("…")[0].strip()] += 1
            unresolved.append((app, occurrence))
    row("all", total)
    print("\nwithout a key because of")
    for reason, count in reasons.most_common():
        print(f"{count:>8} {reason or '(no reason)'}")
    count = len(unresolved)
    print(f"\n{total['key']} strings have a key, {count} have none; {total['lost']} of these were lost on the way")
    if options.number:
        random.seed(options.seed)
        for app, occurrence in random.sample(unresolved, min(options.number, count)):
            show(app, occurrence)
    if without:
        sys.exit(f"{without} strings have neither a key nor a reason")
    return 0
