"""Writes the inputs of the pseudo-localizer's tests as a string table. One with a null character, which no peer takes, is
left out.

usage: pseudo_inputs.py INPUTS TABLE.strings
"""

import pathlib
import re
import sys

SPELLED = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def decoded(line):
    return re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda match: chr(int(match[1], 16)), line)


def main():
    lines = pathlib.Path(sys.argv[1]).read_text().split("\n")[:-1]
    texts = [text for text in map(decoded, lines) if "\0" not in text]
    table = (
        f'"{number}" = "{"".join(SPELLED.get(character, character) for character in text)}";\n'
        for number, text in enumerate(texts))
    pathlib.Path(sys.argv[2]).write_text("".join(table))


main()
