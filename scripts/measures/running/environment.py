"""Packages from PyPI, in an environment of Python that is removed afterwards."""

import os
import pathlib
import subprocess
import sys
import tempfile

from measures.running import shell

# The folder of the environment that a measure runs in.
VARIABLE = "AXSTRINGS_MEASURE_ENVIRONMENT"


def require(*packages):
    """Runs the same measure again in an environment with the packages, and ends with its code. Does nothing inside of it."""
    if not packages or VARIABLE in os.environ:
        return
    with tempfile.TemporaryDirectory() as folder:
        shell.step(f"Fetching {', '.join(packages)}")
        shell.printed(["python"], 'make_venv "$@" >&2', folder, *packages)
        run = subprocess.run([program("python", folder), *sys.argv], env={**os.environ, VARIABLE: folder}, check=False)
    sys.exit(run.returncode)


def program(name, folder=None):
    """The path of a program in the environment."""
    return str(pathlib.Path(folder or os.environ[VARIABLE]) / "bin" / name)
