"""Compares what `preview` says about elements with the assembly of AccessibilitySnapshot.

Both get the same random elements: labels, values, hints and traits, in English, German and Russian. The folder is the package
AccessibilitySnapshotModel of a checkout of cashapp/AccessibilitySnapshot at 599f19c38a. A copy is compiled with a small program around
it; only how it finds its words is replaced, because that doesn't compile on Linux. Prints each kind of difference once, and at the end how many answers are equal. Ends with 1 if an answer
differs in a way that isn't listed below.
"""

import collections
import json
import pathlib
import random
import re
import shutil
import subprocess
import tempfile
import unicodedata

from measures.running import shell
from measures.running.arguments import Parser, existing_folder

# Our traits, and theirs.
TRAITS = {
    "button": "button", "backButton": "backButton", "link": "link", "heading": "header", "image": "image", "adjustable": "adjustable",
    "dimmed": "notEnabled", "selected": "selected", "switchButton": "switchButton", "tab": "tabBarItem", "textField": "textEntry",
    "secure": "secureTextField", "textArea": "textArea", "editing": "isEditing", "searchField": "searchField",
    "keyboardKey": "keyboardKey",
}
TEXTS = [None, "", "Play", "Play.", "Back", "back", "Zurück", "Назад", "1", "0", "2", "50%", "Opens the song", "Opens the song.", "é…", "."]
# Patterns for their text, each with ours: in German and Russian they give “editing” no period, and the sentences about
# the rotor are misspelled, one with a quotation mark that isn't closed and one with Latin letters.
INTENDED = [
    (re.compile(r"(?<=\. )(Bearbeiten|Идет правка)(?=$| )"), r"\1."),
    (re.compile("Zuriff auf „Rechtschreibfehler verwenden"), "Zugriff auf „Rechtschreibfehler“ verwenden"),
    (re.compile("oбъeкту: Cлова"), "объекту: Слова"),
]

PROGRAM = """
import AccessibilitySnapshotModel
import Foundation

let names: [String: AccessibilityTraits] = [%s]
while let line = readLine(), let element = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any] {
    let traits = (element["theirs"] as? [String] ?? []).reduce(into: AccessibilityTraits()) { $0.formUnion(names[$1] ?? []) }
    let spoken = AccessibilityElement(
        description: "", label: element["label"] as? String, value: element["value"] as? String, traits: traits, identifier: nil,
        hint: element["hint"] as? String, userInputLabels: nil, shape: .frame(.zero), activationPoint: .zero,
        usesDefaultActivationPoint: true, customActions: [], customContent: [], customRotors: [],
        accessibilityLanguage: element["locale"] as? String, respondsToUserInteraction: true
    ).description(context: nil)
    print(String(decoding: try JSONEncoder().encode([spoken.description, spoken.hint ?? ""]), as: UTF8.self))
}
"""

WORDS = """
import Foundation

extension String {
    func localized(key: String, comment: String, locale: String?, file: StaticString = #file) -> String {
        words[locale ?? "en"]?[key] ?? self
    }
}

private let words = Dictionary(uniqueKeysWithValues: ["en", "de", "ru"].map { locale in
    let path = "%s/" + locale + ".lproj/Localizable.strings"
    let table = try! PropertyListSerialization.propertyList(from: Data(contentsOf: URL(fileURLWithPath: path)), format: nil)
    return (locale, table as! [String: String])
})
"""

MANIFEST = """// swift-tools-version: 5.9
import PackageDescription
let package = Package(
    name: "oracle", dependencies: [.package(path: "AccessibilitySnapshotModel")],
    targets: [.executableTarget(name: "oracle", dependencies: ["AccessibilitySnapshotModel"])])
"""


def elements(count):
    chance = random.Random(7)
    for _ in range(count):
        ours = [name for name in TRAITS if chance.random() < 0.2]
        # The value of a switch is never empty.
        values = [text for text in TEXTS if text != ""] if "switchButton" in ours else TEXTS
        yield {
            "locale": chance.choice(["en", "de", "ru"]), "label": chance.choice(TEXTS), "value": chance.choice(values),
            "hint": chance.choice(TEXTS), "traits": ours, "theirs": [TRAITS[name] for name in ours],
        }


def oracle(package, folder):
    """The path of a program around their package."""
    sources = folder / "AccessibilitySnapshotModel" / "Sources" / "AccessibilitySnapshotModel"
    shutil.copytree(package, folder / "AccessibilitySnapshotModel", ignore=shutil.ignore_patterns(".build"))
    (sources / "String+Localization.swift").write_text(WORDS % (sources / "Assets"))
    (folder / "Package.swift").write_text(MANIFEST)
    (folder / "Sources" / "oracle").mkdir(parents=True)
    names = ", ".join(f'"{name}": .{name}' for name in TRAITS.values())
    (folder / "Sources" / "oracle" / "main.swift").write_text(PROGRAM % names)
    subprocess.run(["swift", "build", "-q"], cwd=folder, check=True)
    return folder / ".build" / "debug" / "oracle"


def answers(program, lines):
    run = subprocess.run([program], input=lines, capture_output=True, text=True, check=True)
    return [json.loads(unicodedata.normalize("NFC", line)) for line in run.stdout.splitlines()]


def corrected(texts):
    for pattern, ours in INTENDED:
        texts = [pattern.sub(ours, text) for text in texts]
    return texts


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("package", type=existing_folder)
    parser.add_argument("--count", type=int, default=10_000, help="how many elements (default: %(default)s)")
    options = parser.parse(arguments)
    shell.step("Building both programs")
    probe = pathlib.Path(shell.printed(["setup"], 'swift build -q --product utterance-probe >&2; printf %s "$root/.build/debug"'))
    with tempfile.TemporaryDirectory() as temporary:
        program = oracle(options.package, pathlib.Path(temporary))
        asked = list(elements(options.count))
        lines = "".join(json.dumps(element) + "\n" for element in asked)
        ours, theirs = answers(probe / "utterance-probe", lines), answers(program, lines)
    assert len(ours) == len(theirs) == len(asked), "an answer is missing"
    intended = sum(mine != other and mine == corrected(other) for mine, other in zip(ours, theirs))
    wrong = [(e, mine, other) for e, mine, other in zip(asked, ours, theirs) if mine not in (other, corrected(other))]
    for element, mine, other in wrong[:20]:
        print(json.dumps(element, ensure_ascii=False), "\n  ours:  ", mine, "\n  theirs:", other)
    counts = collections.Counter(element["locale"] for element in asked)
    equal = len(asked) - intended - len(wrong)
    print(f"{equal} of {len(asked)} equal, {intended} with an intended difference, {len(wrong)} wrong; {dict(sorted(counts.items()))}")
    return 1 if wrong else 0
