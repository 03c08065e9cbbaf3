"""Counts the tricky inputs that `axstrings pseudo` and translate-toolkit's podebug damage.

The inputs are those of Tests/Fixtures/PseudoInputs, without those with a null character, which podebug rejects. podebug preserves
placeholders. Prints a row per mode: how many strings lost or gained a specifier, a tag, an address, an escape, a variable, an emoji
or leading or trailing whitespace.
"""

import json
import pathlib
import re
import subprocess
import tempfile
import unicodedata

from measures.running import program, shell
from measures.running.arguments import Parser
from measures.running.table import print_markdown

INPUTS = shell.ROOT / "Tests/Fixtures/PseudoInputs/inputs.txt"
ESCAPES = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}
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
    """The names of the checks that fail. In an ICU message, a word in braces may be the text of a case."""
    is_message = re.search(r",\s*(plural|select|selectordinal)\s*,", source)
    found = {name for name, pattern in PATTERNS.items() if pattern.findall(source) != pattern.findall(result)}
    if unicodedata.is_normalized("NFC", source) and not unicodedata.is_normalized("NFC", result):
        found.add("composed")
    return found - {"variables"} if is_message else found


def inputs():
    """A strings file of the inputs."""
    strings = [
        re.sub(r"\\u\{([0-9A-Fa-f]+)\}", lambda match: chr(int(match[1], 16)), line)
        for line in INPUTS.read_text(encoding="utf-8").split("\n")[:-1]]
    return "".join(
        f'"{number}" = "{"".join(ESCAPES.get(character, character) for character in text)}";\n'
        for number, text in enumerate(text for text in strings if "\0" not in text))


def store(texts):
    from translate.storage import po

    file = po.pofile()
    for text in texts:
        unit = file.addsourceunit(text)
        unit.target = text
    return file


def peer(texts, mode):
    from translate.tools import podebug

    tool = podebug.podebug(rewritestyle=mode, preserveplaceholders=True)
    results = [str(unit.target) for unit in tool.convertstore(store(texts)).units if not unit.isheader()]
    assert len(results) == len(texts)
    return results


def read(tool, path):
    """The strings that the runtime loads from a file, by key."""
    return json.loads(program.run(tool, ["show", path, "--format", "json"]).stdout)["loaded"]


def own(tool, path):
    # In an empty folder, so that a project in the current one has no effect.
    with open(path, "rb") as file, tempfile.TemporaryDirectory() as folder:
        answer = subprocess.run([tool, "pseudo", "-"], stdin=file, capture_output=True, check=True, cwd=folder).stdout
        copy = pathlib.Path(folder) / "copy.strings"
        copy.write_bytes(answer)
        return read(tool, str(copy))


def main(arguments):
    Parser(__name__, __doc__, ["translate-toolkit==3.*"]).parse(arguments)
    tool = program.debug_build()
    with tempfile.TemporaryDirectory() as folder:
        path = pathlib.Path(folder, "inputs.strings")
        path.write_text(inputs(), encoding="utf-8")
        sources = {key: text for key, text in read(tool, path).items() if text.strip()}
        keys, texts = list(sources), list(sources.values())
        results = {f"podebug `{mode}`, placeholders preserved": dict(zip(keys, peer(texts, mode))) for mode in MODES}
        results["axstrings `accent,length,bounded`"] = own(tool, path)
    checks = [*CHECKS, "composed"]
    rows = []
    for name, result in results.items():
        harms = [broken(text, result[key]) for key, text in sources.items()]
        counts = [sum(check in harm for harm in harms) for check in checks]
        rows.append([name, f"{sum(map(bool, harms))} of {len(keys)}", *counts])
    print_markdown(["", "strings broken", *checks], rows)
