"""Writes the pages that follow from the code, or checks that they are up to date; scripts/pages runs it in the project's folder.

usage: pages TOOL [--check] [NAME…]

A generator has a function `pages`, which takes the path of the tool and returns the new contents by path, and a list
`OWNED` of path patterns. A file that matches one of them and isn't among the new contents is removed.
"""

import difflib
import pathlib
import sys

import configuration
import locales
import manual
import output
import rules

GENERATORS = {"output": output, "manual": manual, "rules": rules, "configuration": configuration, "locales": locales}


def lines(path):
    return path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []


def stale(contents, unwanted):
    """Prints how the files differ from the new contents, and returns whether they do."""
    changed = [path for path, text in contents.items() if lines(path) != text.splitlines(keepends=True)]
    for path in changed:
        sys.stdout.writelines(difflib.unified_diff(lines(path), contents[path].splitlines(keepends=True), str(path), "new"))
    for path in unwanted:
        print(f"{path}: nothing writes this file")
    return bool(changed or unwanted)


def write(contents, unwanted):
    for path in unwanted:
        path.unlink()
    for path, text in contents.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def main():
    tool, *arguments = sys.argv[1:]
    names = [name for name in arguments if name != "--check"] or list(GENERATORS)
    unknown = [name for name in names if name not in GENERATORS]
    if unknown:
        print(f"scripts/pages: unknown argument {unknown[0]} (see --help)", file=sys.stderr)
        return 2
    code = 0
    for name in names:
        generator = GENERATORS[name]
        contents = {pathlib.Path(path): text for path, text in generator.pages(tool).items()}
        owned = {path for pattern in generator.OWNED for path in pathlib.Path().glob(pattern)}
        unwanted = sorted(owned - set(contents))
        if "--check" not in arguments:
            write(contents, unwanted)
        elif stale(contents, unwanted):
            print(f"pages are out of date; run scripts/pages {name} and review the diff", file=sys.stderr)
            code = 1
    return code


if __name__ == "__main__":
    sys.exit(main())
