"""The contents of a folder, byte by byte, and runs of the tool in it."""

import os
import pathlib
import shutil
import stat
import subprocess

# The beginning of the names of the tool's temporary files. The name of a baseline begins in the same way.
LEFTOVER = ".axstrings-"
KEPT = {".axstrings-baseline.json"}

# Runs may take long under load; one that takes longer hangs.
PATIENCE = 300


def is_leftover(name):
    return name.startswith(LEFTOVER) and name not in KEPT


def attributes(path):
    if not hasattr(os, "listxattr"):
        return ()
    try:
        names = sorted(name for name in os.listxattr(path, follow_symlinks=False) if name.startswith("user."))
        return tuple((name, os.getxattr(path, name, follow_symlinks=False)) for name in names)
    except OSError:
        return ()


def entry(path):
    """A file or a link: its bytes or target, permission bits, owner and extended attributes."""
    status = os.lstat(path)
    if stat.S_ISLNK(status.st_mode):
        return ("link", os.readlink(path))
    with open(path, "rb") as file:
        return (file.read(), stat.S_IMODE(status.st_mode), status.st_uid, status.st_gid, attributes(path))


class State:
    """The files of a folder by path, and separately the temporary files that the tool left."""

    def __init__(self, folder):
        self.files, self.leftovers = {}, []
        for home, folders, names in os.walk(folder):
            for name in names + [name for name in folders if os.path.islink(os.path.join(home, name))]:
                path = os.path.join(home, name)
                place = os.path.relpath(path, folder)
                if is_leftover(name):
                    self.leftovers.append(place)
                else:
                    self.files[place] = entry(path)

    def changed_from(self, other):
        """The paths that are not as in another state."""
        paths = self.files.keys() | other.files.keys()
        return sorted(path for path in paths if self.files.get(path) != other.files.get(path))

    def strangers(self, *states):
        """The paths that are as in none of the states."""
        paths = set(self.files).union(*(state.files for state in states))
        return sorted(path for path in paths if all(self.files.get(path) != state.files.get(path) for state in states))


def copy(source, target):
    """Puts a copy of a folder, with links, permission bits and extended attributes, in the place of another."""
    shutil.rmtree(target, ignore_errors=True)
    shutil.copytree(source, target, symlinks=True)


class Tool:
    """The program under test."""

    def __init__(self, path, work):
        self.path = path
        home = pathlib.Path(work) / "home"
        home.mkdir(exist_ok=True)
        self.variables = {"HOME": str(home), "PATH": "/usr/bin:/bin", "LC_ALL": "C.UTF-8"}

    def start(self, arguments, folder, prefix=()):
        return subprocess.Popen(
            [*prefix, self.path, *arguments], cwd=folder, env=self.variables, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)

    def run(self, arguments, folder, prefix=()):
        """The exit code and the standard error."""
        process = self.start(arguments, folder, prefix)
        _, errors = process.communicate(timeout=PATIENCE)
        return process.returncode, errors


class Faults:
    """Counts faults, and prints the first 40 at once."""

    def __init__(self):
        self.count = 0

    def add(self, what):
        self.count += 1
        if self.count <= 40:
            print(f"  FAULT {what}", flush=True)


def listed(paths):
    return ", ".join(paths[:4]) + (f" and {len(paths) - 4} more" if len(paths) > 4 else "")
