"""Looks for every known defect of public apps among the findings of `extract`.

The folder contains a checkout of each app, called owner+name. The defects are those of
Tests/Fixtures/KnownDefects/known-defects.tsv; in a checkout of another commit, they may be on other lines. Prints what is missing.
"""

import collections
import csv
import json

from measures.running import program, shell
from measures.running.arguments import Parser, existing_folder

TABLE = shell.ROOT / "Tests/Fixtures/KnownDefects/known-defects.tsv"
# Functions that localize visible strings. The tool recognizes them by itself only if the string is spoken.
ROUTINES = {"OneBusAway+onebusaway-ios": ["OBALoc"]}


def findings(tool, checkout):
    """The findings in the sources of a checkout."""
    routines = [part for routine in ROUTINES.get(checkout.name, []) for part in ("--routine", routine)]
    run = program.run(tool, ["extract", "--all-strings", "--format", "json", *routines], checkout)
    return json.loads(run.stdout)["diagnostics"]


def is_found(defect, found):
    """Whether one of the findings is the defect; a path or line that the table leaves out may be any."""
    for finding in found:
        if finding["id"] != defect["rule"]:
            continue
        if defect["path"] and finding["path"] != defect["path"]:
            continue
        if defect["line"] and str(finding["line"]) != defect["line"]:
            continue
        key = finding.get("key") or ""
        if key == defect["key"] or key.endswith("." + defect["key"]):
            return True
    return False


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    tool = program.debug_build()
    with open(TABLE, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    by_repository = collections.defaultdict(list)
    for row in rows:
        by_repository[row["repository"]].append(row)
    total = missing = 0
    for repository, defects in sorted(by_repository.items()):
        checkout = options.folder / repository
        if not checkout.is_dir():
            print(f"{repository}: no checkout, {len(defects)} defects are not looked for")
            continue
        found = findings(tool, checkout)
        lost = [defect for defect in defects if not is_found(defect, found)]
        print(f"{repository}: {len(defects) - len(lost)} of {len(defects)}", flush=True)
        for defect in lost:
            place = f"{defect['path'] or 'anywhere'}:{defect['line']}".rstrip(":")
            print(f"  missing: {defect['rule']} {defect['key']!r} at {place}")
        total += len(defects)
        missing += len(lost)
    print(f"known defects found: {total - missing} of {total}")
    return 1 if missing else 0
