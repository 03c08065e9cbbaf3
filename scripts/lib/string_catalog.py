"""Writes a realistic string catalog of a given size in Xcode's layout, always the same one.

usage: string_catalog.py MEGABYTES FILE

Keys, comments and texts come from the same words as those of `strings_table.py`; every entry has eight languages, some of
its texts vary by plural, some need escapes.
"""

import json
import random
import sys

SCREENS = ["library", "player", "checkout", "settings", "profile", "search", "playlist", "artist", "album", "basket"]
PARTS = ["add", "play", "remove", "title", "volume", "rating", "share", "order", "address", "cover", "row", "filter"]
ROLES = ["label", "hint", "value", "message", "title"]
LATIN = "adds the song to your playlist opens settings shows more results plays removes every item".split()
ACCENTED = "Fügt das Stück hinzu Öffnet die Übersicht zeigt größere Bilder écoute déjà ajoutée".split()
CYRILLIC = "Добавляет песню в плейлист Открывает настройки показывает результаты".split()
JAPANESE = "曲をプレイリストに追加します 設定を開きます 結果を表示します".split()
LANGUAGES = {
    "de": ACCENTED, "en": LATIN, "es": LATIN, "fr": ACCENTED, "it": LATIN, "ja": JAPANESE, "pt-BR": ACCENTED,
    "ru": CYRILLIC,
}
EXTRAS = ["%@", "%1$@", '"%@"', "\n", "100 %%"]


def text(source, words):
    chosen = source.choices(words, k=source.randint(2, 9))
    if source.random() < 0.25:
        chosen.insert(source.randrange(len(chosen)), source.choice(EXTRAS))
    return " ".join(chosen)


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


def localization(source, words):
    if source.random() < 0.05:
        return {"variations": {"plural": {name: unit("%lld " + text(source, words)) for name in ("one", "other")}}}
    return unit(text(source, words))


def entry(source):
    members = {}
    screen, part, role = (source.choice(names) for names in (SCREENS, PARTS, ROLES))
    if source.random() < 0.8:
        members["comment"] = f"Accessibility {role} of the {part} button on the {screen} screen."
    members["localizations"] = {name: localization(source, words) for name, words in LANGUAGES.items()}
    return f"{screen}.{part}.{role}", members


def main():
    size, path = int(sys.argv[1]) * 1_000_000, sys.argv[2]
    source = random.Random(1)
    strings, written, number = {}, 0, 0
    while written < size:
        number += 1
        key, members = entry(source)
        strings[f"{key}.{number}"] = members
        # Measured as it is written below, at the depth at which it stands.
        written += len(json.dumps(members, ensure_ascii=False, indent=2).encode()) + 4 * 60
    catalog = {"sourceLanguage": "en", "strings": strings, "version": "1.0"}
    with open(path, "w", encoding="utf-8") as file:
        json.dump(catalog, file, ensure_ascii=False, indent=2, separators=(",", " : "))


main()
