"""Counts the strings of apps by what they lead to.

usage: extraction_depth.py AXSTRINGS FOLDER [NUMBER [SEED]]
"""

import collections
import json
import pathlib
import random
import subprocess
import sys

# What a note begins with, and the group that it belongs to. All else is run-time data.
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


def extracted(tool, folder):
    run = subprocess.run([tool, "extract", ".", "--format", "jsonl"], cwd=folder, capture_output=True, check=False)
    return [json.loads(line) for line in run.stdout.decode("utf-8").splitlines()]


def group(occurrence):
    if "resolved" in occurrence or occurrence["kind"] == "localized-call":
        return "key"
    if occurrence["kind"] == "hard-coded":
        return "text"
    note = occurrence.get("note", "")
    return next((name for start, name in GROUPS if note.startswith(start)), "data")


def row(name, counts):
    print(f"{name:45}" + "".join(f"{counts[column]:>10}" for column in COLUMNS))


def show(app, folder, occurrence):
    lines = (folder / occurrence["path"]).read_text(encoding="utf-8", errors="replace").split("\n")
    places = sorted({occurrence["line"], occurrence.get("leafLine", occurrence["line"])})
    print(f"\n{app} {occurrence['path']}:{occurrence['line']} {occurrence['role']}: {occurrence['key'][:100]}")
    print(f"    ({occurrence.get('note', '')})")
    for line in places:
        print(f"    {line}: {lines[line - 1].strip()[:140]}")


def main(tool, folder, number="0", seed="1"):
    total, reasons, unresolved, without = collections.Counter(), collections.Counter(), [], 0
    print(f"{'strings of':45}" + "".join(f"{column:>10}" for column in COLUMNS))
    for app in sorted(path for path in pathlib.Path(folder).iterdir() if path.is_dir()):
        found = extracted(tool, app)
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
    if int(number):
        random.seed(int(seed))
        for app, occurrence in random.sample(unresolved, min(int(number), count)):
            show(app.name, app, occurrence)
    if without:
        sys.exit(f"{without} strings have neither a key nor a reason")


main(*sys.argv[1:])
