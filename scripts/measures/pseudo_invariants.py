"""Checks that pseudo-translations keep placeholders, tags, addresses and whatever else code relies on.

Makes pseudo-translations of every string in folders of strings files, in every mode and in the largest combinations of modes, and
compares each with its source: the same specifiers in the same order, tags, addresses, escapes, variables, emoji, line breaks and
leading and trailing whitespace; composed text stays composed, an empty string stays empty, and each parses back to itself. Prints
how many strings were transformed and how many were damaged; ends with 1 if there is one.
"""

import subprocess

from measures.running import program
from measures.running.arguments import Parser, existing_folder


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folders", metavar="folder", type=existing_folder, nargs="+")
    options = parser.parse(arguments)
    (checker,) = program.release_build("pseudo-invariants")
    return subprocess.run([checker, *options.folders], check=False).returncode
