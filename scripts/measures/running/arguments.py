"""The arguments of a measure."""

import argparse
import pathlib

from measures.running import environment


class Parser(argparse.ArgumentParser):
    """Reads the arguments of a measure; its help is the docstring of the module.

    packages: what the measure needs from PyPI. It then runs in an environment that has them.
    """

    def __init__(self, module, docstring, packages=()):
        self.packages = packages
        super().__init__(
            prog=f"scripts/measure {module.split('.')[1].replace('_', '-')}", description=docstring, allow_abbrev=False,
            formatter_class=argparse.RawDescriptionHelpFormatter)

    def parse(self, arguments):
        options = self.parse_args(arguments)
        environment.require(*self.packages)
        return options


def existing_folder(text):
    """The absolute path of a folder that exists."""
    path = pathlib.Path(text).resolve()
    if not path.is_dir():
        raise argparse.ArgumentTypeError(f"{text} isn't a folder")
    return path


def existing_file(text):
    """The absolute path of a file that exists."""
    path = pathlib.Path(text).resolve()
    if not path.is_file():
        raise argparse.ArgumentTypeError(f"{text} isn't a file")
    return path
