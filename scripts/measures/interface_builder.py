"""Compares the strings that axstrings finds in .xib and .storyboard files with tables that Xcode exported.

The keys, classes and comments must be those of the .strings files that Xcode exported for the documents below the folder. Prints
how many entries are equal, which strings no locale can translate, and which other strings are in no table.
"""

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    log = swift_tests.lines("AXSTRINGS_IB", options.folder, "ExportedTableTests")
    swift_tests.show(log, "^(accessibility entries|missing in|all entries|not found|in no table)")
