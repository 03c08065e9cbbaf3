"""A realistic .stringsdict or XLIFF file of a given size.

The extension specifies the format: `.stringsdict` as Xcode writes it, or `.xliff` as Xcode exports it.
"""

import random
from xml.sax.saxutils import escape

from measures.inputs.words import SCRIPTS, WORDS, comment, control, sentence

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


def text(generator, words):
    return escape(sentence(generator, words, EXTRAS))


def key(generator, number):
    """A key and its comment."""
    screen, part, role = control(generator)
    return f"{screen}.{part}.{number}.{role}", comment(screen, part, role)


def plural(generator, number):
    name, note = key(generator, number)
    words = WORDS[generator.choice(SCRIPTS)]
    forms = "".join(
        f"\t\t\t<key>{category}</key>\n\t\t\t<string>%d {text(generator, words)}</string>\n" for category in ("one", "other")
    )
    return (
        f"\t<!-- {note} -->\n\t<key>{name}</key>\n\t<dict>\n\t\t<key>NSStringLocalizedFormatKey</key>\n"
        "\t\t<string>%#@items@</string>\n\t\t<key>items</key>\n\t\t<dict>\n"
        "\t\t\t<key>NSStringFormatSpecTypeKey</key>\n\t\t\t<string>NSStringPluralRuleType</string>\n"
        "\t\t\t<key>NSStringFormatValueTypeKey</key>\n\t\t\t<string>d</string>\n"
        f"{forms}\t\t</dict>\n\t</dict>\n"
    )


def unit(generator, number):
    name, note = key(generator, number)
    return (
        f'      <trans-unit id="{name}" xml:space="preserve">\n        <source>{text(generator, WORDS["latin"])}</source>\n'
        f"        <target>{text(generator, WORDS[generator.choice(SCRIPTS)])}</target>\n        <note>{note}</note>\n"
        "      </trans-unit>\n"
    )


def write(megabytes, path):
    (head, tail), entry = (STRINGSDICT, plural) if path.suffix == ".stringsdict" else (XLIFF, unit)
    generator = random.Random(1)
    with open(path, "w", encoding="utf-8") as file:
        written, number = file.write(head), 0
        while written < megabytes * 1_000_000:
            number += 1
            written += file.write(entry(generator, number))
        file.write(tail)
