"""Disturbs every command that writes, and checks what is left of its files.

No file may be anything but old or new, byte for byte, with its permission bits and extended attributes. If a command changes either
all of its files or none, the next one that writes must complete or undo what a killed run left, and no temporary file may be left
then. The parts:
  kill     each command is killed at any moment and while it writes
  disk     each command runs on a disk that is full at each write in turn
  links    each command runs on protected files, links, and files with several names and of other users
  pairs    two commands run at the same time, and the result must be that of one after the other
Full disks, read-only disks and other users need root on Linux; elsewhere they are skipped. Ends with 1 if something is wrong.
"""

import argparse
import os
import subprocess
import sys
import tempfile

from measures.faults import disk, kill, links, pairs, project
from measures.faults.state import Faults, Tool
from measures.running import program, shell
from measures.running.arguments import Parser, existing_file

PARTS = {"kill": kill.kill_runs, "disk": disk.full_disk_runs, "links": links.link_runs, "pairs": pairs.pair_runs}


def parts(text):
    """The names of parts, separated by commas."""
    names = text.split(",")
    if not set(names) <= set(PARTS):
        raise argparse.ArgumentTypeError(f"the parts are {', '.join(PARTS)}")
    return names


def can_mount():
    """Whether a process here can have its own mounts, which no other one sees."""
    if sys.platform != "linux" or os.geteuid():
        return False
    return subprocess.run(["unshare", "-m", "true"], stderr=subprocess.DEVNULL, check=False).returncode == 0


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("--runs", type=int, default=200, metavar="N", help="how often each command is killed (200)")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--parts", type=parts, default=list(PARTS), metavar="NAME,NAME", help="only these parts")
    parser.add_argument("--only", default="", metavar="COMMAND", help="only commands with this in their name")
    parser.add_argument("--tool", type=existing_file, metavar="AXSTRINGS", help="a binary to disturb instead of a release build")
    parser.add_argument("--mounts", action="store_true", help=argparse.SUPPRESS)
    options = parser.parse(arguments)
    if not options.mounts and can_mount():
        return subprocess.run(["unshare", "-m", sys.executable, *sys.argv, "--mounts"], check=False).returncode
    path = str(options.tool or program.release_build("axstrings")[0])
    shell.step("Disturbing the commands that write")
    with tempfile.TemporaryDirectory() as work:
        sample = os.path.join(work, "sample")
        project.make(sample)
        tool, faults = Tool(path, work), Faults()
        for name in options.parts:
            PARTS[name](tool, sample, work, options, faults)
    print(f"\n{faults.count} faults")
    return 1 if faults.count else 0
