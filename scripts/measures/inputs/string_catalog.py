"""A realistic string catalog of a given size, in Xcode's layout.

Every entry has eight languages, some of its strings vary by plural, some need escapes.
"""

import json
import random

from measures.inputs.words import WORDS, comment, control, sentence

LANGUAGES = {
    "de": "accented", "en": "latin", "es": "latin", "fr": "accented", "it": "latin", "ja": "japanese", "pt-BR": "accented",
    "ru": "cyrillic",
}
EXTRAS = ["%@", "%1$@", '"%@"', "\n", "100 %%"]


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


def localization(generator, words):
    if generator.random() < 0.05:
        forms = {name: unit("%lld " + sentence(generator, words, EXTRAS)) for name in ("one", "other")}
        return {"variations": {"plural": forms}}
    return unit(sentence(generator, words, EXTRAS))


def entry(generator):
    """A key and its members."""
    members = {}
    screen, part, role = control(generator)
    if generator.random() < 0.8:
        members["comment"] = comment(screen, part, role)
    members["localizations"] = {name: localization(generator, WORDS[script]) for name, script in LANGUAGES.items()}
    return f"{screen}.{part}.{role}", members


def write(megabytes, path):
    generator = random.Random(1)
    strings, written, number = {}, 0, 0
    while written < megabytes * 1_000_000:
        number += 1
        key, members = entry(generator)
        strings[f"{key}.{number}"] = members
        # Measured as it is written below, at its depth.
        written += len(json.dumps(members, ensure_ascii=False, indent=2).encode()) + 4 * 60
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(catalog, file, ensure_ascii=False, indent=2, separators=(",", " : "))
