"""The program that is measured, and its answers."""

import json
import os
import pathlib
import subprocess
import sys

from measures.running import shell

VARIABLE = "AXSTRINGS_TOOL"


def debug_build():
    """The path of axstrings in a debug build, which this makes, or of the binary that the environment names."""
    return named() or shell.printed(["setup"], 'build_tool; printf %s "$tool"')


def release_build(*products):
    """The paths of products as they are shipped, which this builds, or of those next to the binary that the environment names."""
    folder = os.path.dirname(named()) if named() else shell.printed(
        ["setup", "release"], 'build_release "$@"; printf %s "$release"', *products)
    paths = [os.path.join(folder, product) for product in products]
    for path in paths:
        if not os.access(path, os.X_OK):
            shell.give_up(f"{path} isn't a program")
    return paths


def named():
    """The absolute path of the binary that the environment names, if it names one."""
    path = os.environ.get(VARIABLE)
    if path and not os.access(path, os.X_OK):
        shell.give_up(f"{path} isn't a program")
    return os.path.abspath(path) if path else None


def run(tool, arguments, folder=None):
    """A finished run of the program, whose output is decoded."""
    return subprocess.run(
        [tool, *map(str, arguments)], cwd=folder, stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", errors="replace",
        check=False)


def extracted(tool, folder, *options):
    """The occurrences that `extract` finds below a folder."""
    answer = run(tool, ["extract", ".", "--format", "jsonl", *options], folder)
    if answer.returncode not in (0, 1):
        print(answer.stderr, file=sys.stderr)
    return [json.loads(line) for line in answer.stdout.split("\n") if line]


def key_of(occurrence):
    """The localization key of an occurrence; none if `extract` found none."""
    if "resolved" in occurrence:
        return occurrence["resolved"]["key"]
    return occurrence["key"] if occurrence["kind"] == "localized-call" else None


def checkouts(folder):
    """The folders of apps in a folder."""
    return sorted(path for path in pathlib.Path(folder).iterdir() if path.is_dir())
