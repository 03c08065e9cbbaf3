"""Compares what `extract --format strings` writes with what genstrings wrote for the same sources.

The tables must be the same, byte for byte, and so must the warnings about keys whose calls differ. The folder contains:
  sample-project/{Sources,Pods}   the sources
  expected-*/                     the tables, in UTF-16 or UTF-8: with and without pods and SwiftUI, and with a function of the
                                  project
  ../../../<name>_spec.rb         optional: what genstrings printed; <name> is the folder's
Prints each table and warning that differs and, at the end, how many agree. Ends with 1 if one differs.
"""

import pathlib
import re
import tempfile

from measures.running import program, shell, strings_file
from measures.running.arguments import Parser, existing_folder

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


def recorded_warnings(examples):
    """The recorded lines of genstrings for Sources and Pods, without its own name; None if nothing was recorded."""
    specification = examples.parents[2] / f"{examples.name}_spec.rb"
    if not specification.is_file():
        return None
    # Each line is recorded for several runs.
    lines = dict.fromkeys(WARNING.findall(specification.read_text()))
    return [line.replace("\\\\", "\\") for line in lines]


def extracted(tool, project, folders, routines, output):
    """Writes the tables and returns the warnings."""
    command = ["extract", *(project / folder for folder in folders), "--all-strings", "--format", "strings"]
    command += [part for routine in routines for part in ("--routine", routine)]
    run = program.run(tool, [*command, "--output", output])
    return re.findall("(?m)^(?:axstrings: )?((?:warning: )?Key .*)$", run.stderr)


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    examples = parser.parse(arguments).folder
    if not (examples / "sample-project").is_dir():
        shell.give_up(f"{examples} has no sample-project")
    tool = program.debug_build()
    recorded = recorded_warnings(examples)
    equal = count = 0
    for name, (folders, routines) in RUNS.items():
        expected = {path.name: strings_file.decoded(path.read_bytes()) for path in sorted((examples / name).glob("*.strings"))}
        if not expected:
            shell.give_up(f"{examples} has no {name}")
        with tempfile.TemporaryDirectory() as output:
            warnings = extracted(tool, examples / "sample-project", folders, routines, output)
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
    return 0 if equal == count else 1
