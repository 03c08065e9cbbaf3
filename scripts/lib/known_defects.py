"""Runs the tool over checkouts of apps and holds its findings against a table of known defects.

usage: known_defects.py TOOL FOLDER TABLE
"""

import collections
import csv
import json
import os
import subprocess
import sys

# Functions that localize what is seen in an app; for what is spoken the tool follows them by itself.
ROUTINES = {"OneBusAway+onebusaway-ios": ["OBALoc"]}


def findings(tool, checkout):
    """What the tool finds in the sources of a checkout."""
    command = [tool, "extract", "--all-strings", "--format", "json"]
    for routine in ROUTINES.get(os.path.basename(checkout), []):
        command += ["--routine", routine]
    run = subprocess.run(command, cwd=checkout, stdout=subprocess.PIPE, check=False)
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


def main(tool, folder, table):
    with open(table, encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))
    by_repository = collections.defaultdict(list)
    for row in rows:
        by_repository[row["repository"]].append(row)
    total = missing = 0
    for repository, defects in sorted(by_repository.items()):
        checkout = os.path.join(folder, repository)
        if not os.path.isdir(checkout):
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


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
