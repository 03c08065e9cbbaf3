"""The strings of an app: their languages, and which of them VoiceOver speaks."""

import collections
import json
import pathlib
from typing import NamedTuple

from measures.running import program

SPOKEN = {"label", "value", "hint", "inputLabel", "customAction", "customContent", "rotor", "announcement", "imageDescription"}
SOURCE = "en"
SKIPPED = {"Pods", "Carthage", "Tests", "Vendor", "ThirdParty", "fastlane"}


class Entry(NamedTuple):
    """A string in the source language. The table is the folder above its languages, or its catalog."""

    table: pathlib.Path
    name: str
    key: str
    text: str


class App:
    """Reads all tables with `show`."""

    def __init__(self, tool, folder):
        self.tool, self.folder = tool, folder
        self.texts = collections.defaultdict(dict)
        self.entries = []
        occurrences = program.extracted(tool, folder)
        self.roles = {key: found["role"] for found in occurrences if found["role"] in SPOKEN and (key := program.key_of(found))}
        for path in sorted([*folder.rglob("*.strings"), *folder.rglob("*.xcstrings")]):
            if not SKIPPED.intersection(path.relative_to(folder).parts):
                self.read(path)

    def read(self, path):
        is_catalog = path.suffix == ".xcstrings"
        if not is_catalog and path.parent.suffix != ".lproj":
            return
        answer = program.run(self.tool, ["show", path, "--format", "json"])
        if answer.returncode not in (0, 1):
            return
        table = path if is_catalog else path.parent.parent
        for entry in json.loads(answer.stdout)["entries"]:
            if entry.get("path") or not isinstance(entry["value"], str):
                continue
            locale = entry.get("locale") or path.parent.stem
            self.texts[(table, path.stem, entry["key"])][locale] = entry["value"]
            if locale == SOURCE:
                self.entries.append(Entry(table, path.stem, entry["key"], entry["value"]))

    def is_spoken(self, entry):
        return entry.key in self.roles

    def translation(self, entry, locale):
        """The translation; none if it is missing or equals the source."""
        text = self.texts[(entry.table, entry.name, entry.key)].get(locale)
        return text if text and text != entry.text else None

    def locales(self, entry):
        return sorted(locale for locale in self.texts[(entry.table, entry.name, entry.key)] if not locale.startswith((SOURCE, "Base")))

    def path(self, entry, locale):
        return entry.table if entry.table.suffix == ".xcstrings" else entry.table / f"{locale}.lproj" / f"{entry.name}.strings"

    def set(self, entry, locale, text):
        """Writes a translation, and returns whether that succeeded."""
        path = self.path(entry, locale)
        options = ["--locale", locale] if path.suffix == ".xcstrings" else []
        answer = program.run(self.tool, ["set", path, *options, "--", entry.key, text], self.folder)
        self.texts[(entry.table, entry.name, entry.key)][locale] = text
        return answer.returncode == 0
