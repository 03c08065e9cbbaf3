"""Runs `localize` on copies of apps, and checks what it writes with the Swift compiler's parser.

Prints per app how many locations are rewritten and left, how many of the Swift files the parser rejects afterwards, and whether a
second run finds something to do. Ends with 1 if a file is rejected, or a second run rewrites something.
"""

import filecmp
import pathlib
import re
import shutil
import subprocess
import tempfile

from measures.running import program
from measures.running.arguments import Parser, existing_folder


def changed(old, new):
    """The files that differ between a folder and its copy."""
    pairs = ((old / path.relative_to(new), path) for path in sorted(new.rglob("*")) if path.is_file())
    return [path for before, path in pairs if before.is_file() and not filecmp.cmp(before, path, shallow=False)]


def is_rejected(path):
    run = subprocess.run(
        ["swiftc", "-frontend", "-parse", path], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=False)
    return run.returncode != 0


def localized(tool, app):
    run = program.run(tool, ["localize"], app)
    if run.returncode not in (0, 1, 2):
        raise SystemExit(f"{app}: {run.stderr}")
    return run


def number(pattern, text):
    match = re.search(pattern, text)
    return match[1] if match else "0"


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("apps", metavar="app", type=existing_folder, nargs="+")
    options = parser.parse(arguments)
    tool = program.debug_build()
    failed = False
    for app in options.apps:
        with tempfile.TemporaryDirectory() as scratch:
            copy = pathlib.Path(scratch) / app.name
            shutil.copytree(app, copy, symlinks=True)
            first = localized(tool, copy).stdout
            swift_files = [path for path in changed(app, copy) if path.suffix == ".swift"]
            rejected = sum(map(is_rejected, swift_files))
            second = localized(tool, copy)
        again = not re.search("(?m)^nothing to rewrite", second.stdout + second.stderr)
        rewritten, left = number(r"^(\d+) strings? rewritten", first), number(r"(?m)^(\d+) strings? not rewritten:$", first)
        print(
            f"{app.name}: {rewritten} rewritten, {left} left, {len(swift_files)} Swift files changed, {rejected} of them broken, "
            f"second run rewrites: {'yes' if again else 'no'}",
            flush=True)
        failed = failed or rejected or again
    return 1 if failed else 0
