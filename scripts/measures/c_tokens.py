"""Compares the tokens that axstrings finds in Objective-C files with Clang's.

The tokens of every .m, .mm and .h file below the folder must be the same, byte for byte. Clang is that of the Swift toolchain.
"""

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    swift_tests.show(swift_tests.lines("AXSTRINGS_C", options.folder, "ClangOracleTests"), "C tokens compared over")
    print("Clang's tokens are the same in every file")
