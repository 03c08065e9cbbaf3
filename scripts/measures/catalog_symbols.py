"""Compares the names that axstrings gives to symbols of string catalogs with those that Xcode generated.

The folders are checkouts of projects that committed files called `GeneratedStringSymbols_….swift`, next to their catalogs.
"""

import json
import pathlib
import re
import sys
import tempfile

from measures.running import swift_tests
from measures.running.arguments import Parser, existing_folder

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
    """The source string of a key, "" if the catalog has none; None without the key, or with forms or substitutions."""
    entry = catalog.get("strings", {}).get(key)
    if entry is None:
        return None
    source = entry.get("localizations", {}).get(catalog.get("sourceLanguage"), {})
    if "variations" in source or "substitutions" in source:
        return None
    return source.get("stringUnit", {}).get("value", "")


def parameters(declared):
    pairs = [argument.split(":") for argument in declared.split(",")] if declared else []
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
            wanted = parameters(match["arguments"] or "") if found is not None else "?"
            yield key, found or "", name, wanted, f"{folder.name}/{path.name}"


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folders", metavar="folder", type=existing_folder, nargs="+")
    options = parser.parse(arguments)
    with tempfile.TemporaryDirectory() as scratch:
        names = pathlib.Path(scratch, "names.tsv")
        with open(names, "w", encoding="utf-8") as out:
            print("key\ttext\tname\targuments\treason", file=out)
            for project in options.folders:
                lines = list(rows(project))
                print(f"{project.name}: {len(lines)} symbols, {sum(line[3] != '?' for line in lines)} with their strings")
                for line in lines:
                    print(*line, sep="\t", file=out)
        swift_tests.lines("AXSTRINGS_SYMBOLS", names, "CatalogSymbolTests")
    print("all names are the same")
