"""Compares what `preview` says about the demo of AccessibilitySnapshot with the tables in its sources.

The folder is a checkout of cashapp/AccessibilitySnapshot, of which the files with such a table are copied and read. Run-time parts of our
lines may be anything. Prints each line that differs; ends with 1 if fewer than 44 of 48 lines are equal, or if one is wrong.
"""

import json
import pathlib
import re
import shutil
import tempfile

from measures.running import program
from measures.running.arguments import Parser, existing_folder

GOAL = 44 / 48
ROW = re.compile(r"^//\s*│\s*(\d+)\s*│.*│\s*(\".*?)\s*│\s*$", re.MULTILINE)


def expected(source):
    """The number of each row of a table, its description and hint, and whether the border of the table cuts it off."""
    for number, spoken in ROW.findall(source):
        texts = re.findall(r'"([^"]*)(?:"|$)', spoken)
        yield int(number), (texts + [""])[:2], not spoken.endswith('"')


def pattern(parts):
    """A pattern for a line, with anything in place of run-time parts."""
    return "".join(".+" if part["source"] == "runtime" and part["text"] != "{label}" else re.escape(part["text"]) for part in parts)


def is_equal(ours, wanted, is_cut):
    if ours is None:
        return wanted == ["", ""]
    hint = ours.get("hint", "")
    # One row lacks the period that the others have.
    description = re.fullmatch(pattern(ours["parts"]), wanted[0]) or re.fullmatch(pattern(ours["parts"]), wanted[0] + ".")
    return bool(description) and (hint.startswith(wanted[1]) if is_cut else hint == wanted[1])


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    equal, missing, wrong = 0, 0, 0
    with tempfile.TemporaryDirectory() as folder:
        tables = {}
        for path in sorted(options.folder.rglob("*.swift")):
            rows = list(expected(path.read_text(encoding="utf-8", errors="replace")))
            if rows:
                tables[path.stem] = rows
                shutil.copy(path, pathlib.Path(folder, path.name))
        answer = program.run(tool, ["preview", "--all", "--format", "json", "--quiet", "."], folder)
        screens = {screen["name"]: screen["elements"] for locale in json.loads(answer.stdout)["locales"] for screen in locale["screens"]}
    for screen, rows in tables.items():
        elements = {int(found.group(1)): element for element in screens.get(screen, [])
                    if (found := re.search(r"\[(\d+)\]$", element.get("name") or ""))}
        for number, wanted, is_cut in rows:
            element = elements.get(number - 1)
            ours = element["variants"][0] if element and element["variants"] else None
            if is_equal(ours, wanted, is_cut):
                equal += 1
            else:
                missing += ours is None
                wrong += ours is not None
                print(f"{screen} {number}: {ours and ours['spoken']!r}, wanted {wanted}")
    print(f"{equal + missing + wrong} lines: {equal} equal, {missing} missing, {wrong} wrong")
    return 0 if not wrong and equal >= GOAL * (equal + missing + wrong) else 1
