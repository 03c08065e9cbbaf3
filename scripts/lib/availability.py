"""Finds uses of API that is newer than the oldest macOS that the package supports, on Linux too.

usage: availability.py STORE SYMBOLGRAPHS SOURCES

STORE is the index that a debug build leaves (`.build/debug/index/store`), SYMBOLGRAPHS a folder with the symbol graphs
of Swift's own modules, whose annotations are the same on every system, and SOURCES the folder of the files to check.
API that only Apple's systems declare isn't in the symbol graphs. Prints one line per use; ends with 1 if there is one.
"""

import ctypes
import json
import pathlib
import re
import shutil
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]

# Newer by their annotation, but usable: a requirement with an older default, and a call that the compiler replaces.
EXCEPTIONS = {"FixedWidthInteger.&*(_:_:)", "TaskGroup.Iterator.next(isolation:)"}


class Text(ctypes.Structure):
    _fields_ = [("start", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.start, self.length).decode("utf-8", "replace") if self.length else ""


POINTER = ctypes.c_void_p
ON_NAME = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, Text)
ON_POINTER = ctypes.CFUNCTYPE(ctypes.c_bool, POINTER, POINTER)
PATH_OF_RECORD = 2


class Index:
    """The toolchain's library that reads an index store."""

    def __init__(self, store, sources):
        self.sources = sources
        swift = pathlib.Path(shutil.which("swift")).resolve().parent.parent
        self.library = ctypes.CDLL(str(next(swift.glob("lib/libIndexStore.*"))))
        self.store = self.call("store_create", POINTER, store.encode(), None)
        if not self.store:
            sys.exit(f"availability.py: no index in {store}")

    def call(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        return function(*[ctypes.c_void_p(a) if isinstance(a, int) and a > 0xFFFF else a for a in arguments])

    def records(self):
        """The newest records of our own files, by name."""
        units = []
        self.call("store_units_apply_f", ctypes.c_bool, self.store, 0, None, ON_NAME(lambda _, n: not units.append(str(n))))
        found = {}
        for unit in units:
            reader = self.call("unit_reader_create", POINTER, self.store, unit.encode(), None)
            if reader:
                self.add_records(reader, found)
                self.call("unit_reader_dispose", None, reader)
        return found

    def add_records(self, reader, found):
        def add(_, dependency):
            path = str(self.call("unit_dependency_get_filepath", Text, dependency))
            if self.call("unit_dependency_get_kind", ctypes.c_int, dependency) == PATH_OF_RECORD and self.is_own(path):
                found[str(self.call("unit_dependency_get_name", Text, dependency))] = path
            return True

        self.call("unit_reader_dependencies_apply_f", ctypes.c_bool, reader, None, ON_POINTER(add))

    def is_own(self, path):
        return path.startswith(f"{self.sources}/") and "/.build" not in path and pathlib.Path(path).is_file()

    def uses(self, record):
        """(USR, line) of every occurrence in a record."""
        found = []
        reader = self.call("record_reader_create", POINTER, self.store, record.encode(), None)
        if not reader:
            return found

        def add(_, occurrence):
            line, column = ctypes.c_uint(), ctypes.c_uint()
            self.call("occurrence_get_line_col", None, occurrence, ctypes.byref(line), ctypes.byref(column))
            symbol = self.call("occurrence_get_symbol", POINTER, occurrence)
            found.append((str(self.call("symbol_get_usr", Text, symbol)), line.value))
            return True

        self.call("record_reader_occurrences_apply_f", ctypes.c_bool, reader, None, ON_POINTER(add))
        self.call("record_reader_dispose", None, reader)
        return found


def oldest_macos():
    """The version of `.macOS(.v13)` in the manifest, as (13, 0)."""
    major, minor = re.search(r"\.macOS\(\.v(\d+)(?:_(\d+))?\)", (ROOT / "Package.swift").read_text()).groups()
    return int(major), int(minor or 0)


def newer_symbols(folder, oldest):
    """A message for each symbol that is newer than `oldest`, by USR, and the number of annotations that were read."""
    newer, known = {}, 0
    for graph in sorted(pathlib.Path(folder).glob("*.symbols.json")):
        for symbol in json.loads(graph.read_text(encoding="utf-8"))["symbols"]:
            for entry in symbol.get("availability", []):
                since = entry.get("introduced")
                if entry.get("domain") == "macOS" and since:
                    known += 1
                    version = (since.get("major", 0), since.get("minor", 0))
                    name = ".".join(symbol["pathComponents"])
                    if version > oldest and name not in EXCEPTIONS:
                        newer[symbol["identifier"]["precise"]] = f"{name} is new in macOS {version[0]}.{version[1]}"
    return newer, known


def main():
    store, graphs, sources = sys.argv[1:]
    newer, known = newer_symbols(graphs, oldest_macos())
    index = Index(store, sources)
    records = index.records()
    lines, seen = set(), 0
    for record, path in records.items():
        for usr, line in index.uses(record):
            seen += 1
            if usr in newer:
                lines.add(f"{pathlib.Path(path).relative_to(sources)}:{line}: {newer[usr]}")
    print(f"{seen} uses in {len(records)} files, {known} symbols with a version of macOS", file=sys.stderr)
    if not seen or not known:
        sys.exit("availability.py: nothing to compare")
    print("\n".join(sorted(lines)), end="\n" if lines else "")
    sys.exit(1 if lines else 0)


if __name__ == "__main__":
    main()
