"""Checks that string catalogs keep all bytes that aren't edited, and how many are written as Xcode writes them.

Every string catalog below the folder is rebuilt from its tokens, each value is set to itself, all values are changed and
changed back, one value is changed, and the catalog is written canonically. Lists the catalogs whose canonical bytes differ from
their own, each with the reason: tools other than Xcode wrote these files, or wrote them last.
"""

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder

EQUAL, DIFFERENT = "canonical bytes equal: ", "canonical bytes differ: "


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    log = swift_tests.lines("AXSTRINGS_ROUNDTRIP", options.folder, "StringCatalogRoundTripTests")
    swift_tests.show(log, "round trip over")
    different = [line[len(DIFFERENT):] for line in log if line.startswith(DIFFERENT)]
    print("every catalog came back byte for byte")
    print(f"in Xcode's own bytes: {sum(line.startswith(EQUAL) for line in log)}")
    print(f"in other bytes: {len(different)}")
    for line in sorted(different):
        print(f"  {line}")
