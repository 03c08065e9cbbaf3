"""The output of commands in README.md and the pages of docs/, and pictures of it.

The head of scripts/pages describes the comments.
"""

import html
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

from terminal_picture import picture

OWNED = ["docs/images/*"]
SAMPLE = "Tests/Fixtures/SampleApp"
COMMENT = re.compile(r"<!-- (output|picture|folder|run): (.*) -->")
END = re.compile(r"<!-- end of (output|picture) -->")


def printed(command, folder, variables):
    """The output of a command on both streams, whatever its exit code."""
    run = subprocess.run(
        ["bash", "-c", command], cwd=folder, env=variables, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT,
        check=False)
    return run.stdout.decode("utf-8").rstrip("\n")


def image(path, command, text):
    """An image whose alternative text is the output in words, without the lines of source code."""
    lines = (re.sub(r"^ *[0-9]* \|.*", "", line).lstrip(" ") for line in text.split("\n"))
    words = " ".join(line if line.endswith((".", ":")) else f"{line}." for line in lines if line)
    return f'<img alt="{html.escape(f"{command} prints: {words}")}" src="{path}">'


class Page:
    """A page whose commands run in a copy of the sample app."""

    def __init__(self, path, app, variables):
        self.path, self.app, self.folder, self.variables = path, app, app, variables
        self.pictures = {}

    def run(self, command):
        return printed(command, self.folder, self.variables)

    def shown(self, kind, command):
        """The lines that a comment asks for."""
        if kind == "output":
            return ["```console", f"$ {command}", self.run(command), "```"]
        name = f"docs/images/{self.path.stem.lower()}.svg"
        colored = {key: value for key, value in self.variables.items() if key != "NO_COLOR"} | {"CLICOLOR_FORCE": "1"}
        self.pictures[name] = picture(command, printed(command, self.folder, colored))
        return [image(name, command, self.run(command))]

    def written(self):
        """The page with the output and pictures of this run."""
        lines, is_skipping = [], False
        for line in self.path.read_text(encoding="utf-8").rstrip("\n").split("\n"):
            if END.fullmatch(line):
                is_skipping = False
            if is_skipping:
                continue
            lines.append(line)
            comment = COMMENT.fullmatch(line)
            if not comment:
                continue
            kind, text = comment.groups()
            if kind == "folder":
                self.folder = self.app / text
            elif kind == "run":
                self.run(text)
            else:
                lines += self.shown(kind, text)
                is_skipping = True
        if is_skipping:
            sys.exit(f"{self.path}: a block has no end")
        return "\n".join(lines) + "\n"


def pages(tool):
    variables = os.environ | {
        "PATH": f"{pathlib.Path(tool).parent}:{os.environ['PATH']}", "NO_COLOR": "1", "SOURCE_DATE_EPOCH": "0"}
    contents = {}
    for path in [pathlib.Path("README.md"), *sorted(pathlib.Path("docs").glob("*.md"))]:
        if not re.search("(?m)^<!-- (output|picture): ", path.read_text(encoding="utf-8")):
            continue
        with tempfile.TemporaryDirectory() as scratch:
            app = pathlib.Path(scratch, "app")
            shutil.copytree(SAMPLE, app, symlinks=True)
            page = Page(path, app, variables)
            contents[path] = page.written()
            contents.update(page.pictures)
    return contents
