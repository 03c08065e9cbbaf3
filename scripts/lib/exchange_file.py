"""Writes a realistic .stringsdict or XLIFF file of a given size, always the same one.

usage: exchange_file.py MEGABYTES FILE

The extension of FILE says which: `.stringsdict` as Xcode writes it, or `.xliff` as Xcode exports it. Words, keys and scripts
are those of `strings_table.py`.
"""

import random
import sys
from xml.sax.saxutils import escape

from strings_table import PARTS, ROLES, SCREENS, SCRIPTS, WORDS

EXTRAS = ["%@", "%1$@", '"%@"', "100 %%", "R&B", "a < b"]
STRINGSDICT = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
    '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n',
    "</dict>\n</plist>\n",
)
XLIFF = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n'
    '  <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="de" '
    'datatype="plaintext">\n    <body>\n',
    "    </body>\n  </file>\n</xliff>\n",
)


def text(source, words):
    chosen = source.choices(words, k=source.randint(2, 9))
    if source.random() < 0.25:
        chosen.insert(source.randrange(len(chosen)), source.choice(EXTRAS))
    return escape(" ".join(chosen))


def key(source, number):
    screen, part, role = (source.choice(names) for names in (SCREENS, PARTS, ROLES))
    return f"{screen}.{part}.{number}.{role}", f"Accessibility {role} of the {part} button on the {screen} screen."


def plural(source, number):
    name, comment = key(source, number)
    words = WORDS[source.choice(SCRIPTS)]
    forms = "".join(
        f"\t\t\t<key>{category}</key>\n\t\t\t<string>%d {text(source, words)}</string>\n" for category in ("one", "other")
    )
    return (
        f"\t<!-- {comment} -->\n\t<key>{name}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
        "\t\t<string>%#@items@</string>\n\t\t<key>items</key>\n\t\t<dict>\n"
        "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
        "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n"
        f"{forms}\t\t</dict>\n\t</dict>\n"
    )


def unit(source, number):
    name, comment = key(source, number)
    return (
        f'      <trans-unit id="{name}" xml:space="preserve">\n        <source>{text(source, WORDS["latin"])}</source>\n'
        f"        <target>{text(source, WORDS[source.choice(SCRIPTS)])}</target>\n        <note>{comment}</note>\n"
        "      </trans-unit>\n"
    )


def main():
    size, path = int(sys.argv[1]) * 1_000_000, sys.argv[2]
    (head, tail), entry = (STRINGSDICT, plural) if path.endswith(".stringsdict") else (XLIFF, unit)
    source = random.Random(1)
    with open(path, "w", encoding="utf-8") as file:
        written, number = file.write(head), 0
        while written < size:
            number += 1
            written += file.write(entry(source, number))
        file.write(tail)


main()
