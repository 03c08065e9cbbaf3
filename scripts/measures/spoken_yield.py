"""Counts how much `preview` knows about the elements of apps.

For each app: the elements with an accessibility string, and how many of them have a line with text and the type of control, or are an
announcement. Strings of types that aren't views belong to elements elsewhere and aren't counted. A run-time value counts as text if the
element has other text too, or if the code names the value. Ends with 1 if fewer than 80 of 100 elements of all apps together have such a line.
"""

import collections
import json

from measures.running import program
from measures.running.arguments import Parser, existing_folder

GOAL = 0.8


def elements(tool, app):
    answer = program.run(tool, ["preview", "--format", "json", "--quiet"], app)
    if answer.returncode not in (0, 1):
        print(answer.stderr)
        return []
    return [element for locale in json.loads(answer.stdout)["locales"] for screen in locale["screens"] for element in screen["elements"]]


def kind(element):
    """`useful`, or the reason why the transcript says too little about an element."""
    lines = element["variants"]
    if element.get("control") == "value":
        return "no view"
    if not lines:
        return "useful"
    parts = [part for line in lines for part in line["parts"]]
    if not any(part["source"] in ("string", "key", "forms", "choice") or part["source"] == "runtime" and part["text"] != "{label}"
               for part in parts):
        return "no text"
    spoken = any(part["source"] == "voiceover" for part in parts)
    return "useful" if spoken or element.get("control") else "no control"


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("apps", metavar="app", type=existing_folder, nargs="+")
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    all_kinds = collections.Counter()
    for app in options.apps:
        kinds = collections.Counter(kind(element) for element in elements(tool, app))
        all_kinds += kinds
        count = sum(kinds.values()) - kinds["no view"]
        print(f"{app.name}: {count} elements, {kinds['useful'] / max(count, 1):.0%} useful; {dict(kinds)}", flush=True)
    count = sum(all_kinds.values()) - all_kinds["no view"]
    share = all_kinds["useful"] / max(count, 1)
    print(f"all: {count} elements, {share:.0%} useful")
    return 0 if share >= GOAL else 1
