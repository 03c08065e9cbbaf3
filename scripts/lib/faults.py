"""Disturbs runs that write, and looks at what is left.

usage: faults.py [--runs N] [--seed N] [--parts LIST] [--only NAME] [--mounts] AXSTRINGS FOLDER

The projects are written below FOLDER. Ends with 1 when something does not hold.
"""

import argparse
import os
import sys

import faults_disk
import faults_kill
import faults_links
import faults_pairs
import faults_project
from faults_state import Faults, Tool

PARTS = {
    "kill": faults_kill.kill_runs,
    "disk": faults_disk.full_disk_runs,
    "links": faults_links.link_runs,
    "pairs": faults_pairs.pair_runs,
}


class Options(argparse.Namespace):
    """What the user asked for."""

    def commands(self, known):
        return [command for command in known if self.only in command.name]


def options():
    parser = argparse.ArgumentParser(add_help=False)
    parser.add_argument("--runs", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--parts", type=lambda text: text.split(","), default=list(PARTS))
    parser.add_argument("--only", default="")
    parser.add_argument("--mounts", action="store_true")
    parser.add_argument("tool")
    parser.add_argument("folder")
    return parser.parse_args(namespace=Options())


def main():
    asked = options()
    sample = os.path.join(asked.folder, "sample")
    faults_project.make(sample)
    tool, faults = Tool(asked.tool, asked.folder), Faults()
    for name in asked.parts:
        PARTS[name](tool, sample, asked.folder, asked, faults)
    print(f"\n{faults.count} faults")
    sys.exit(faults.count > 0)


main()
