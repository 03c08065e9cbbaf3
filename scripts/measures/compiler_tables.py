"""Compares what `extract --all-strings` finds with tables that Apple's compiler, Xcode or genstrings filled.

Every key that a tool extracted should be found, for the same table, with the same comment, and with the same format specifiers:
once with the project's tables, once from the types in the sources alone. Prints the counts and every difference.
"""

import json
import os
import re
import shutil
import tempfile
from collections import defaultdict

from measures.running import program
from measures.running.arguments import Parser, existing_folder
from measures.running.strings_file import decoded, unescaped

SOURCES = (".swift", ".m", ".mm", ".h", ".xib", ".storyboard", ".pbxproj", ".yml")
SPECIFIER = re.compile(r"%(?:(\d+)\$)?(#@\w+@|[-+0 #']*\d*(?:\.\d+)?(?:hh|h|ll|l|q|z|t|j|L)?[@dDuUxXoOfeEgGcCsSpaAF%])")
NO_COMMENT = "No comment provided by engineer."


class Table:
    """A table with the keys that a tool extracted, and the comment and text of each."""

    def __init__(self, path, entries, others=()):
        self.path = path
        self.name = os.path.splitext(os.path.basename(path))[0]
        self.module = os.path.dirname(path)
        while os.path.basename(self.module).endswith(".lproj"):
            self.module = os.path.dirname(self.module)
        self.entries = entries  # key → (comment, text)
        self.others = others  # the keys that people wrote
        target = re.match(r".*/Sources/[^/]+(?=/)", self.module + "/")
        self.target = target[0] if target else None

    def takes(self, path):
        """Whether a source may belong to the table's module: the tables of a package's target are its own."""
        return self.target is None or path.startswith(self.target + "/")


def catalog(path):
    """The keys of a string catalog that Xcode extracted from code; None for the catalog of a document or Info.plist."""
    with open(path, encoding="utf-8") as file:
        content = json.load(file)
    if os.path.dirname(path).endswith(".lproj") or os.path.basename(path).startswith("InfoPlist."):
        return None
    source = content.get("sourceLanguage", "en")
    entries = {}
    others = []
    for key, entry in content["strings"].items():
        if entry.get("extractionState", "extracted_with_value") != "extracted_with_value":
            others.append(key)
            continue
        unit = entry.get("localizations", {}).get(source, {}).get("stringUnit", {})
        written = entry.get("extractionState") and unit.get("state") == "new"
        entries[key] = (entry.get("comment"), unit.get("value") if written else None)
    return Table(path, entries, others) if entries else None


def strings(path):
    """The entries of a `.strings` file, with the comment before each."""
    with open(path, "rb") as file:
        text = decoded(file.read())
    entries = {}
    pattern = re.compile(r'(?:/\*(.*?)\*/\s*)?"((?:[^"\\]|\\.)*)"\s*=\s*"((?:[^"\\]|\\.)*)"\s*;', re.S)
    for match in pattern.finditer(text):
        comment = match[1].strip() if match[1] else None
        entries[unescaped(match[2])] = (comment, unescaped(match[3]))
    return Table(path, entries)


def tables(folder, named):
    found = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not name.startswith(".")]
        for name in sorted(names):
            path = os.path.join(place, name)
            if named:
                if os.path.relpath(path, folder) == named:
                    found.append(strings(path) if name.endswith(".strings") else catalog(path))
            elif name.endswith(".xcstrings"):
                found.append(catalog(path))
    return [table for table in found if table]


def extracted(tool, folder):
    """The occurrences that have a key."""
    found = program.extracted(tool, folder, "--all-strings")
    for occurrence in found:
        resolved = occurrence.get("resolved")
        if resolved:
            occurrence["key"], occurrence["table"] = resolved["key"], resolved.get("table")
    return [occurrence for occurrence in found if program.key_of(occurrence) is not None]


def without_tables(tool, folder):
    """The occurrences in a copy of the project that has no tables."""
    with tempfile.TemporaryDirectory() as copy:
        for place, _, names in os.walk(folder):
            for name in names:
                path = os.path.join(place, name)
                if name.endswith(SOURCES) and os.path.isfile(path):
                    target = os.path.join(copy, os.path.relpath(path, folder))
                    os.makedirs(os.path.dirname(target), exist_ok=True)
                    shutil.copyfile(path, target)
        return extracted(tool, copy)


def loose(key):
    """The key with the same spelling of all specifiers."""
    return SPECIFIER.sub(lambda m: m[0] if m[2] == "%" else "%@", key)


def specifiers(text):
    return [m[0] for m in SPECIFIER.finditer(text or "") if m[2] != "%"]


class Found:
    """The occurrences by the table that they belong to: the one of that name which is nearest."""

    def __init__(self, occurrences, all_tables, folder):
        self.by_key = defaultdict(lambda: defaultdict(list))
        by_name = defaultdict(list)
        for table in all_tables:
            by_name[table.name].append(table)
        self.elsewhere = defaultdict(set)
        for occurrence in occurrences:
            name = occurrence.get("table") or "Localizable"
            self.elsewhere[loose(occurrence["key"])].add(name)
            for table in nearest(by_name[name], os.path.join(folder, occurrence["path"])):
                self.by_key[table.path][loose(occurrence["key"])].append(occurrence)

    def of(self, table, key):
        """The occurrences of a key, and of keys that differ from it only in specifiers and aren't in the table."""
        found = self.by_key[table.path].get(loose(key), [])
        return [o for o in found if o["key"] == key or o["key"] not in table.entries and o["key"] not in table.others]


def nearest(candidates, path):
    """The tables of the path's package target, or else those whose folders have the most in common with the path."""
    def shared(table):
        return len(os.path.commonpath([table.module, path]))
    candidates = [table for table in candidates if table.takes(path)]
    owned = [table for table in candidates if table.target]
    if owned:
        return owned
    best = max(map(shared, candidates), default=0)
    return [table for table in candidates if shared(table) == best]


def merged(occurrences):
    """The comments, as Xcode joins those of one key."""
    return sorted({line for o in occurrences for line in [o.get("comment") or ""] if line})


def same_comment(theirs, ours):
    theirs = "" if theirs in (None, NO_COMMENT) else theirs
    # genstrings keeps the backslashes of the source.
    def words(text):
        return " ".join(text.replace('\\"', '"').split())

    return words(theirs) == words(" ".join(ours)) or sorted(
        words(line) for line in theirs.split("\n") if line) == [words(line) for line in ours]


def compare(all_tables, with_tables, alone):
    counts = defaultdict(int)
    for table in all_tables:
        for key, (comment, text) in table.entries.items():
            counts["keys"] += 1
            place = f"{table.name}: {key!r}"
            found = with_tables.of(table, key)
            if not found:
                other = with_tables.elsewhere.get(loose(key))
                print(f"not found: {place}" + (f", but in {', '.join(sorted(other))}" if other else ""))
                continue
            counts["found"] += 1
            ours = merged(found)
            if same_comment(comment, ours):
                counts["comments"] += 1
            elif not ours:
                counts['comments of its own'] += 1
                print(f"the source has no comment: {place}: {comment!r}")
            else:
                print(f"comment: {place}\n    theirs: {comment!r}\n    ours:   {ours!r}")
            compare_specifiers(place, key, text, found, alone.of(table, key), counts)
        for key in table.others:
            found = with_tables.of(table, key)
            if found:
                compare_specifiers(f"{table.name}: {key!r}", key, None, found, alone.of(table, key), counts)
    return counts


def in_order(text):
    """The text without the positions that Xcode gives to several specifiers, if they are 1, 2, 3 and so on."""
    numbers = [m[1] for m in SPECIFIER.finditer(text or "") if m[2] != "%"]
    if numbers != [str(index + 1) for index in range(len(numbers))]:
        return text
    return SPECIFIER.sub(lambda m: m[0] if m[2] == "%" else "%" + m[2], text)


def compare_specifiers(place, key, text, found, alone, counts):
    count = len(specifiers(key))
    interpolated = written(found)
    if count and interpolated:
        counts["specifiers"] += count * len(interpolated)
        for name, ours in (("with the tables", interpolated), ("from types", written(alone))):
            for occurrence in ours:
                counts[name] += sum(a == b for a, b in zip(specifiers(key), specifiers(occurrence["key"])))
                if occurrence["key"] != key:
                    where = f"{occurrence['path']}:{occurrence['line']}"
                    print(f"{name}: {place}: {occurrence['key']!r} at {where}")
    theirs = specifiers(text)
    if theirs and not count:
        counts["specifiers in default texts"] += len(theirs)
        texts = {o.get("text") for o in alone}
        same = {in_order(text) for text in texts} == {in_order(text)}
        counts["default texts from types"] += len(theirs) if same else 0
        if not same:
            print(f"default text: {place}: {text!r}, ours {sorted(map(str, texts))}")


def written(occurrences):
    """The places where a key is written with interpolations, each once."""
    places = {}
    for o in occurrences:
        if o.get("arguments") and not o.get("resolved"):
            places[o["path"], o.get("leafLine", o["line"]), o["key"], str(o["arguments"])] = o
    return list(places.values())


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    parser.add_argument("table", nargs="?", help="the path of the only table to compare with; without it, every string catalog counts")
    options = parser.parse(arguments)
    tool, project = program.debug_build(), str(options.folder)
    found_tables = tables(project, options.table)
    with_tables = Found(extracted(tool, project), found_tables, project)
    alone = Found(without_tables(tool, project), found_tables, project)
    counts = compare(found_tables, with_tables, alone)
    print(
        f"{len(found_tables)} tables: {counts['found']} of {counts['keys']} keys found, {counts['comments']} comments "
        f"equal, {counts['comments of its own']} only in the table; of {counts['specifiers']} "
        f"specifiers in keys {counts['with the tables']} right with the tables, "
        f"{counts['from types']} from types alone; of {counts['specifiers in default texts']} in default texts "
        f"{counts['default texts from types']}")
