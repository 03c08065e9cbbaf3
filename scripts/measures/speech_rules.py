"""Checks short strings of apps as if each were a label, and counts the findings of the rules about speech.

The strings are those of the .lproj folders in the given folder, of checkouts of apps.
"""

import collections
import json
import pathlib
import random
import re
import tempfile

from measures.running import program
from measures.running.arguments import Parser, existing_folder
from measures.running.strings_file import decoded, unescaped

ENTRY = re.compile(r'^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.M)
LONGEST = 60


def table(path):
    """The strings of a table by key, read by a simple pattern, which is enough for a sample."""
    try:
        text = decoded(path.read_bytes())
    except UnicodeDecodeError:
        return {}
    return {key: unescaped(value) for key, value in ENTRY.findall(text)}


def units(folder):
    """Short strings with their sources, each once per locale, without untranslated ones."""
    groups = collections.defaultdict(dict)
    for path in sorted(pathlib.Path(folder).rglob("*.lproj/*.strings")):
        groups[path.parent.parent / path.name][path.parent.stem] = path
    seen = set()
    for locales in groups.values():
        base = next((locales[name] for name in ("en", "Base", "en-US") if name in locales), None)
        sources = table(base) if base else {}
        for locale, path in sorted(locales.items()):
            for key, text in table(path).items():
                source = sources.get(key)
                isEnglish = locale.split("-")[0] == "en"
                fits = 0 < len(text) <= LONGEST and (locale, text) not in seen
                if locale == "Base" or not fits or not isEnglish and source in (None, text):
                    continue
                seen.add((locale, text))
                yield locale, text, None if isEnglish else source


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    parser.add_argument("--texts", type=int, default=60_000, metavar="N", help="a sample of N strings (60,000), always the same one")
    parser.add_argument("--show", metavar="RULE", help="also prints forty findings of a rule, to read")
    options = parser.parse(arguments)
    tool = program.debug_build()
    random.seed(5)
    sample = list(units(options.folder))
    random.shuffle(sample)
    sample = sample[: options.texts]
    with tempfile.TemporaryDirectory() as place:
        lines = pathlib.Path(place, "units.jsonl")
        with open(lines, "w", encoding="utf-8") as file:
            for number, (locale, text, source) in enumerate(sample):
                question = {"id": number, "locale": locale, "text": text, "role": "label", "source": source}
                file.write(json.dumps(question, ensure_ascii=False) + "\n")
        answers = program.run(tool, ["check", "--units", lines, "--fail-on", "never"], place).stdout
    found = collections.defaultdict(list)
    for line in answers.split("\n"):
        answer = json.loads(line) if line else {"findings": []}
        for finding in answer["findings"]:
            if finding["id"].startswith("spoken-"):
                found[finding["id"]].append((sample[answer["id"]], finding["message"]))
    print(f"{len(sample):,} strings")
    for rule, findings in sorted(found.items()):
        print(f"{rule:24}{len(findings):7,}")
    shown = found.get(options.show, [])
    for (locale, text, source), message in random.sample(shown, min(40, len(shown))):
        print(f"{locale}: {text!r} ({source!r}): {message}")
