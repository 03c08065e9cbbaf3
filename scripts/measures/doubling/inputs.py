"""The type of an input, and the list of all inputs."""

import importlib

INPUTS = []


class Input:
    """A kind of input that grows.

    `files` takes a count and answers the files' contents by path; `main` is the file, relative to `App`, that commands on one file
    read, `key` a key of it. A hostile input may be refused. `commands` are the names of those that read it, if not all of its kind.
    """

    def __init__(self, name, kind, size, files, main="", key="k0", hostile=False, commands=None, arguments=None, prepare=None):
        self.name, self.kind, self.size = name, kind, size
        self.main, self.key, self.hostile, self.commands = main, key, hostile, commands
        self.write = files
        self.arguments = arguments
        self.prepare = prepare or (lambda folder: None)

    def files(self, count):
        files = self.write(count)
        # The configuration makes App the root of a project.
        files.setdefault("App/.axstrings.yml", "development-language: en\n")
        return files


def add(name, kind, size, files, **options):
    INPUTS.append(Input(name, kind, size, files, **options))


for module in ("tables", "exchange", "sources", "projects"):
    importlib.import_module(f"measures.doubling.{module}")
