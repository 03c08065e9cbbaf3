"""Compares what `preview` says before and after commits that have nothing to do with accessibility.

Takes random commits that change Swift files without a word about accessibility or localization, and no strings files. The folders are
clones, which may be bare. Prints the lines that changed nevertheless; ends with 1 if more than 2 of 100 commits change one.
"""

import random
import re
import subprocess
import tempfile

from measures import spoken_replay
from measures.running import history, program
from measures.running.arguments import Parser, existing_folder

GOAL = 0.98
# A changed line that matches makes a commit one about spoken strings.
WORDS = re.compile(rb"^[-+].*(ccessib|ocaliz|11y|L10n|Strings\.|VoiceOver)", re.MULTILINE)
STRINGS = (".strings", ".stringsdict", ".xcstrings", ".xib", ".storyboard", ".m", ".h", ".pbxproj")


def is_unrelated(repository, commit):
    changed = history.git(repository, "diff-tree", "--no-commit-id", "--name-only", "-r", commit).decode(errors="replace").split("\n")
    if not any(path.endswith(".swift") for path in changed) or any(path.endswith(STRINGS) for path in changed):
        return False
    try:
        return not WORDS.search(history.git(repository, "diff-tree", "-p", "-r", commit, "--", "*.swift"))
    except subprocess.CalledProcessError:
        # A partial clone lacks the files.
        return False


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("repositories", metavar="repository", type=existing_folder, nargs="+")
    parser.add_argument("--count", type=int, default=200, help="the number of commits (default: 200)")
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--all", action="store_true", help="include elements without an accessibility string")
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    chance = random.Random(options.seed)
    share = -(-options.count // len(options.repositories))
    compared, silent = 0, 0
    for repository in options.repositories:
        commits = history.git(repository, "log", "--no-merges", "--format=%H", "-n", "3000").decode().split()
        chance.shuffle(commits)
        taken = 0
        for commit in commits:
            if taken == share:
                break
            if not history.has(repository, commit + "^") or not is_unrelated(repository, commit):
                continue
            taken += 1
            spoken = []
            for revision in (commit + "^", commit):
                with tempfile.TemporaryDirectory() as folder:
                    history.export(repository, revision, folder)
                    spoken.append(spoken_replay.transcripts(tool, folder, *(["--all"] if options.all else [])))
            found = spoken_replay.changes(*spoken)
            compared += 1
            silent += not found
            if found:
                print(f"{repository.name} {commit[:10]}", *found[:4], sep="\n  ", flush=True)
        print(f"{repository.name}: {taken} commits", flush=True)
    print(f"{compared} commits, {silent} change nothing")
    return 0 if compared and silent >= GOAL * compared else 1
