"""The words of keys, comments and strings in generated files."""

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


def sentence(generator, words, extras):
    """Two to nine of the words; one in four sentences also has one of the extras, such as a placeholder."""
    chosen = generator.choices(words, k=generator.randint(2, 9))
    if generator.random() < 0.25:
        chosen.insert(generator.randrange(len(chosen)), generator.choice(extras))
    return " ".join(chosen)


def control(generator):
    """The screen, part and role of a control."""
    return tuple(generator.choice(names) for names in (SCREENS, PARTS, ROLES))


def comment(screen, part, role):
    return f"Accessibility {role} of the {part} button on the {screen} screen."
