"""Checks that edits of strings files leave all other bytes unchanged.

Every strings file below the folder is rebuilt from its tokens, each string is set to itself, all strings are changed and changed
back, and one string is changed.
"""

from measures.running import shell, swift_tests
from measures.running.arguments import Parser, existing_folder

# The tests of each format, by its extension.
TESTS = {
    "strings": r"AXFormatsTests\.RoundTripTests",
    "stringsdict": r"AXFormatsTests\.StringsdictRoundTripTests",
    "xcstrings": r"AXFormatsTests\.StringCatalogRoundTripTests",
    "xliff": r"AXFormatsTests\.XLIFFRoundTripTests",
}


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    tests = [name for extension, name in TESTS.items() if next(options.folder.rglob(f"*.{extension}"), None)]
    if not tests:
        shell.give_up(f"{options.folder} has no strings file")
    swift_tests.show(swift_tests.lines("AXSTRINGS_ROUNDTRIP", options.folder, *tests), "round trip over")
    print("every file came back byte for byte")
