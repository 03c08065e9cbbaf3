"""The functions of scripts/lib, called from Python, and the messages of a measure."""

import pathlib
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[3]


def step(text):
    """Prints the current step on standard error, because standard output is for figures."""
    print(f"\n==> {text}", file=sys.stderr, flush=True)


def give_up(text):
    """Ends with 2: the measure can't do its work, which says nothing about the program."""
    print(f"scripts/measure: {text}", file=sys.stderr)
    sys.exit(2)


def printed(files, script, *arguments):
    """The standard output of a line of Bash in the project's folder, after files of scripts/lib were sourced.

    If the line fails, the measure ends with its exit code.
    """
    sources = "".join(f". scripts/lib/{file}.sh; " for file in ["script", *files])
    run = subprocess.run(
        ["bash", "-c", sources + script, "scripts/measure", *map(str, arguments)], cwd=ROOT, stdout=subprocess.PIPE, text=True)
    if run.returncode:
        sys.exit(run.returncode)
    return run.stdout


def install_debian(*packages):
    """Installs Debian packages, as root or through sudo."""
    printed([], 'install_debian "$@"', *packages)
