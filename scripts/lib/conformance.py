"""Compares what `axstrings show` says is loaded with recorded answers, file by file.

usage: conformance.py TOOL FOLDER

Prints each file that differs and, at the end, how many agree. Ends with 1 when one differs.
"""

import json
import pathlib
import subprocess
import sys

# The status of `show` for each recorded status.
STATUSES = {"loads": "ok", "fails": "error", "not-dictionary": "not-dictionary"}


def shown(tool, path):
    """The answer of the tool: its JSON, or the text that it printed instead."""
    run = subprocess.run([tool, "show", "--format", "json", path], capture_output=True, timeout=60)
    try:
        # Python compares text by code points: keys that differ only in composition stay two keys.
        return json.loads(run.stdout)
    except ValueError:
        return {"status": f"exit {run.returncode}: {run.stderr.decode(errors='replace').strip()}"}


def difference(expected, answer):
    """What is wrong with the answer in one line; None when it is right."""
    status = STATUSES[expected["status"]]
    if answer.get("status") != status:
        return f"expected status {status}, found {answer.get('status')}"
    table = expected.get("table", {})
    loaded = answer.get("loaded", {})
    if status == "ok" and loaded != table:
        return f"expected table {json.dumps(table)}, found {json.dumps(loaded)}"
    return None


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    expectations = json.loads((folder / "strings-expected.json").read_bytes())
    wrong = 0
    for name, expected in sorted(expectations.items()):
        problem = difference(expected, shown(tool, folder / "strings" / name))
        if problem:
            wrong += 1
            print(f"{name}: {problem}")
    print(f"{len(expectations) - wrong} of {len(expectations)}")
    return 1 if wrong or not expectations else 0


sys.exit(main())
