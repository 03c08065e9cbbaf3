"""The reference of .axstrings.yml and its JSON Schema, from the keys that the tool knows."""

import pathlib
import sys

from answer import answer

OWNED = []
PAGE = "docs/configuration.md"
BEGIN = "<!-- keys, written by scripts/pages -->\n"


def pages(tool):
    before, begin, _ = pathlib.Path(PAGE).read_text(encoding="utf-8").partition(BEGIN)
    if not begin:
        sys.exit(f"{PAGE} lacks the line {BEGIN}")
    return {
        PAGE: f"{before}{begin}\n{answer(tool, 'config', '--reference')}",
        "docs/schemas/configuration.schema.json": answer(tool, "config", "--schema"),
    }
