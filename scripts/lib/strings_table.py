"""Writes a realistic .strings table of a given size, always the same one.

usage: strings_table.py MEGABYTES FILE

Comments, dotted keys, placeholders, escapes and text in several scripts, in about the mix that apps ship.
"""

import random
import sys

SCREENS = ["library", "player", "checkout", "settings", "profile", "search", "playlist", "artist", "album", "basket"]
PARTS = ["add", "play", "remove", "title", "volume", "rating", "share", "order", "address", "cover", "row", "filter"]
ROLES = ["label", "hint", "value", "message", "title"]
WORDS = {
    "latin": "adds the song to your playlist opens settings shows more results plays removes every item".split(),
    "accented": "Fügt das Stück hinzu Öffnet die Übersicht zeigt größere Bilder écoute déjà ajoutée".split(),
    "cyrillic": "Добавляет песню в плейлист Открывает настройки показывает результаты".split(),
    "japanese": "曲をプレイリストに追加します 設定を開きます 結果を表示します".split(),
}
SCRIPTS = ["latin"] * 5 + ["accented"] * 3 + ["cyrillic"] + ["japanese"]
EXTRAS = ["%@", "%lld", "%1$@", '\\"%@\\"', "\\n", "100 %%"]


def value(random_source):
    words = random_source.choices(WORDS[random_source.choice(SCRIPTS)], k=random_source.randint(2, 9))
    if random_source.random() < 0.25:
        words.insert(random_source.randrange(len(words)), random_source.choice(EXTRAS))
    return " ".join(words)


def entries(seed):
    """Endless entries, each with a key of its own; most have a comment."""
    random_source = random.Random(seed)
    number = 0
    while True:
        number += 1
        screen, part, role = (random_source.choice(names) for names in (SCREENS, PARTS, ROLES))
        comment = ""
        if random_source.random() < 0.8:
            comment = f"/* Accessibility {role} of the {part} button on the {screen} screen. */\n"
        yield f'{comment}"{screen}.{part}.{number}.{role}" = "{value(random_source)}";\n\n'


def main():
    size, path = int(sys.argv[1]) * 1_000_000, sys.argv[2]
    written = 0
    with open(path, "wb") as file:
        for entry in entries(seed=1):
            data = entry.encode()
            if written + len(data) > size:
                break
            written += file.write(data)


if __name__ == "__main__":
    main()
