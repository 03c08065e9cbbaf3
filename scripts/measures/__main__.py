"""Runs a measure by its name, or lists all measures with their summaries."""

import ast
import importlib
import pathlib
import sys

FOLDER = pathlib.Path(__file__).resolve().parent


def measures():
    """The summaries of all measures, by name; nothing is imported."""
    found = {}
    for path in [*FOLDER.glob("[!_]*.py"), *FOLDER.glob("*/__init__.py")]:
        tree = ast.parse(path.read_text(encoding="utf-8"))
        if any(isinstance(node, ast.FunctionDef) and node.name == "main" for node in tree.body):
            name = path.stem if path.parent == FOLDER else path.parent.name
            found[name.replace("_", "-")] = ast.get_docstring(tree).split("\n")[0]
    return dict(sorted(found.items()))


def main():
    # The folder itself is run, so Python looks for modules in it, and not next to it.
    sys.path[0] = str(FOLDER.parent)
    known = measures()
    if len(sys.argv) < 2:
        for name, summary in known.items():
            print(f"{name:{max(map(len, known))}}  {summary}")
        return 0
    name = sys.argv[1]
    if name not in known:
        print(f"scripts/measure: {name} isn't a measure; without arguments, scripts/measure lists them", file=sys.stderr)
        return 2
    return importlib.import_module(f"measures.{name.replace('-', '_')}").main(sys.argv[2:])


if __name__ == "__main__":
    sys.exit(main())
