"""Puts texts through translate-toolkit's podebug in its modes, and counts what each breaks.

usage: pseudo_peer.py TABLE.strings AXSTRINGS

Prints a row for each mode: how many texts lost or gained a specifier, a tag, an address, an escape, a variable, an emoji or
white space at an edge.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unicodedata

from translate.storage import po
from translate.tools import podebug

MODES = ["xxx", "bracket", "unicode", "flipped"]
CHECKS = {
    "specifiers": r"%(?:\d+\$)?[-+ #0']*(?:\*|\d+)?(?:\.(?:\*|\d+)?)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDiuUoOxXcCsSpaAeEfFgG%]"
                  r"|%(?:\d+\$)?#@\w+@",
    "tags": r"</?[A-Za-z][^<>\"']*>",
    "references": r"&#?\w{1,24};",
    "addresses": r"[A-Za-z]+://[\w./~?=&%#-]*[\w/]|[A-Za-z0-9]+@[A-Za-z0-9-]+\.[A-Za-z0-9.]*[A-Za-z]",
    "escapes": r"\\[nrt\"\\]",
    "variables": r"\{[A-Za-z0-9_]{1,60}\}",
    "link targets": r"\]\([^\s()\[\]]*\)",
    "emoji": "[\u200d\ufe0f\u20e3\U0001f1e6-\U0001f1ff\U0001f300-\U0001faff\U000e0020-\U000e007f]",
    "edges": r"^\s+|\s+$",
}
PATTERNS = {name: re.compile(pattern, re.ASCII if name != "edges" else 0) for name, pattern in CHECKS.items()}


def broken(source, result):
    """What differs. In an ICU message a word in braces may be the text of a case."""
    is_message = re.search(r",\s*(plural|select|selectordinal)\s*,", source)
    found = {name for name, pattern in PATTERNS.items() if pattern.findall(source) != pattern.findall(result)}
    if unicodedata.is_normalized("NFC", source) and not unicodedata.is_normalized("NFC", result):
        found.add("composed")
    return found - {"variables"} if is_message else found


def store(texts):
    file = po.pofile()
    for text in texts:
        unit = file.addsourceunit(text)
        unit.target = text
    return file


def peer(texts, mode):
    tool = podebug.podebug(rewritestyle=mode, preserveplaceholders=True)
    results = [str(unit.target) for unit in tool.convertstore(store(texts)).units if not unit.isheader()]
    assert len(results) == len(texts)
    return results


def read(tool, path):
    """The texts of a table as the runtime loads it, by key."""
    answer = subprocess.run([tool, "show", path, "--format", "json"], capture_output=True, check=True).stdout
    return json.loads(answer)["loaded"]


def own(tool, path):
    # An empty folder: the project in the current one is none of this.
    with open(path, "rb") as file, tempfile.TemporaryDirectory() as folder:
        answer = subprocess.run([tool, "pseudo", "-"], stdin=file, capture_output=True, check=True, cwd=folder).stdout
        copy = pathlib.Path(folder) / "copy.strings"
        copy.write_bytes(answer)
        return read(tool, str(copy))


def main():
    path, tool = (str(pathlib.Path(argument).resolve()) for argument in sys.argv[1:])
    sources = {key: text for key, text in read(tool, path).items() if text.strip()}
    keys, texts = list(sources), list(sources.values())
    results = {f"podebug `{mode}`, placeholders preserved": dict(zip(keys, peer(texts, mode))) for mode in MODES}
    results["axstrings `accent,length,bounded`"] = own(tool, path)
    print("| | texts broken | " + " | ".join(list(CHECKS) + ["composed"]) + " |")
    print("|---" * (len(CHECKS) + 3) + "|")
    for name, result in results.items():
        harms = [broken(text, result[key]) for key, text in sources.items()]
        counts = [sum(check in harm for harm in harms) for check in list(CHECKS) + ["composed"]]
        print(f"| {name} | {sum(map(bool, harms))} of {len(keys)} | " + " | ".join(map(str, counts)) + " |")


main()
