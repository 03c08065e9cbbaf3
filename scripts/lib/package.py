"""Makes the packages of a release from one binary.

usage: package.py VERSION BINARY STAGE OUT

STAGE contains the files that accompany the binary: man page, completions, CHANGELOG, LICENSE, notices. Writes into OUT
an archive, a wheel, an artifact bundle, the Homebrew formula and, on Linux, a Debian package. The same input gives the
same bytes: times are those of SOURCE_DATE_EPOCH, and entries are sorted.
"""

import os
import pathlib
import platform
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parent))
from packaging_formats import archive, artifact_bundle, debian, formula, wheel  # noqa: E402


class Release:
    """The input of every package."""

    def __init__(self, version, binary, stage, out):
        self.version = version
        self.binary = pathlib.Path(binary)
        self.stage = pathlib.Path(stage)
        self.out = pathlib.Path(out)
        self.time = int(os.environ["SOURCE_DATE_EPOCH"])
        self.machine = {"amd64": "x86_64", "arm64": "aarch64"}.get(platform.machine(), platform.machine())
        self.system = platform.system().lower()

    @property
    def name(self):
        """The name of the archive without its extension, such as `axstrings-0.1.0-linux-x86_64`."""
        return f"axstrings-{self.version}-{self.system}-{self.machine}"


def main():
    release = Release(*sys.argv[1:])
    archive.write(release)
    artifact_bundle.write(release)
    wheel.write(release)
    if release.system == "linux":
        debian.write(release)
    formula.write(release)


if __name__ == "__main__":
    main()
