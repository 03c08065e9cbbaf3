"""Checks that conversions of strings files and catalogs don't change what users hear.

Converts every .stringsdict file below the folder into a catalog and back, and exports every string catalog as XLIFF and reads it
again. What users hear must be the same, for sample numbers of every category of the language, on every device and at every
width, or the loss report must list the difference.
"""

import re

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder

COUNTS = re.compile(r"strings compared: (\d+), named as lost: (\d+)")


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    log = swift_tests.lines("AXSTRINGS_MEANING", options.folder, "KeptMeaningTests")
    swift_tests.show(log, "meaning kept over")
    counts = [tuple(map(int, match.groups())) for match in map(COUNTS.search, log) if match]
    print(f"strings compared: {sum(compared for compared, _ in counts)}, named as lost: {sum(named for _, named in counts)}")
    print("everything is heard as before, or named as lost")
