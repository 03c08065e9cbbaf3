"""`axstrings_VERSION_ARCH.deb`, by dpkg-deb."""

import email.utils
import gzip
import os
import pathlib
import shutil
import subprocess
import tempfile

ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}

CONTROL = """Package: axstrings
Version: {version}
Architecture: {architecture}
Maintainer: The axstrings authors <maintainers@axstrings.example>
Section: devel
Priority: optional
Installed-Size: {size}
Homepage: https://github.com/axstrings/axstrings
Description: checker and localizer for accessibility strings of Apple platforms
 axstrings checks the labels, hints, values and announcements that VoiceOver
 speaks, in every language of an app: missing and damaged translations, format
 strings that crash, plurals, and the style of each language.
"""

CHANGELOG = """axstrings ({version}) unstable; urgency=medium

  * The changes are listed in CHANGELOG.md.

 -- The axstrings authors <maintainers@axstrings.example>  {date}
"""

COPYRIGHT = """Copyright: 2026 the axstrings authors

axstrings is licensed under the Apache License 2.0, which is in
/usr/share/common-licenses/Apache-2.0 on Debian systems. The licenses of the
libraries in the binary are in THIRD-PARTY-NOTICES.md in this folder.
"""

# The binary holds the libraries that it needs, so that it runs on every distribution. The script for bash is generated, with
# its first line.
OVERRIDES = """axstrings: statically-linked-binary [usr/bin/axstrings]
axstrings: embedded-library *
axstrings: initial-upload-closes-no-bugs *
axstrings: bash-completion-with-hashbang *
"""


def write(release):
    if shutil.which("dpkg-deb") is None:
        return
    architecture = ARCHITECTURES[release.machine]
    with tempfile.TemporaryDirectory() as scratch:
        root = pathlib.Path(scratch) / "root"
        place_files(release, root)
        size = sum(path.stat().st_size for path in root.rglob("*") if path.is_file()) // 1024
        control = CONTROL.format(version=release.version, architecture=architecture, size=size)
        place(root / "DEBIAN/control", control.encode())
        for path in [root, *root.rglob("*")]:
            if path.is_dir():
                path.chmod(0o755)
            os.utime(path, (release.time, release.time))
        out = release.out / f"axstrings_{release.version}_{architecture}.deb"
        subprocess.run(
            ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(out)], check=True,
            stdout=subprocess.DEVNULL)


def place_files(release, root):
    stage, share = release.stage, root / "usr/share"
    place(root / "usr/bin/axstrings", release.binary.read_bytes(), 0o755)
    place(share / "man/man1/axstrings.1.gz", zipped((stage / "man/man1/axstrings.1").read_bytes()))
    place(share / "bash-completion/completions/axstrings", (stage / "completions/axstrings.bash").read_bytes())
    place(share / "zsh/vendor-completions/_axstrings", (stage / "completions/_axstrings").read_bytes())
    place(share / "fish/vendor_completions.d/axstrings.fish", (stage / "completions/axstrings.fish").read_bytes())
    place(share / "doc/axstrings/CHANGELOG.md.gz", zipped((stage / "CHANGELOG.md").read_bytes()))
    date = email.utils.formatdate(release.time)
    place(share / "doc/axstrings/changelog.gz", zipped(CHANGELOG.format(version=release.version, date=date).encode()))
    place(share / "doc/axstrings/copyright", COPYRIGHT.encode())
    place(share / "doc/axstrings/THIRD-PARTY-NOTICES.md", (stage / "THIRD-PARTY-NOTICES.md").read_bytes())
    place(share / "lintian/overrides/axstrings", OVERRIDES.encode())


def place(path, content, mode=0o644):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    path.chmod(mode)


def zipped(content):
    return gzip.compress(content, 9, mtime=0)
