"""Runs the tests with other versions of ICU: no finding and no snapshot may depend on the version.

The versions are that of Swift's Foundation, which is Apple's, and the newest that the PyPI package icu4py has. A library that is
loaded first answers each call of the system's ICU with the other one's function, so nothing is built twice. Works on Linux with
an x86_64 processor only.
"""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sysconfig
import tempfile

from measures.running import shell
from measures.running.arguments import Parser

PROGRAM = ".build/debug/axstrings"


def output(*command):
    return subprocess.run(command, cwd=shell.ROOT, stdout=subprocess.PIPE, text=True, check=True).stdout.strip()


def write_library(path, prefix, suffix, *arguments):
    """Writes a library that answers `uloc_getParent_72` with `prefix + uloc_getParent + suffix` of other libraries."""
    version = output("pkg-config", "--modversion", "icu-i18n").split(".")[0]
    names = re.findall(rf"(?m)^ *U (\w*)_{version}$", output("nm", "-D", PROGRAM))
    functions = [
        f".globl {name}_{version}\n.type {name}_{version},@function\n"
        f"{name}_{version}:\n\tjmp *{prefix}{name}{suffix}@GOTPCREL(%rip)\n" for name in names]
    assembly = path.with_suffix(".s")
    assembly.write_text("\n".join([".text", *functions, '.section .note.GNU-stack,"",@progbits\n']))
    subprocess.run(
        ["clang", "-shared", "-fPIC", "-o", path, assembly, "-Wl,--no-as-needed", "-Wl,-Bsymbolic", *map(str, arguments)],
        check=True)


def passes(library, arguments):
    """Whether the tests pass with a library that answers for ICU."""
    variables = {**os.environ, "LD_PRELOAD": str(library)}
    version = subprocess.run([PROGRAM, "--version"], cwd=shell.ROOT, env=variables, stdout=subprocess.PIPE, text=True, check=True)
    shell.step(f"Running the tests with {version.stdout.strip()}")
    variables["AXSTRINGS_PRELOAD"] = str(library)
    return subprocess.run(["swift", "test", "--skip-build", *arguments], cwd=shell.ROOT, env=variables, check=False).returncode == 0


def main(arguments):
    parser = Parser(__name__, __doc__, ["icu4py"])
    parser.add_argument("--filter", action="append", default=[], help="a regular expression for the names of the tests to run")
    options = parser.parse(arguments)
    if (platform.system(), platform.machine()) != ("Linux", "x86_64"):
        shell.give_up("icu-versions works on Linux with an x86_64 processor only")
    shell.step("Building the tests")
    shell.printed(["setup"], "swift build --build-tests >&2")
    filters = [part for name in options.filter for part in ("--filter", name)]
    with tempfile.TemporaryDirectory() as scratch:
        apple, newest = pathlib.Path(scratch, "apple.so"), pathlib.Path(scratch, "newest.so")
        swift = pathlib.Path(shutil.which("swift")).resolve().parents[1] / "lib/swift/linux"
        write_library(apple, "swift_", "", f"-L{swift}", "-l_FoundationICU", f"-Wl,-rpath,{swift}")
        libraries = pathlib.Path(sysconfig.get_path("platlib")) / "icu4py.libs"
        common, internationalization = (next(libraries.glob(f"libicu{part}-*.so.*")) for part in ("uc", "i18n"))
        version = re.search(r"\.so\.(\d+)", common.name)[1]
        write_library(newest, "", f"_{version}", internationalization, common, f"-Wl,-rpath,{libraries}")
        results = [passes(library, filters) for library in (apple, newest)]
    return 0 if all(results) else 1
