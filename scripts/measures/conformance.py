"""Compares what `axstrings show` says the runtime loads with recorded answers of Apple's CoreFoundation.

The folder contains:
  strings/                 the files
  strings-expected.json    {file: {"status": "loads|fails|not-dictionary", "table": {key: value}}},
                           where data is {"__data": hex} and a lone surrogate is U+FFFD

Prints each file that differs and, at the end, how many agree. Ends with 1 if one differs.
"""

import json
import subprocess

from measures.running import program, shell
from measures.running.arguments import Parser, existing_folder

# The status of `show` for each recorded status.
STATUSES = {"loads": "ok", "fails": "error", "not-dictionary": "not-dictionary"}


def shown(tool, path):
    """The tool's JSON; if it printed none, a status with its exit code and standard error."""
    run = subprocess.run([tool, "show", "--format", "json", path], capture_output=True, timeout=60)
    try:
        # Python compares text by code points: keys that differ only in composition stay two keys.
        return json.loads(run.stdout)
    except ValueError:
        return {"status": f"exit {run.returncode}: {run.stderr.decode(errors='replace').strip()}"}


def difference(expected, answer):
    """The fault of the answer in one line; None if it is right."""
    status = STATUSES[expected["status"]]
    if answer.get("status") != status:
        return f"expected status {status}, found {answer.get('status')}"
    table = expected.get("table", {})
    loaded = answer.get("loaded", {})
    if status == "ok" and loaded != table:
        return f"expected table {json.dumps(table)}, found {json.dumps(loaded)}"
    return None


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    recorded = options.folder / "strings-expected.json"
    if not recorded.is_file():
        shell.give_up(f"{options.folder} has no {recorded.name}")
    tool = program.debug_build()
    expectations = json.loads(recorded.read_bytes())
    wrong = 0
    for name, expected in sorted(expectations.items()):
        problem = difference(expected, shown(tool, options.folder / "strings" / name))
        if problem:
            wrong += 1
            print(f"{name}: {problem}")
    print(f"{len(expectations) - wrong} of {len(expectations)}")
    return 1 if wrong or not expectations else 0
