"""Compares which string `preview` finds for a key with Foundation's Bundle.

Takes the tables of the sample apps, without keys that have plural forms, in which Bundle returns a format. For each locale, a bundle whose
development region it is contains its tables, because Bundle on Linux only looks into that one. A key that the locale's table lacks must
be spoken as such by both. Prints each difference; ends with 1 if there is one.
"""

import json
import pathlib
import plistlib
import re
import shutil
import subprocess
import tempfile

from measures.running import program, shell
from measures.running.arguments import Parser, existing_folder

PROGRAM = """
import Foundation

let bundle = Bundle(path: CommandLine.arguments[1])!
while let line = readLine(), let key = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String] {
    let text = bundle.localizedString(forKey: key[1], value: nil, table: key[0])
    print(String(decoding: try JSONEncoder().encode([text]), as: UTF8.self))
}
"""


def keys(tool, project):
    """The table and the name of each key of the project that has no plural forms."""
    found = set()
    for path in sorted(project.rglob("*.lproj/*.strings")):
        shown = program.run(tool, ["show", path, "--format", "json"])
        for entry in json.loads(shown.stdout)["entries"]:
            found.add((path.stem, entry["key"]))
    plurals = {(path.stem, key) for path in project.rglob("*.stringsdict") for key in plistlib.loads(path.read_bytes())}
    return sorted(key for key in found if key not in plurals)


def ours(tool, project, all_keys, locale, folder):
    """The text of `preview` for each key."""
    for path in project.rglob("*.lproj"):
        shutil.copytree(path, folder / path.name, ignore=shutil.ignore_patterns("*.storyboard", "*.xib"))
    statements = [f"view{number}.accessibilityLabel = NSLocalizedString({json.dumps(key, ensure_ascii=False)}, tableName: "
                  f"{json.dumps(table)}, comment: \"\")" for number, (table, key) in enumerate(all_keys)]
    (folder / "Keys.swift").write_text("func show() {\n" + "\n".join(statements) + "\n}\n", encoding="utf-8")
    answer = program.run(tool, ["preview", "--locale", locale, "--format", "json", "--quiet"], folder)
    spoken = {}
    for screen in json.loads(answer.stdout)["locales"][0]["screens"]:
        for element in screen["elements"]:
            text = "".join(plain(part) for part in element["variants"][0]["parts"] if part["source"] not in ("pause", "voiceover"))
            spoken[all_keys[int(element["name"].removeprefix("view"))]] = text
    return spoken


def plain(part):
    """The text of a part without our marks."""
    text = part["text"]
    if part["source"] == "runtime":
        return text[1:-1]
    if part["source"] == "key":
        text = text.removeprefix("{raw key ").removesuffix("}")
    elif "language" in part:
        text = re.sub(r"^\{in [^:]*: |\}$", "", text)
    return text.replace("{{", "{").replace("}}", "}").replace("{newline}", "\n")


def theirs(oracle, project, all_keys, locale, folder):
    """The string that Bundle returns for each key."""
    for path in project.rglob(f"{locale}.lproj"):
        shutil.copytree(path, folder / path.name)
    (folder / "Info.plist").write_bytes(plistlib.dumps({"CFBundleDevelopmentRegion": locale}))
    lines = "".join(json.dumps(key) + "\n" for key in all_keys)
    run = subprocess.run([oracle, folder], input=lines, capture_output=True, text=True, check=True)
    return dict(zip(all_keys, (json.loads(line)[0] for line in run.stdout.splitlines())))


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("projects", metavar="project", type=existing_folder, nargs="*")
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    projects = options.projects or [shell.ROOT / "Tests/Fixtures/SampleApp" / name for name in ("Correct", "Faulty")]
    compared, different = 0, 0
    with tempfile.TemporaryDirectory() as name:
        source = pathlib.Path(name, "main.swift")
        source.write_text(PROGRAM, encoding="utf-8")
        oracle = pathlib.Path(name, "oracle")
        subprocess.run(["swiftc", source, "-o", oracle], check=True)
        for project in projects:
            all_keys = keys(tool, project)
            for locale in sorted({path.name.removesuffix(".lproj") for path in project.rglob("*.lproj")} - {"Base"}):
                with tempfile.TemporaryDirectory() as one, tempfile.TemporaryDirectory() as other:
                    spoken = ours(tool, project, all_keys, locale, pathlib.Path(one))
                    found = theirs(oracle, project, all_keys, locale, pathlib.Path(other))
                for key in all_keys:
                    compared += 1
                    # Bundle returns the string unchanged. VoiceOver speaks it without spaces around it.
                    if spoken.get(key, "").rstrip(".") != found[key].strip().rstrip("."):
                        different += 1
                        print(f"{project.name} {locale} {key}: {spoken.get(key)!r}, Bundle {found[key]!r}")
    print(f"{compared} look-ups, {different} different")
    return 1 if different else 0
