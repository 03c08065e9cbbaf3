"""Pairs the symbols in files that Xcode generated with the keys and texts of their catalogs, for scripts/catalog-symbols."""

import json
import pathlib
import re
import sys

SYMBOL = re.compile(
    r"Localized string for key “(?P<key>.*?)” in table “(?P<file>[^”]*)”\.\s*\*/\s*"
    r"(?:public )?static (?:var (?P<var>[^:]+):|func (?P<func>[^(]+)\((?P<arguments>.*?)\) ->)",
    re.DOTALL,
)


def catalogs(folder):
    for path in folder.rglob("*.xcstrings"):
        try:
            yield path.name, json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            print(f"{path}: not read", file=sys.stderr)


def text(catalog, key):
    """The source text of a key; None where it has forms or substitutions, whose arguments stand elsewhere."""
    entry = catalog.get("strings", {}).get(key)
    if entry is None:
        return None
    source = entry.get("localizations", {}).get(catalog.get("sourceLanguage"), {})
    if "variations" in source or "substitutions" in source:
        return None
    return source.get("stringUnit", {}).get("value", "")


def arguments(spelled):
    pairs = [argument.split(":") for argument in spelled.split(",")] if spelled else []
    return ", ".join(
        ("_" if label.split()[0] == "_" else label.split()[0]) + ": " + type.strip() for label, type in pairs
    )


def rows(folder):
    known = list(catalogs(folder))
    for path in sorted(folder.rglob("GeneratedStringSymbols_*.swift")):
        for match in SYMBOL.finditer(path.read_text(encoding="utf-8")):
            key = match["key"]
            texts = [text(catalog, key) for name, catalog in known if name == match["file"]]
            found = next((value for value in texts if value is not None), None)
            if any("\t" in part or "\n" in part for part in (key, found or "")):
                continue
            name = (match["var"] or match["func"]).strip("`")
            wanted = arguments(match["arguments"] or "") if found is not None else "?"
            yield key, found or "", name, wanted, f"{folder.name}/{path.name}"


out = open(sys.argv[1], "w", encoding="utf-8")
print("key\ttext\tname\targuments\treason", file=out)
for folder in map(pathlib.Path, sys.argv[2:]):
    lines = list(rows(folder))
    print(f"{folder.name}: {len(lines)} symbols, {sum(line[3] != '?' for line in lines)} with their texts", file=sys.stderr)
    for line in lines:
        print(*line, sep="\t", file=out)
