"""Tests of the Swift package as oracles: they take a folder from the environment, and print figures."""

import os
import re
import subprocess
import sys

from measures.running import shell


def lines(variable, folder, *filters):
    """The lines that tests print about a folder. If one fails, prints the failures and ends with 1.

    variable: the variable of the environment that names the folder.
    filters: regular expressions for the names of the tests.
    """
    shell.printed(["setup"], "swift build --build-tests >&2")
    command = ["swift", "test", "--skip-build", *(part for name in filters for part in ("--filter", name))]
    run = subprocess.run(
        command, cwd=shell.ROOT, env={**os.environ, variable: str(folder)}, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        encoding="utf-8", errors="replace", check=False)
    log = run.stdout.splitlines()
    if run.returncode:
        failures = [line for line in log if re.search("recorded an issue|error:", line)]
        print("\n".join(failures[:50] or log[-20:]))
        sys.exit(1)
    return log


def show(log, pattern):
    """Prints the lines that match a regular expression."""
    for line in log:
        if re.search(pattern, line):
            print(line)
