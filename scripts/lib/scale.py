"""Judges projects of 40 locales and more and more units, and prints memory against their size and time for each unit.

usage: scale.py AXSTRINGS LOCALES FOLDER

The projects are written below FOLDER, always the same ones. LOCALES is the folder of the locales' data; its lists of
function words make texts that are in the language of their locale, and its terminators end them.
Ends with 1 when the largest project takes 10 times its size in memory or more, or half as much time again for each unit as
a project of 100,000 units.
"""

import os
import pathlib
import random
import re
import subprocess
import sys

LOCALES = (
    "ar bg ca cs da de el es et fa fi fr he hi hr hu id it ja ko lt lv ms nl nb pl pt-BR pt-PT ro ru sk sl sr sv th tr uk vi "
    "zh-Hans zh-Hant"
).split()
ENGLISH = "the of and a to in for with from your this that".split()
UNITS_OF_A_LOCALE = [250, 2_500, 25_000]


def listed(text, name):
    """The values of a list of one line or several in YAML, without their quotation marks."""
    found = re.search(rf"^{name}: \[([^\]]*)\]", text, re.MULTILINE)
    return re.findall(r"[^\s,\"]+", found[1]) if found else []


class Language:
    """What texts of a locale are made of."""

    def __init__(self, locale, folder):
        file = folder / f"{locale}.yml"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        parent = folder / f"{locale.split('-')[0]}.yml"
        if parent.exists():
            text += "\n" + parent.read_text(encoding="utf-8")
        if locale == "en":
            self.words = ENGLISH
        else:
            self.words = listed(text, "function-words") or {"zh": list("的了在是我有和就不人"), "nb": "og er som det".split()}[locale[:2]]
        self.end = "".join((listed(text, "terminators") or ["."])[:1]) if "terminators: []" not in text else ""
        self.space = "" if locale[:2] in ("ja", "zh", "th") else " "

    def text(self, chosen, length, number, ends):
        words = [chosen.choice(self.words) for _ in range(length)]
        return self.space.join(words).capitalize() + f"{self.space}{number}" + (self.end if ends else "")


def write(folder, locales, language_of, units):
    for locale in locales:
        language, chosen = language_of[locale], random.Random(1)
        place = folder / f"{locale}.lproj"
        place.mkdir(parents=True)
        with open(place / "Localizable.strings", "w", encoding="utf-8") as table:
            for number in range(units):
                role, length = chosen.choice([("label", 2), ("hint", 7), ("message", 10)])
                text = language.text(chosen, length, number, role != "label")
                table.write(f'/* The {role} of item {number} on the settings screen. */\n"settings.item{number}.{role}" = "{text}";\n\n')


def run(tool, folder):
    """Seconds of processor time, and bytes of memory at most."""
    process = subprocess.Popen([tool, "check", str(folder), "--fail-on", "never", "--format", "json"], stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status:
        sys.exit(f"axstrings check ended with {os.waitstatus_to_exitcode(status)}")
    return used.ru_utime + used.ru_stime, used.ru_maxrss * (1 if sys.platform == "darwin" else 1024)


def main():
    tool, data, folder = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    locales = ["en"] + LOCALES
    language_of = {locale: Language(locale, data) for locale in locales}
    print(f"{'units':>10} {'MB':>8} {'s':>8} {'µs a unit':>10} {'memory, MB':>11} {'× size':>7}")
    figures = []
    for units in UNITS_OF_A_LOCALE:
        project = folder / str(units)
        write(project, locales, language_of, units)
        size = sum(file.stat().st_size for file in project.rglob("*.strings"))
        seconds, memory = run(tool, project)
        count = units * len(locales)
        figures.append((seconds / count, memory / size))
        print(f"{count:>10} {size / 1e6:>8.1f} {seconds:>8.2f} {seconds / count * 1e6:>10.1f} {memory / 1e6:>11.0f} {memory / size:>7.1f}")
    sys.exit(figures[-1][1] >= 10 or figures[-1][0] > figures[-2][0] * 1.5)


main()
