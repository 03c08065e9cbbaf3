"""Measures memory and time of `check` for generated projects of ten thousand to a million strings.

The projects have 40 locales and English, and are always the same ones. The function words and terminators of the locales' data make
strings that are in the language of their locale. Prints processor time per string, and memory in relation to the size of the files.
Ends with 1 if the largest project takes 10 times its size in memory or more, or 1.5 times as long per string as a project of 100,000.
"""

import pathlib
import random
import re
import sys
import tempfile

from measures.running import process, program, shell
from measures.running.arguments import Parser

DATA = shell.ROOT / "Locales"

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
    """The words and the terminator of a locale's strings."""

    def __init__(self, locale):
        file = DATA / f"{locale}.yml"
        text = file.read_text(encoding="utf-8") if file.exists() else ""
        parent = DATA / f"{locale.split('-')[0]}.yml"
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


def main(arguments):
    Parser(__name__, __doc__).parse(arguments)
    (tool,) = program.release_build("axstrings")
    locales = ["en"] + LOCALES
    language_of = {locale: Language(locale) for locale in locales}
    shell.step(f"Checking three projects of {len(locales)} locales")
    print(f"{'strings':>10} {'MB':>8} {'s':>8} {'µs each':>10} {'memory, MB':>11} {'× size':>7}")
    figures = []
    for units in UNITS_OF_A_LOCALE:
        with tempfile.TemporaryDirectory() as folder:
            project = pathlib.Path(folder)
            write(project, locales, language_of, units)
            size = sum(file.stat().st_size for file in project.rglob("*.strings"))
            used = process.run([tool, "check", folder, "--fail-on", "never", "--format", "json"])
        if used.code:
            sys.exit(f"axstrings check ended with {used.code}")
        count, seconds = units * len(locales), used.seconds
        figures.append((seconds / count, used.memory / size))
        print(
            f"{count:>10} {size / 1e6:>8.1f} {seconds:>8.2f} {seconds / count * 1e6:>10.1f} {used.memory / 1e6:>11.0f} "
            f"{used.memory / size:>7.1f}", flush=True)
    return 1 if figures[-1][1] >= 10 or figures[-1][0] > figures[-2][0] * 1.5 else 0
