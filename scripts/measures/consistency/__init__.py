"""Plants inconsistent words and missing languages in copies of apps, or draws findings about them for reading.

Without an option, plants ten kinds of faults in a copy of each app, and counts those that `check` finds: a spoken string with another word
than a visible one with the same source text, the same the other way round, in two tables, in two spoken strings, and in phrases; a term of
a glossary that a spoken string doesn't have, a word that the glossary forbids, and a name that it keeps; a bundle without one language, and
without several. Ends with 1 if fewer than nine of ten are found.
"""

import collections
import pathlib
import random
import shutil
import tempfile

from measures.consistency import draw, plants
from measures.consistency.app import App
from measures.running import program
from measures.running.arguments import Parser, existing_folder
from measures.running.table import print_markdown

GOAL = 0.9


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("apps", metavar="app", type=existing_folder, nargs="+")
    parser.add_argument("--draw", type=int, metavar="N", help="prints up to N findings, drawn over all apps and rules, with what to read")
    parser.add_argument("--seed", type=int, default=1, metavar="N")
    parser.add_argument("--each", type=int, default=3, metavar="N", help="how many faults of each kind are planted in an app (3)")
    options = parser.parse(arguments)
    tool = program.debug_build()
    if options.draw:
        return draw.print_findings(tool, options.apps, options.draw, options.seed)
    planted, found = collections.Counter(), collections.Counter()
    for folder in options.apps:
        chance = random.Random(f"{options.seed} {folder.name}")
        with tempfile.TemporaryDirectory() as work:
            copy = pathlib.Path(work, folder.name)
            shutil.copytree(folder, copy, symlinks=True)
            faults = plants.plant(App(tool, copy), chance, options.each)
            findings = draw.findings(tool, copy)
        for fault in faults:
            planted[fault.kind] += 1
            if fault.is_among(findings):
                found[fault.kind] += 1
            else:
                print(f"{folder.name}: not found: {fault}", flush=True)
    print_markdown(["fault", "planted", "found"], [(kind, count, found[kind]) for kind, count in sorted(planted.items())])
    share = found.total() / max(1, planted.total())
    print(f"\n{found.total()} of {planted.total()} planted faults found ({share:.1%})")
    return 0 if share >= GOAL else 1
