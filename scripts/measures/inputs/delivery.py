"""A German delivery for an English strings file, and the same strings as a PO file.

Labels, hints, values, titles and messages are in about the mix of an app; two in a hundred have a defect of style or format.
"""

import random

from measures.inputs.words import PARTS, SCREENS

# English verb in the third person and as a command, German verb in the third person and as an infinitive.
VERBS = [
    ("Opens", "Open", "Öffnet", "öffnen"), ("Shows", "Show", "Zeigt", "zeigen"), ("Removes", "Remove", "Entfernt", "entfernen"),
    ("Plays", "Play", "Spielt", "spielen"), ("Sorts", "Sort", "Sortiert", "sortieren"), ("Saves", "Save", "Sichert", "sichern"),
    ("Shares", "Share", "Teilt", "teilen"), ("Renames", "Rename", "Benennt", "benennen"), ("Copies", "Copy", "Kopiert", "kopieren"),
    ("Moves", "Move", "Bewegt", "bewegen"), ("Reads", "Read", "Liest", "lesen"), ("Marks", "Mark", "Markiert", "markieren"),
]
THINGS = [
    ("song", "den", "Titel"), ("list", "die", "Liste"), ("order", "die", "Bestellung"), ("picture", "das", "Bild"),
    ("message", "die", "Nachricht"), ("address", "die", "Adresse"), ("account", "das", "Konto"), ("folder", "den", "Ordner"),
    ("review", "die", "Bewertung"), ("route", "die", "Route"), ("ticket", "die", "Fahrkarte"), ("page", "die", "Seite"),
]
KINDS = [
    ("new", "neue"), ("last", "letzte"), ("selected", "gewählte"), ("large", "große"), ("shared", "geteilte"),
    ("older", "ältere"), ("next", "nächste"), ("hidden", "verborgene"), ("own", "eigene"), ("first", "erste"),
]
PLACES = [
    ("in a window of its own", "in einem eigenen Fenster"), ("on this device", "auf diesem Gerät"),
    ("for everybody who listens", "für alle, die zuhören"), ("with all of its details", "mit allen Angaben"),
    ("after the current one has ended", "nach dem Ende des laufenden"), ("without leaving this screen", "ohne dass sich die Ansicht ändert"),
]


def label(chosen):
    _, command, _, infinitive = chosen.choice(VERBS)
    thing, _, german = chosen.choice(THINGS)
    if chosen.random() < 0.01:
        return f"{command} {thing}", f"{german}-Taste"
    return f"{command} {thing}", f"{german} {infinitive}"


def hint(chosen):
    third, _, german_third, _ = chosen.choice(VERBS)
    (thing, article, german), (kind, german_kind) = chosen.choice(THINGS), chosen.choice(KINDS)
    place, german_place = chosen.choice(PLACES)
    source = f"{third} the {kind} {thing} {place}."
    if chosen.random() < 0.03:
        return source, f"Doppeltippen, um {article} {german} zu öffnen."
    return source, f"{german_third} {article} {german_kind} {german} {german_place}."


def value(chosen):
    thing, _, german = chosen.choice(THINGS)
    if chosen.random() < 0.02:
        return f"%1$@, {thing} %2$d of %3$d", f"%1$@, {german} %2$@ von %3$d"
    return f"%1$@, {thing} %2$d of %3$d", f"%1$@, {german} %2$d von %3$d"


def title(chosen):
    (thing, _, german), (kind, german_kind) = chosen.choice(THINGS), chosen.choice(KINDS)
    return f"{kind.capitalize()} {thing}", f"{german_kind.capitalize()} {german}"


def message(chosen):
    (thing, article, german), (kind, german_kind) = chosen.choice(THINGS), chosen.choice(KINDS)
    place, german_place = chosen.choice(PLACES)
    source = f"The {kind} {thing} could not be found {place}. Check that “%@” is there, and try again later."
    target = f"{article.capitalize()} {german_kind} {german} war {german_place} nicht zu finden. Ist „%@“ da? Später noch einmal."
    return source, target.rstrip(".") if chosen.random() < 0.02 else target


ROLES = [("label", label, 4), ("hint", hint, 3), ("value", value, 1), ("title", title, 2), ("message", message, 2)]


def units(count):
    chosen = random.Random(1)
    weights = [weight for _, _, weight in ROLES]
    for number in range(count):
        role, make, _ = chosen.choices(ROLES, weights)[0]
        screen, part = chosen.choice(SCREENS), chosen.choice(PARTS)
        source, target = make(chosen)
        yield f"{screen}.{part}.{number}.{role}", f"The {role} of the {part} control on the {screen} screen.", source, target


def write(count, folder):
    """Writes Source/en.lproj and Delivery/de.lproj, each with a Localizable.strings, and units.po into a folder."""
    (folder / "Source/en.lproj").mkdir(parents=True)
    (folder / "Delivery/de.lproj").mkdir(parents=True)
    with open(folder / "Source/en.lproj/Localizable.strings", "w", encoding="utf-8") as english, open(
        folder / "Delivery/de.lproj/Localizable.strings", "w", encoding="utf-8"
    ) as german, open(folder / "units.po", "w", encoding="utf-8") as po:
        po.write('msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=UTF-8\\n"\n"Language: de\\n"\n\n')
        for key, comment, source, target in units(count):
            english.write(f'/* {comment} */\n"{key}" = "{source}";\n\n')
            german.write(f'/* {comment} */\n"{key}" = "{target}";\n\n')
            po.write(f'#. {comment}\nmsgctxt "{key}"\nmsgid "{source}"\nmsgstr "{target}"\n\n')
