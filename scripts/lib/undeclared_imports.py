"""Finds imports of modules that a target does not declare as dependencies, and dependencies that no file imports.

usage: swift package describe --type json | undeclared_imports.py

SwiftPM's own check (`--explicit-target-dependency-import-check`) skips every target that depends on generated code.
Because of the locale data, these are most targets of this package. Prints one line per fault; ends with 1 if there is
one.
"""

import json
import pathlib
import re
import sys

IMPORT = re.compile(
    r"^\s*(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+"
    r"(?:(?:typealias|struct|class|enum|actor|protocol|let|var|func)\s+)?(\w+)"
)


def declared(target):
    return set(target.get("target_dependencies") or []) | set(target.get("product_dependencies") or [])


def imports(path):
    """The modules that a file imports, each with its line."""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1):
        match = IMPORT.match(line)
        if match:
            yield number, match.group(1)


def main():
    targets = json.load(sys.stdin)["targets"]
    # Only modules that some target declares are checked, because modules of the system aren't dependencies.
    known = {target["name"] for target in targets}.union(*(declared(target) for target in targets))
    plugins = {target["name"] for target in targets if target["type"] == "plugin"}
    found = 0
    for target in targets:
        if target["module_type"] != "SwiftTarget":
            continue
        allowed = declared(target) | {target["name"]}
        imported = set()
        for source in target["sources"]:
            path = pathlib.Path(target["path"]) / source
            for line, module in imports(path):
                imported.add(module)
                if module in known and module not in allowed:
                    found += 1
                    print(f"{path}:{line}: {target['name']} does not declare {module} as a dependency")
        # Tests may need a program that they run and do not import.
        for module in sorted(declared(target) - imported - plugins if target["type"] != "test" else []):
            found += 1
            print(f"Package.swift: {target['name']} declares {module}, which none of its files imports")
    return 1 if found else 0


sys.exit(main())
