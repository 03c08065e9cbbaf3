"""Compares the tables and warnings of `axstrings extract --format strings` with those that genstrings gave.

usage: genstrings.py TOOL FOLDER

Prints each table and warning that differs and, at the end, how many agree. Ends with 1 when one differs.
"""

import pathlib
import re
import subprocess
import sys
import tempfile

# The sources, and the functions whose calls count, of each expected folder.
RUNS = {
    "expected-nopods-noswiftui": (["Sources"], ["NSLocalizedString"]),
    "expected-nopods-swiftui": (["Sources"], ["NSLocalizedString", "Text"]),
    "expected-pods-noswiftui": (["Sources", "Pods"], ["NSLocalizedString"]),
    "expected-pods-swiftui": (["Sources", "Pods"], ["NSLocalizedString", "Text"]),
    "expected-custom-routine": (["Sources", "Pods"], ["NSLocalizedString", "PodLocalizedString"]),
    "expected-utf8-encoding": (["Sources", "Pods"], ["NSLocalizedString"]),
}

# A line that genstrings printed, in the specification that holds the expected folders.
WARNING = re.compile(r"^ *%\((?:genstrings: )?((?:warning: )?Key .*)\),?$", re.MULTILINE)


def recorded_warnings(folder):
    """What genstrings printed for Sources and Pods, without its own name; None where it was not recorded."""
    specification = folder.parents[2] / f"{folder.name}_spec.rb"
    if not specification.is_file():
        return None
    # Each line is recorded for several runs.
    lines = dict.fromkeys(WARNING.findall(specification.read_text()))
    return [line.replace("\\\\", "\\") for line in lines]


def decoded(raw):
    """The text of a table in UTF-16 with a mark, or in UTF-8."""
    return raw.decode("utf-16" if raw[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8")


def extracted(tool, project, folders, routines, output):
    """Writes the tables and returns the lines of standard error."""
    command = [tool, "extract", *(str(project / folder) for folder in folders), "--all-strings", "--format", "strings"]
    command += [part for routine in routines for part in ("--routine", routine)]
    run = subprocess.run(command + ["--output", output], capture_output=True, text=True, timeout=60)
    return [line.removeprefix("axstrings: ") for line in run.stderr.splitlines()]


def main():
    tool, folder = sys.argv[1], pathlib.Path(sys.argv[2]).resolve()
    recorded = recorded_warnings(folder)
    equal = count = 0
    for name, (folders, routines) in RUNS.items():
        expected = {path.name: decoded(path.read_bytes()) for path in sorted((folder / name).glob("*.strings"))}
        if not expected:
            sys.exit(f"{folder} holds no {name}")
        with tempfile.TemporaryDirectory() as output:
            warnings = extracted(tool, folder / "sample-project", folders, routines, output)
            found = {path.name: path.read_bytes().decode() for path in pathlib.Path(output).iterdir()}
        for table in sorted(expected.keys() | found.keys()):
            count += 1
            equal += expected.get(table) == found.get(table)
            if expected.get(table) != found.get(table):
                print(f"{name}/{table} differs")
        if "Pods" in folders and recorded is not None:
            count += 1
            equal += warnings == recorded
            if warnings != recorded:
                print(f"{name}: the warnings differ:", *warnings, sep="\n  ")
    print(f"{equal} of {count} tables and lists of warnings are equal")
    sys.exit(equal != count)


main()
