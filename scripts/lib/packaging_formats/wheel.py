"""The wheel for PyPI: `pip install axstrings`, `pipx` and `uvx` (PEP 427, core metadata 2.4)."""

import base64
import hashlib
import zipfile

from packaging_formats import zipped

MAIN = b"""import os
import sys
import sysconfig

tool = os.path.join(sysconfig.get_path("scripts"), "axstrings")
os.execv(tool, [tool, *sys.argv[1:]])
"""

METADATA = """Metadata-Version: 2.4
Name: axstrings
Version: {version}
Summary: Checks and localizes accessibility strings: what VoiceOver speaks, in every language
License-Expression: Apache-2.0
License-File: LICENSE
License-File: THIRD-PARTY-NOTICES.md
Requires-Python: >=3.8
Classifier: Environment :: Console
Classifier: Topic :: Software Development :: Localization
Project-URL: Homepage, https://github.com/axstrings/axstrings
Project-URL: Changelog, https://github.com/axstrings/axstrings/blob/main/CHANGELOG.md
Description-Content-Type: text/markdown

# axstrings

Checks the strings that VoiceOver speaks, in every language of an app for Apple platforms.

```sh
axstrings check      # every source file and strings file of the project
axstrings init       # writes a configuration and a baseline
```

The [guide](https://axstrings.github.io/axstrings/) begins with an existing app and ends with a green check in CI.
"""

# A static binary runs with any C library, so both kinds of Linux may take it.
PLATFORMS = {
    ("linux", "x86_64"): "manylinux_2_17_x86_64.manylinux2014_x86_64.musllinux_1_1_x86_64",
    ("linux", "aarch64"): "manylinux_2_17_aarch64.manylinux2014_aarch64.musllinux_1_1_aarch64",
    ("darwin", "arm64"): "macosx_13_0_arm64",
    ("darwin", "aarch64"): "macosx_13_0_arm64",
    ("darwin", "x86_64"): "macosx_13_0_x86_64",
}


def write(release):
    tag = f"py3-none-{PLATFORMS[release.system, release.machine]}"
    info = f"axstrings-{release.version}.dist-info"
    tags = "".join(f"Tag: py3-none-{platform}\n" for platform in tag.removeprefix("py3-none-").split("."))
    files = [
        (f"axstrings-{release.version}.data/scripts/axstrings", release.binary.read_bytes(), 0o755),
        ("axstrings/__init__.py", b"", 0o644),
        ("axstrings/__main__.py", MAIN, 0o644),
        (f"{info}/METADATA", METADATA.format(version=release.version).encode(), 0o644),
        (f"{info}/WHEEL", f"Wheel-Version: 1.0\nGenerator: axstrings\nRoot-Is-Purelib: false\n{tags}".encode(), 0o644),
    ]
    files += [
        (f"{info}/licenses/{name}", (release.stage / name).read_bytes(), 0o644)
        for name in ("LICENSE", "THIRD-PARTY-NOTICES.md")
    ]
    record = "".join(f"{name},sha256={digest(data)},{len(data)}\n" for name, data, _ in files)
    files.append((f"{info}/RECORD", f"{record}{info}/RECORD,,\n".encode(), 0o644))
    with zipfile.ZipFile(release.out / f"axstrings-{release.version}-{tag}.whl", "w") as wheel:
        for name, data, mode in files:
            zipped.add(wheel, name, data, mode, release.time)


def digest(data):
    return base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
