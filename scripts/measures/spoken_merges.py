"""Merges branches that change what VoiceOver says in different places.

Generates a project with several screens and three languages, and keeps its transcripts with `preview --update`. In each case, two branches
add an element to different screens, or two translators deliver different languages, and each branch updates the transcripts. Prints each
case with a conflict in the transcripts, or whose merged transcripts aren't those of the merged project; ends with 1 if there is one.
"""

import os
import pathlib
import random
import subprocess
import tempfile

from measures.running import program
from measures.running.arguments import Parser

LOCALES = ["en", "de", "fr"]
IDENTITY = {"GIT_AUTHOR_NAME": "a", "GIT_AUTHOR_EMAIL": "a@example.com", "GIT_COMMITTER_NAME": "a", "GIT_COMMITTER_EMAIL": "a@example.com",
            "GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


class Project:
    """The elements of each screen, and the translations of their labels."""

    def __init__(self, folder, chance):
        self.folder, self.chance = folder, chance
        self.screens = {f"Screen{number:02}": [f"view{index}" for index in range(chance.randint(2, 6))] for number in range(12)}
        self.translations = {locale: {} for locale in LOCALES}

    def write(self):
        for screen, elements in self.screens.items():
            lines = [f'        {name}.accessibilityLabel = NSLocalizedString("{screen}.{name}", comment: "")' for name in elements]
            text = f"import UIKit\nclass {screen} {{\n    func show() {{\n" + "\n".join(lines) + "\n    }\n}\n"
            self.file(f"{screen}.swift", text)
        for locale in LOCALES:
            entries = [f'"{screen}.{name}" = "{self.translations[locale].get((screen, name), f"{name} of {screen} in {locale}")}";\n'
                       for screen, elements in self.screens.items() for name in elements]
            self.file(f"{locale}.lproj/Localizable.strings", "".join(entries))

    def file(self, path, text):
        place = self.folder / path
        place.parent.mkdir(exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def add_element(self, screen):
        elements = self.screens[screen]
        elements.insert(self.chance.randint(0, len(elements)), f"added{len(elements)}")

    def translate(self, locale):
        places = [(screen, name) for screen, elements in self.screens.items() for name in elements]
        for place in self.chance.sample(places, self.chance.randint(1, 10)):
            self.translations[locale][place] = f"{place[1]} delivered for {locale}"


def git(folder, *arguments):
    return subprocess.run(["git", *arguments], cwd=folder, env={**os.environ, **IDENTITY}, capture_output=True, text=True, check=False)


def commit(tool, project, change):
    """Commits a change with its transcripts."""
    project.write()
    program.run(tool, ["preview", "--update", "--quiet"], project.folder)
    git(project.folder, "add", "-A")
    git(project.folder, "commit", "-q", "-m", change)


def branches(chance, names):
    """Two changes that have nothing to do with each other."""
    if chance.random() < 0.5:
        one, other = chance.sample(names, 2)
        return [("add_element", one), ("add_element", other)]
    one, other = chance.sample(LOCALES, 2)
    return [("translate", one), ("translate", other)]


def conflict(tool, seed):
    """The fault of a case; None if it is correct."""
    chance = random.Random(seed)
    with tempfile.TemporaryDirectory() as name:
        project = Project(pathlib.Path(name), chance)
        project.file(".axstrings.yml", f"preview: {{locales: [{', '.join(LOCALES)}]}}\n")
        git(name, "init", "-q", "-b", "main")
        commit(tool, project, "start")
        changes = branches(chance, list(project.screens))
        for branch, (change, place) in zip(["one", "other"], changes):
            git(name, "checkout", "-q", "-b", branch, "main")
            changed = Project(pathlib.Path(name), chance)
            changed.screens = {screen: list(elements) for screen, elements in project.screens.items()}
            getattr(changed, change)(place)
            commit(tool, changed, branch)
        git(name, "checkout", "-q", "one")
        merge = git(name, "merge", "-q", "--no-edit", "other")
        if merge.returncode:
            return f"{changes}: {merge.stdout}"
        check = program.run(tool, ["preview", "--check"], name)
        return f"{changes}: {check.stdout}{check.stderr}" if check.returncode else None


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("--count", type=int, default=50, help="the number of cases (default: 50)")
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    found = [wrong for seed in range(options.count) if (wrong := conflict(tool, seed))]
    print("\n".join(found))
    print(f"{options.count} merges, {len(found)} with a conflict or other transcripts")
    return 1 if found else 0
