"""Writes the notices of everything that is linked into a binary.

usage: notices.py LINK_MAP CHECKOUTS SWIFT > THIRD-PARTY-NOTICES.md

LINK_MAP is the linker's map, CHECKOUTS the folder of the packages that were built, SWIFT that of the toolchain. Ends with 1 if
the map names a library whose notice isn't known: a copy may not be handed out without it.
"""

import pathlib
import re
import sys

DOCUMENTS = pathlib.Path("/usr/share/doc")


class Component:
    """A part of the binary: which of the linker's input files belong to it, and where its notice is."""

    def __init__(self, name, terms, pattern, *notices):
        self.name = name
        self.terms = terms
        self.pattern = re.compile(pattern)
        self.notices = notices


def newest(pattern):
    """The notice of the newest version of a Debian package that is installed."""
    return max(DOCUMENTS.glob(pattern), default=DOCUMENTS / pattern)


def components(checkouts, swift):
    return [
        Component("axstrings", "Apache-2.0", r"/release/(AX\w+|C(File|ICU)|axstrings)\.build/"),
        Component(
            "swift-syntax", "Apache-2.0 with Runtime Library Exception",
            r"release/_?Swift(Syntax|Parser|Diagnostics|BasicFormat|Operators)\w*\.build",
            checkouts / "swift-syntax/LICENSE.txt"),
        Component(
            "swift-argument-parser", "Apache-2.0 with Runtime Library Exception", r"release/ArgumentParser\w*\.build",
            checkouts / "swift-argument-parser/LICENSE.txt"),
        Component("Yams", "MIT", r"release/Yams\.build", checkouts / "Yams/LICENSE"),
        Component("libyaml", "MIT", r"release/CYaml\.build", DOCUMENTS / "libyaml-0-2/copyright"),
        Component(
            "ICU, in Apple's version", "Unicode-3.0 and others", r"lib_FoundationICU\.a", DOCUMENTS / "libicu-dev/copyright"),
        Component(
            "Swift's standard library, Foundation and Dispatch", "Apache-2.0 with Runtime Library Exception",
            r"/swift_static/", swift / "share/swift/LICENSE.txt"),
        Component(
            "The GNU C Library", "LGPL-2.1-or-later", r"/lib(c|m|mvec|pthread|dl|rt|util|resolv|c_nonshared)[-.0-9]*\.a|/crt[1in]\.o",
            DOCUMENTS / "libc6-dev/copyright", pathlib.Path("/usr/share/common-licenses/LGPL-2.1")),
        Component(
            "GCC's runtime libraries", "GPL-3.0 with GCC Runtime Library Exception",
            r"/lib(gcc|gcc_eh|stdc\+\+)\.a|/crt(begin|end)\w*\.o", newest("libstdc++-*-dev/copyright")),
    ]


def inputs(link_map):
    """The archives and object files in the linker's map."""
    found = set()
    for line in link_map.read_text(encoding="utf-8", errors="replace").splitlines():
        match = re.search(r"(\S+\.(?:a|o))(?:\(|:|$)", line)
        if match and "/" in match.group(1):
            found.add(match.group(1))
    return found


def main():
    link_map, checkouts, swift = (pathlib.Path(argument) for argument in sys.argv[1:])
    known = components(checkouts, swift)
    linked, unknown = {}, []
    for file in sorted(inputs(link_map)):
        component = next((component for component in known if component.pattern.search(file)), None)
        if component:
            linked.setdefault(component.name, component)
        else:
            unknown.append(file)
    if unknown or not linked:
        sys.exit("notices.py: no notice is known for\n  " + "\n  ".join(unknown or ["(the map is empty)"]))
    print_notices([component for component in known if component.name in linked and component.notices])


def print_notices(linked):
    print("# Third-party notices\n\nThis binary of axstrings contains the following software, unchanged, under its own terms.\n")
    for component in linked:
        print(f"- {component.name}: {component.terms}")
    print(
        "\nThe GNU C Library is linked statically. To link the binary with another version of that library, build it from the"
        "\nsources of this version with `scripts/release` (https://github.com/axstrings/axstrings)."
    )
    for component in linked:
        print(f"\n## {component.name}\n")
        for notice in component.notices:
            print("```text\n" + notice.read_text(encoding="utf-8").rstrip().replace("```", "'''") + "\n```")


if __name__ == "__main__":
    main()
