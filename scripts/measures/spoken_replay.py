"""Shows what `preview` says before and after commits that fixed what VoiceOver says.

The table of commits has a line for each, with the columns repo, commit, parent, file and defect. The folder contains clones, which may
be bare, named OWNER+NAME. For each commit, prints the lines that went and came in the transcripts of all languages. Ends with 1 if fewer
than 97 of 100 commits change a line.
"""

import collections
import csv
import tempfile

from measures.running import history, program
from measures.running.arguments import Parser, existing_file, existing_folder

GOAL = 0.97
# The maximum number of changed lines to print.
SHOWN = 12


def transcripts(tool, folder, *options):
    """The lines of the transcripts of all languages, each with the names of its screen and element."""
    answer = program.run(tool, ["preview", "--locale", "all", "--quiet", *options], folder)
    locale, screen, element = "", "", ""
    lines = []
    for line in answer.stdout.splitlines():
        if line.startswith("Spoken transcript, "):
            locale = line.removeprefix("Spoken transcript, ")
        elif line.startswith("# "):
            screen = line[2:]
        elif line.startswith("  "):
            lines.append(f"{locale}: {screen}, {element}: {line.strip()}")
        elif line:
            element = line
    return lines


def changes(before, after):
    """The lines that went, and those that came."""
    old, new = collections.Counter(before), collections.Counter(after)
    return [f"- {line}" for line in (old - new).elements()] + [f"+ {line}" for line in (new - old).elements()]


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("table", type=existing_file)
    parser.add_argument("folder", type=existing_folder)
    parser.add_argument("--all", action="store_true", help="include elements without an accessibility string")
    parser.add_argument("--only", help="only repositories whose names contain this")
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    extra = ["--all"] if options.all else []
    counts = collections.Counter()
    with open(options.table, encoding="utf-8", newline="") as table:
        rows = [row for row in csv.DictReader(table, delimiter="\t", quoting=csv.QUOTE_NONE)]
    for row in rows:
        if options.only and options.only not in row["repo"]:
            continue
        repository = options.folder / row["repo"].replace("/", "+")
        print(f"\n{row['repo']} {row['commit'][:10]}: {row['defect']} ({row['file']})")
        if not repository.is_dir() or not history.has(repository, row["commit"]) or not history.has(repository, row["parent"]):
            print("  the commit isn't there")
            counts["absent"] += 1
            continue
        spoken = []
        for revision in (row["parent"], row["commit"]):
            with tempfile.TemporaryDirectory() as folder:
                history.export(repository, revision, folder)
                spoken.append(transcripts(tool, folder, *extra))
        found = changes(*spoken)
        counts["changed" if found else "silent"] += 1
        print("\n".join(f"  {line[:220]}" for line in found[:SHOWN]) or "  nothing changes")
        if len(found) > SHOWN:
            print(f"  and {len(found) - SHOWN} lines more", flush=True)
    replayed = counts["changed"] + counts["silent"]
    print(f"\n{replayed} commits, {counts['changed']} change a line; {counts['absent']} aren't in the clones")
    return 0 if replayed and counts["changed"] >= GOAL * replayed else 1
