"""The commands that are timed, each with the kinds of inputs that it reads.

They run in the folder `App` of an input. The kinds:
  table     App holds tables of several languages, ../Delivery what came back for German, ../Theirs another version
  xliff     the same, where the delivery is an XLIFF file; App holds the table that it belongs to
  sources   App holds sources and a table
  project   App holds anything: a configuration, folders, a baseline
  git       App is a Git repository, in which tables have changed since the last commit
  units     ../input holds lines for `check --units -`
  arguments the command is the input's own
"""

import re
from dataclasses import dataclass

REPORTS = ["plain", "json", "jsonl", "sarif", "html", "markdown", "github", "gitlab", "junit", "xcode"]
MODES = ["accent", "length", "spoken", "script --locale he-XA", "rtl", "plural-probe", "bounded"]
FOUND = ["--all", "--scope", "all", "--fail-on", "never"]
# The inputs that are reported in all formats. For most inputs, one format is enough.
REPORTED = "findings|labels|one (value|target|literal|label) of (one letter|letters|line ends|< to escape|quot)|many files$|misspelled"
TABLES, ALL = ("table", "xliff"), ("table", "xliff", "sources", "project")


@dataclass(frozen=True)
class Command:
    name: str
    words: tuple
    kinds: tuple
    # Whether it changes files of its input.
    writes: bool = False
    # A regular expression for the names of the inputs that it is timed on.
    only: str = ""

    def reads(self, source):
        if source.commands is not None and self.name not in source.commands:
            return False
        return source.kind in self.kinds and re.search(self.only, source.name) is not None

    def arguments(self, source, count):
        for word in self.words:
            if word == "{checked}":
                yield from ["../Delivery", "--source", "."] if source.kind == "xliff" else []
            elif word == "{own}":
                yield from source.arguments(count)
            elif word == "{locale}":
                yield from ["--locale", "de"] if source.main.endswith(("xcstrings", "xliff")) else []
            else:
                file = source.main.removeprefix("../Delivery/")
                base = source.main if file == source.main else f"../Base/{file}"
                english = source.main.replace("de.lproj", "en.lproj")
                yield word.format(main=source.main, english=english, key=source.key, file=file, base=base)


def command(name, words, kinds, writes=False, only=""):
    return Command(name, tuple(words.split()), tuple(kinds), writes, only)


COMMANDS = [
    command("check", f"check {{checked}} {' '.join(FOUND)}", ALL),
    *(command(f"check {report}", f"check {{checked}} --format {report} {' '.join(FOUND)}", ALL, only=REPORTED)
      for report in REPORTS),
    command("check delivery", f"check ../Delivery --source . {' '.join(FOUND)}", ["table"]),
    command("check --complete", f"check ../Delivery --source . --complete {' '.join(FOUND)}", TABLES),
    command("check --fix", f"check {{checked}} --fix {' '.join(FOUND)}", ALL, True),
    command("check --fix --dry-run", f"check {{checked}} --fix --dry-run {' '.join(FOUND)}", ALL),
    command("check --update-baseline", "check {checked} --scope all --update-baseline --baseline ../found.json", ALL, True),
    command("check --since", f"check --since HEAD {' '.join(FOUND)}", ["git"]),
    command("check --staged", f"check --staged {' '.join(FOUND)}", ["git"]),
    command("check --units", "check --units -", ["units"]),
    command("init", "init --force", ALL, True),
    command("apply", "apply ../Delivery --to .", TABLES, True),
    command("apply --dry-run", "apply ../Delivery --to . --on-reject source --dry-run", TABLES),
    *(command(f"convert {target}", f"convert {{main}} --to {target} --output ../Out", TABLES, True)
      for target in ["strings", "xcstrings"]),
    *(command(f"convert {target}", f"convert . --to {target} --locale de --output ../Out", ["table", "sources", "project"], True)
      for target in ["xliff", "xcloc"]),
    command("convert xliff-return", "convert ../Delivery --to xliff-return --source . --output ../Out", TABLES, True),
    command("evaluate", "evaluate {main} {key} 3 4 5 {locale}", TABLES),
    *(command(f"show {form}", f"show {{main}} --format {form}", TABLES) for form in ["text", "json", "textconv"]),
    command("set", "set {main} {key} Neu {locale}", TABLES, True),
    command("set --remove --dry-run", "set {main} {key} --remove --dry-run", TABLES),
    command("format --check", "format --check {main}", TABLES),
    command("format --sort", "format --sort {main}", TABLES, True),
    command("merge", "merge {base} ../Delivery/{file} ../Theirs/{file}", TABLES, True),
    *(command(f"pseudo {mode}", f"pseudo {{english}} --mode {mode} --output ../Out --allow-leak", TABLES, True) for mode in MODES),
    command("pseudo --mimic", "pseudo {english} --mimic de --quantile distribution --output ../Out --allow-leak", TABLES, True),
    command("pseudo --report", "pseudo --report --mimic de", ["table"]),
    *(command(f"extract {form}", f"extract --all-strings --format {form}", ["sources"])
      for form in ["text", "strings", "xcstrings", "xliff --locale de", "stringsdata --output ../Out/"]),
    *(command(f"extract {form}", f"extract --all-strings --format {form}", ["sources"], only=REPORTED)
      for form in ["json", "jsonl"]),
    command("extract", "extract", ["sources", "project"]),
    command("extract --hard-coded", "extract --hard-coded", ["sources"]),
    command("extract --into", "extract --all-strings --into en.lproj/Localizable.strings", ["sources"], True),
    command("extract --remove-vanished", "extract --into en.lproj/Localizable.strings --remove-vanished --dry-run", ["sources"]),
    command("preview", "preview", ["sources", "project"]),
    command("localize --dry-run", "localize --dry-run --force", ["sources", "project"]),
    command("localize", "localize", ["sources"], True),
    command("", "{own}", ["arguments"]),
]
