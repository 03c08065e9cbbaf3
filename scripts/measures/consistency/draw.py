"""Findings about consistency, drawn for reading."""

import json
import random
import sys

from measures.running import program

RULES = ("term-inconsistent", "bundle-lacks-locale")


def findings(tool, folder):
    """All findings of `check`."""
    run = program.run(tool, ["check", ".", "--format", "json", "--fail-on", "never"], folder)
    if run.returncode not in (0, 1):
        print(f"{folder}: {run.stderr}", file=sys.stderr)
        return []
    return json.loads(run.stdout)["diagnostics"]


def print_findings(tool, apps, count, seed):
    """Prints up to `count` random findings, taken from the apps in turn."""
    chance = random.Random(seed)
    by_app = {}
    for folder in apps:
        found = [finding for finding in findings(tool, folder) if finding["id"] in RULES]
        print(f"# {folder.name}: {len(found)}", flush=True)
        chance.shuffle(found)
        by_app[folder.name] = found
    drawn = []
    while len(drawn) < count and any(by_app.values()):
        for name in by_app:
            if by_app[name] and len(drawn) < count:
                drawn.append((name, by_app[name].pop()))
    for name, finding in sorted(drawn, key=lambda item: (item[0], item[1]["id"], str(item[1].get("key")))):
        print("\t".join([name, finding["id"], finding["severity"], finding.get("locale") or "", str(finding.get("key") or finding["path"]),
                         finding["message"]]))
    print(f"# {len(drawn)} of {sum(map(len, by_app.values())) + len(drawn)}")
    return 0
