"""Compares the XML parser of axstrings with libxml2.

For every XML file below the folder (.xliff, .xlf, .stringsdict, .plist, .xml, .storyboard, .xib), the events must be the same, and
files that libxml2 rejects must be rejected. Linux only.
"""

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    swift_tests.show(swift_tests.lines("AXSTRINGS_XML", options.folder, "XMLOracleTests"), "XML compared over")
    print("libxml2 reports the same for every file")
