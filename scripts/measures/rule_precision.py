"""Counts what each rule finds in projects with their translations, and how many of the read findings are right.

The folder contains checkouts of projects, called owner+name. The verdicts of people who read findings are in
Tests/Fixtures/ReadFindings. Ends with 1 if the rules about hard defects, all of them together, are right less often than 97 times in
a hundred.
"""

import collections
import hashlib
import json
import pathlib
import sys

from measures.running import program, shell
from measures.running.arguments import Parser, existing_folder
from measures.running.table import print_markdown

TABLES = shell.ROOT / "Tests/Fixtures/ReadFindings"

LEAST = 0.97
# Rules about defects in any style: they break a string at run time, or give listeners wrong information.
HARD = (
    "format-",
    "plural-",
    "variable-",
    "label-names-control",
    "label-carries-value",
    "hint-names-control",
    "hint-names-gesture",
    "raw-key",
    "wrong-language",
    "pseudo-text",
)
COLUMNS = ("verdict", "rule", "locale", "path", "key")


def findings(tool, checkout):
    """The findings of `check` in a project that have a key."""
    run = program.run(tool, ["check", ".", "--scope", "all", "--format", "json", "--fail-on", "never"], checkout)
    if run.returncode not in (0, 1):
        sys.exit(f"{checkout}: {run.stderr}")
    return [found for found in json.loads(run.stdout)["diagnostics"] if found.get("key") is not None]


def identity(found):
    return found["id"], found.get("locale") or "", found["path"], json.dumps(found["key"], ensure_ascii=False)


def verdicts(table):
    """The read findings of one table, with their verdicts."""
    rows = [line.split("\t") for line in table.read_text(encoding="utf-8").splitlines()[2:]]
    return {tuple(row[1:]): row[0] for row in rows}


class Texts:
    """The strings of a project, by file, locale and key."""

    def __init__(self, tool, checkout):
        self.tool, self.checkout, self.files = tool, checkout, {}

    def of(self, path, locale, key):
        if path not in self.files:
            run = program.run(self.tool, ["show", path, "--format", "json"], self.checkout)
            texts = collections.defaultdict(list)
            entries = json.loads(run.stdout)["entries"] if run.returncode in (0, 1) else []
            for entry in entries:
                texts[(entry.get("locale"), entry["key"])].append(str(entry["value"]))
            self.files[path] = texts
        texts = self.files[path]
        return texts.get((locale, key)) or texts.get((None, key)) or []

    def source_of(self, path, key):
        """The source strings, if the path of the file shows where they are."""
        for folder in ("en.lproj", "Base.lproj", "en-US.lproj"):
            parts = [folder if part.endswith(".lproj") else part for part in pathlib.PurePath(path).parts]
            there = pathlib.PurePath(*parts)
            if (self.checkout / there).is_file() and (texts := self.of(str(there), "en", key)):
                return texts
        return []


def sample(unread, count):
    """Up to `count` findings of each rule, selected by the hash of their identity, so always the same ones."""

    def order(item):
        return hashlib.sha256("\t".join(item[1][1:]).encode()).digest()

    rules = collections.defaultdict(list)
    for item in unread:
        rules[item[1][0]].append(item)
    return [item for rule in sorted(rules) for item in sorted(rules[rule], key=order)[:count]]


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("folder", type=existing_folder)
    parser.add_argument(
        "--unread", type=int, default=0, metavar="N",
        help="prints up to N findings per rule that no one has read yet, as rows for the tables, with their strings; write `right` or "
        "`wrong` before a row and add it to its table")
    parser.add_argument("--rules", default="", metavar="ID,ID", help="only these rules")
    options = parser.parse(arguments)
    tool = program.debug_build()
    wanted = set(filter(None, options.rules.split(",")))

    counts, apps = collections.Counter(), collections.defaultdict(set)
    right, read, unread, known = collections.Counter(), collections.Counter(), [], 0
    for checkout in program.checkouts(options.folder):
        if "+" not in checkout.name:
            continue
        table = TABLES / (checkout.name + ".tsv")
        judged = verdicts(table) if table.is_file() else {}
        texts = Texts(tool, checkout)
        seen = set()
        for found in findings(tool, checkout):
            name = identity(found)
            if (wanted and name[0] not in wanted) or name in seen:
                continue
            seen.add(name)
            counts[name[0]] += 1
            apps[name[0]].add(checkout.name)
            verdict = judged.get(name)
            if verdict is None:
                unread.append((checkout.name, name, found, texts))
            else:
                read[name[0]] += 1
                right[name[0]] += verdict == "right"
        known += len(judged)

    for app, name, found, texts in sample(unread, options.unread):
        key = found["key"]
        print(f"# {found['severity']}: {found['message']}")
        print(f"#   source: {' | '.join(texts.source_of(found['path'], key))}")
        print(f"#   text: {' | '.join(texts.of(found['path'], found.get('locale'), key))}")
        print("\t".join([app, *name]))
    return 0 if options.unread else report(counts, apps, right, read, known)


def report(counts, apps, right, read, known):
    """Prints the figures, and returns the exit code."""
    shares = {rule: f"{right[rule]} ({right[rule] / read[rule]:.0%})" if read[rule] else "–" for rule in sorted(counts)}
    print_markdown(
        ["rule", "findings", "projects", "read", "right"],
        [(f"`{rule}`", f"{counts[rule]:,}", len(apps[rule]), read[rule], share) for rule, share in shares.items()])
    hard = [rule for rule in read if rule.startswith(HARD)]
    all_read, all_right = sum(read[rule] for rule in hard), sum(right[rule] for rule in hard)
    precision = all_right / max(1, all_read)
    print(f"\nhard faults: {all_right} of {all_read} right ({precision:.1%})")
    print(f"read findings that are found no more: {known - sum(read.values())} of {known}")
    return 1 if all_read and precision < LEAST else 0
