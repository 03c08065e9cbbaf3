"""The project that is disturbed, always the same one, and the commands that write into it."""

import json
import os
import pathlib

LOCALES = "ar de es fr it ja nl pl pt-BR ru sv tr".split()
KEYS = range(12)
SCREENS = range(16)


def strings(values, comment="Label of a button"):
    return "".join(f'/* {comment} */\n"{key}" = "{value}";\n\n' for key, value in values.items())


def plurals(noun):
    forms = "".join(
        f"<key>{form}</key><string>%d {noun}</string>" for form in ("zero", "one", "two", "few", "many", "other")
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<plist version="1.0"><dict><key>songs</key><dict>\n'
        "<key>NSStringLocalizedFormatKey</key><string>%#@count@</string>\n<key>count</key><dict>"
        "<key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>"
        f"<key>NSStringFormatValueTypeKey</key><string>d</string>{forms}</dict></dict></dict></plist>\n"
    )


def catalog(locales):
    def unit(number):
        texts = {locale: f"Room {number} {locale}" for locale in locales}
        return {
            "comment": "Name of a room",
            "extractionState": "manual",
            "localizations": {
                locale: {"stringUnit": {"state": "translated", "value": text}} for locale, text in texts.items()
            },
        }

    units = {f"room.{number:02}": unit(number) for number in KEYS}
    return json.dumps({"sourceLanguage": "en", "strings": units, "version": "1.0"}, indent=2, separators=(",", " : "))


def exchange(locale, texts):
    units = "".join(
        f'<trans-unit id="{key}"><source>Button {number} en</source><target>{text}</target></trans-unit>\n'
        for number, (key, text) in enumerate(texts.items())
    )
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">\n'
        f'<file original="App/en.lproj/Localizable.strings" source-language="en" target-language="{locale}" '
        f'datatype="plaintext"><body>\n{units}</body></file></xliff>\n'
    )


def source(number):
    return (
        "import UIKit\n\n"
        f"final class Screen{number} {{\n    let (play, stop, more) = (UIButton(), UIButton(), UIButton())\n\n"
        "    func name() {\n"
        f'        play.accessibilityLabel = "Play the song {number}"\n'
        f'        stop.accessibilityLabel = "Stop the song {number}"\n'
        f'        more.accessibilityLabel = NSLocalizedString("more.{number}", comment: "Label of a button")\n'
        "    }\n}\n"
    )


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def make(folder):
    """Writes the project below `folder`, with permission bits and extended attributes that are not the usual ones."""
    root = pathlib.Path(folder)
    write(root / "Package.swift", "// swift-tools-version: 6.1\n")
    for locale in ["en"] + LOCALES:
        home = root / "App" / f"{locale}.lproj"
        write(home / "Localizable.strings", strings({f"button.{n:02}": f"Button {n} {locale}" for n in KEYS}))
        write(home / "Localizable.stringsdict", plurals("songs"))
        # Sorting and fixing have something to do.
        space = "" if locale == "en" else " "
        write(home / "Unsorted.strings", strings({f"z{n}": f"Label {n}{space}" for n in reversed(KEYS)}))
    for locale in LOCALES:
        texts = {f"button.{n:02}": f"Taste {n} {locale}" for n in KEYS}
        if locale == "de":
            write(root / "Delivery" / "de.xliff", exchange(locale, texts))
        else:
            write(root / "Delivery" / f"{locale}.lproj" / "Localizable.strings", strings(texts))
        write(root / "Delivery" / f"{locale}.lproj" / "Localizable.stringsdict", plurals("tracks"))
    write(root / "App" / "Rooms.xcstrings", catalog(["en", "de", "fr"]))
    for number in SCREENS:
        write(root / "App" / "Sources" / f"Screen{number:02}.swift", source(number))
    # Of earlier runs, so that outputs replace something.
    for name in ["Pseudo/en-XA.lproj/Localizable.strings", "Converted/de.lproj/Localizable.strings"]:
        write(root / name, strings({"old": "Old"}))
    accepted = '[\n  {"rule": "label-lowercase", "locale": "de", "key": "old", "textHash": "0", "count": 1}\n]\n'
    write(root / "accepted.json", accepted)
    base = {f"k{n}": f"Text {n}" for n in range(2000)}
    write(root / "Merge" / "base.strings", strings(base))
    write(root / "Merge" / "ours.strings", strings(base | {"k1": "Ours"}))
    write(root / "Merge" / "theirs.strings", strings(base | {"k1900": "Theirs", "more": "More"}))
    write(root / "Scratch" / "en.lproj" / "Scratch.strings", strings({"a": "A"}))
    mark(root)


def mark(root):
    modes = [0o644, 0o600, 0o755, 0o640, 0o664]
    for number, path in enumerate(sorted(root.rglob("*.*"))):
        if path.is_file():
            path.chmod(modes[number % len(modes)])
            set_attribute(path, f"mark {number}".encode())


def set_attribute(path, value):
    """Gives a file an extended attribute; false where the file system has none."""
    if not hasattr(os, "setxattr"):
        return False
    try:
        os.setxattr(path, "user.axstrings.mark", value)
    except OSError:
        return False
    return True


class Command:
    """A command that writes.

    `target` is one of the files that it changes. `is_whole`: all of its files change, or none; the others write one file after
    another, each whole.
    """

    def __init__(self, name, arguments, target=None, is_whole=True):
        self.name, self.arguments, self.target, self.is_whole = name, arguments, target, is_whole


ENGLISH = "App/en.lproj/Localizable.strings"
UNSORTED = [f"App/{locale}.lproj/Unsorted.strings" for locale in ["en"] + LOCALES]
CATALOG = "App/Rooms.xcstrings"
COMMANDS = [
    Command("apply", ["apply", "Delivery", "--to", "App"], "App/de.lproj/Localizable.strings"),
    Command("localize", ["localize"], "App/Sources/Screen05.swift"),
    Command("extract --into", ["extract", "App", "--into", ENGLISH], ENGLISH),
    Command("merge", ["merge", "Merge/base.strings", "Merge/ours.strings", "Merge/theirs.strings"], "Merge/ours.strings"),
    Command("set", ["set", ENGLISH, "button.07", "Seven"], ENGLISH),
    Command("pseudo", ["pseudo", "App", "--output", "Pseudo"], "Pseudo/en-XA.lproj/Localizable.strings", is_whole=False),
    Command("init", ["init"]),
    Command("format", ["format", "--sort"] + UNSORTED, UNSORTED[2], is_whole=False),
    Command(
        "convert --output", ["convert", "App", "--to", "strings", "--output", "Converted"],
        "Converted/de.lproj/Localizable.strings", is_whole=False),
    Command("check --fix", ["check", "App", "--fix", "--scope", "all"], UNSORTED[2], is_whole=False),
    Command("check --update-baseline", ["check", "--baseline", "accepted.json", "--update-baseline"], "accepted.json"),
]


def named(part):
    """The commands whose names contain a string."""
    return [command for command in COMMANDS if part in command.name]
