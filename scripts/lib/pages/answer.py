"""The standard output of the tool."""

import subprocess
import sys


def answer(tool, *arguments):
    run = subprocess.run([tool, *arguments], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, encoding="utf-8", check=False)
    if run.returncode:
        sys.exit(f"axstrings {' '.join(arguments)} ended with {run.returncode}")
    return run.stdout
