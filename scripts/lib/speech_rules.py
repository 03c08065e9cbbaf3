"""Runs `axstrings check --units` over the texts of `.strings` files and counts the findings of the rules about speech."""

import argparse
import collections
import json
import pathlib
import random
import re
import subprocess
import tempfile

ENTRY = re.compile(r'^\s*"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.M)
ESCAPE = re.compile(r"\\(U[0-9a-fA-F]{4}|.)", re.S)
CONTROLS = {"n": "\n", "t": "\t", "r": "\r"}
LONGEST = 60


def unescaped(text):
    def character(match):
        name = match.group(1)
        return chr(int(name[1:], 16)) if len(name) > 1 else CONTROLS.get(name, name)

    return ESCAPE.sub(character, text)


def table(path):
    """What a simple reader finds in a table: enough for a sample."""
    data = path.read_bytes()
    try:
        text = data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")
    except UnicodeDecodeError:
        return {}
    return {key: unescaped(value) for key, value in ENTRY.findall(text)}


def units(folder):
    """Short texts with their sources, each once a locale; what is still the source's text is left out."""
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


def main():
    options = argparse.ArgumentParser()
    options.add_argument("tool")
    options.add_argument("folder")
    options.add_argument("--texts", type=int, default=60_000)
    options.add_argument("--show")
    options = options.parse_args()
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
        command = [options.tool, "check", "--units", str(lines), "--fail-on", "never"]
        answers = subprocess.run(command, capture_output=True, cwd=place, text=True, encoding="utf-8").stdout
    found = collections.defaultdict(list)
    for line in answers.split("\n"):
        answer = json.loads(line) if line else {"findings": []}
        for finding in answer["findings"]:
            if finding["id"].startswith("spoken-"):
                found[finding["id"]].append((sample[answer["id"]], finding["message"]))
    print(f"{len(sample):,} texts")
    for rule, findings in sorted(found.items()):
        print(f"{rule:24}{len(findings):7,}")
    shown = found.get(options.show, [])
    for (locale, text, source), message in random.sample(shown, min(40, len(shown))):
        print(f"{locale}: {text!r} ({source!r}): {message}")


main()
