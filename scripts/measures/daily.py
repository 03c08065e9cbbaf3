"""Times the commands for everyday use in apps, compared with swift-syntax parsing every Swift file.

Prints times, ratios and memory. Each app is copied, made a Git repository with one commit, and given a configuration and a baseline
by `init`; nothing is written to the app itself. Processor time of all cores counts, because other work on the machine changes
the wall time several times over: the best of three runs, after one that brings the files into memory. The commands take turns.

A command that can't do its work with a project (code 2) is marked, and not measured against its budget.

A budget is a multiple of the parser's time. An app with fewer than 300 Swift files says little about that: there, reading every
source and strings file once counts. Both have 0.2 s on top. The parser reads no translation: a command that checks them may also
take a twentieth of the time that pofilter of translate-toolkit takes for as many, which is the goal of `check-speed`. Ends with 1 if a command is over its budget, is ended by a signal, or
takes more memory than allowed.
"""

import pathlib
import re
import shutil
import subprocess
import tempfile
import time

from measures.inputs import delivery
from measures.running import environment, process, program, shell
from measures.running.arguments import Parser, existing_folder

RUNS = 3
START = 0.2
FEW = 300
# How many times as long as the peer each command may take.
BUDGETS = {
    "init": 1,
    "check": 1,
    "check --since": 1,
    "extract": 1,
    "extract --into": 2,
    "localize": 2,
    "pseudo": 1,
    "convert": 1,
    "apply": 1,
}
# The commands that check translations.
CHECKS = {"init", "check", "check --since"}
PEER_STRINGS, PEER_SHARE = 10_000, 1 / 20
# A string, or a form of one, in each kind of strings file.
STRINGS = {
    ".strings": re.compile(rb'^\s*("(?:[^"\\]|\\.)*"|\w+)\s*=\s*"', re.MULTILINE),
    ".stringsdict": re.compile(rb"<key>(zero|one|two|few|many|other)</key>"),
    ".xcstrings": re.compile(rb'"value"\s*:\s*"'),
    ".xliff": re.compile(rb"<target[\s>]"),
}
MEGABYTES, LINES = 300, 500_000
SOURCES = {".swift", ".m", ".mm", ".h", ".xib", ".storyboard"}
TABLES = {".strings", ".stringsdict", ".xcstrings", ".xliff"}


def files(folder, endings):
    return sorted(path for path in folder.rglob("*") if path.suffix in endings and path.is_file() and ".git" not in path.parts)


def git(folder, *arguments):
    settings = ["-c", "user.name=a", "-c", "user.email=a@example.org", "-c", "core.autocrlf=false"]
    subprocess.run(["git", *settings, *arguments], cwd=folder, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, check=True)


def source_table(app):
    """The table for `extract --into`: the largest `Localizable` in English, or else the largest table; or None."""
    own = [
        path
        for path in files(app, TABLES)
        if path.suffix == ".xcstrings" or path.suffix == ".strings" and path.parent.name in ("en.lproj", "Base.lproj")
    ]
    return max(own, key=lambda path: (path.name == "Localizable" + path.suffix, path.stat().st_size), default=None)


def translations(app):
    """How many translated strings the app has, with each plural form counted."""
    own = [path for path in files(app, TABLES) if path.parent.name not in ("en.lproj", "Base.lproj")]
    return sum(len(STRINGS[path.suffix].findall(text(path))) for path in own)


def text(path):
    """The file's text as UTF-8. Strings files may be UTF-16."""
    raw = path.read_bytes()
    return raw.decode("utf-16", "replace").encode() if raw.startswith((b"\xff\xfe", b"\xfe\xff")) else raw


def peer_time(scratch):
    """Processor time that pofilter takes for a translation, on this machine at this time."""
    delivery.write(PEER_STRINGS, scratch)
    command = [environment.program("pofilter"), "--language", "de", scratch / "units.po", scratch / "filtered.po"]
    return min(process.run(command).seconds for _ in range(RUNS)) / PEER_STRINGS


def translation(app, table):
    """The folder of another localization of the table, to use as a delivery; None if there is none."""
    folders = sorted(path.parent for path in table.parent.parent.glob(f"*.lproj/{table.name}") if path.parent != table.parent)
    return folders[0] if folders else None


def commands(tool, app, scratch):
    """The commands by name, each with what it needs."""
    found = {
        "init": [tool, "init", "--dry-run"],
        "check": [tool, "check", "--fail-on", "never"],
        "check --since": [tool, "check", "--since", "HEAD", "--fail-on", "never"],
        "extract": [tool, "extract", "--format", "json"],
        "localize": [tool, "localize", "--dry-run"],
    }
    table = source_table(app)
    if table is None:
        return found
    path = str(table.relative_to(app))
    found["extract --into"] = [tool, "extract", "--into", path, "--remove-vanished", "--dry-run"]
    found["pseudo"] = [tool, "pseudo", path, "--output", str(scratch / "pseudo"), "--allow-leak", "--dry-run"]
    delivery = translation(app, table)
    if delivery is not None:
        locale = delivery.name.removesuffix(".lproj")
        found["convert"] = [tool, "convert", ".", "--to", "xliff", "--locale", locale, "--output", str(scratch / "out")]
        copy = scratch / "delivery" / delivery.name
        copy.mkdir(parents=True)
        shutil.copy(delivery / table.name, copy)
        found["apply"] = [tool, "apply", str(scratch / "delivery"), "--to", ".", "--dry-run"]
    return found


def read_all(paths):
    """Processor time for reading every file once, in this process."""
    best = float("inf")
    for _ in range(RUNS):
        start = time.process_time()
        for path in paths:
            path.read_bytes()
        best = min(best, time.process_time() - start)
    return best


def measure(tool, parser, app, scratch, per_translation):
    """Prints the app's figures, and returns the names of the commands that fail or miss their budget."""
    swift = files(app, {".swift"})
    lines = sum(path.read_bytes().count(b"\n") for path in files(app, SOURCES))
    listed = commands(tool, app, scratch)
    best = {name: float("inf") for name in ["parser", *listed]}
    size = {name: 0 for name in best}
    wrong, unable = set(), set()
    for turn in range(RUNS + 1):
        for name, command in [("parser", [parser, "."]), *listed.items()]:
            shutil.rmtree(scratch / "out", ignore_errors=True)
            seconds, memory, code = process.run(command, app)
            if code < 0 or code > 2 or name == "parser" and code:
                wrong.add(name)
            if code == 2:
                unable.add(name)
            if turn:
                best[name] = min(best[name], seconds)
            size[name] = max(size[name], memory)
    peer, base = "parse", best["parser"]
    if len(swift) < FEW:
        peer, base = "read", read_all(files(app, SOURCES | TABLES))
    count = translations(app)
    checking = count * per_translation * PEER_SHARE
    print(
        f"{app.name}: {len(swift)} Swift files, {lines} lines of source; {peer} {base * 1000:.0f} ms; "
        f"{count} translations, {checking * 1000:.0f} ms"
    )
    for name in listed:
        limit = BUDGETS[name] * base + START + (checking if name in CHECKS else 0)
        most = MEGABYTES * 1e6 * max(1, lines / LINES)
        if name not in unable and (best[name] > limit or name.startswith("extract") and size[name] > most):
            wrong.add(name)
        mark = "  OVER" if name in wrong else "  code 2" if name in unable else ""
        print(
            f"  {name:15} {best[name] * 1000:6.0f} ms  ×{best[name] / max(base, 0.001):<6.2f} at most {limit * 1000:6.0f} ms"
            f"  {size[name] / 1e6:4.0f} MB{mark}",
            flush=True,
        )
    return {f"{app.name}: {name}" for name in wrong}


def main(arguments):
    parser = Parser(__name__, __doc__, ["translate-toolkit==3.*"])
    parser.add_argument("apps", metavar="app", type=existing_folder, nargs="+")
    options = parser.parse(arguments)
    tool, peer = program.release_build("axstrings", "parse-benchmark")
    shell.step("Daily commands, processor time, best of 3 runs each")
    wrong = set()
    with tempfile.TemporaryDirectory() as temporary:
        per_translation = peer_time(pathlib.Path(temporary))
    for app in options.apps:
        with tempfile.TemporaryDirectory() as temporary:
            scratch = pathlib.Path(temporary).resolve()
            copy = scratch / app.name
            shutil.copytree(app, copy, ignore=shutil.ignore_patterns(".git", ".axstrings*"), symlinks=True)
            git(copy, "init", "-q")
            git(copy, "add", "-A")
            git(copy, "commit", "-q", "--allow-empty", "-m", "a")
            # One strings file and one source change, as on a branch that `check --since` is run for.
            table, sources = source_table(copy), files(copy, {".swift"})
            for path in [table, *sources[len(sources) // 2 :][:1]]:
                if path is not None:
                    path.write_bytes(path.read_bytes() + b"\n")
            process.run([tool, "init"], copy)
            wrong |= measure(tool, peer, copy, scratch, per_translation)
    for name in sorted(wrong):
        print("over its budget, or failed:", name)
    return 1 if wrong else 0
