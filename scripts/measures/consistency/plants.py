"""The ten kinds of faults, and the rules that find each."""

import json
from typing import NamedTuple

from measures.consistency.app import SOURCE

WORD_RULES = {"term-inconsistent", "inconsistent-translation", "label-differs-from-title"}


class Fault(NamedTuple):
    """A planted fault. A finding about it has one of the keys, or is about the folder."""

    kind: str
    rules: set
    locale: str
    keys: tuple
    folder: str
    about: str

    def is_among(self, findings):
        return any(found["id"] in self.rules and self.is_found_by(found) for found in findings)

    def is_found_by(self, found):
        if self.folder:
            return found["path"].startswith(self.folder) and self.locale in f"{found['message']} {found.get('locale')}"
        return found.get("locale") == self.locale and found.get("key") in self.keys

    def __str__(self):
        return f"{self.kind}, {self.locale}: {self.about}"


def same_text(text):
    """Equal for strings that differ only in case or final punctuation. The case of the first letter counts, because a
    string that begins in lowercase is a part of a sentence."""
    letter = next(filter(str.isalpha, text), "")
    return letter.isupper(), text.lower().strip().rstrip(".:…!?").strip()


def is_term(text):
    return len(text.encode()) <= 48 and len(text.split()) <= 5 and sum(map(str.isalpha, text)) >= 3 and "%" not in text


def pairs(app, chance):
    """Each spoken entry, another one with the same source text and translation, and their locale; shuffled."""
    by_text = {}
    for entry in app.entries:
        if is_term(entry.text) and app.roles.get(entry.key) != "hint":
            by_text.setdefault(same_text(entry.text), []).append(entry)
    found = []
    for entries in by_text.values():
        for spoken in filter(app.is_spoken, entries):
            for other in entries:
                if other is spoken:
                    continue
                found += [(spoken, other, locale) for locale in app.locales(spoken)
                          if (text := app.translation(spoken, locale)) and app.translation(other, locale) == text]
    chance.shuffle(found)
    return found


def another_word(app, chance, entry, locale):
    """A translation of another text with as many words, which shares no three letters with the entry's."""
    own = app.translation(entry, locale).lower()
    runs = {own[start:start + 3] for start in range(max(1, len(own) - 2))}
    count = len(entry.text.split())
    others = [text.lower() for other in app.entries if is_term(other.text) and len(other.text.split()) == count
              and (text := app.translation(other, locale)) and len(text.split()) == len(own.split()) and len(text) > 1 and not set(text.lower()).issuperset(own)]
    others = [text for text in others if not any(run in text for run in runs) and not set(text) & set(own if not own.isascii() and len(own) < 5 else "")]
    return chance.choice(others).capitalize() if others else None


class Words:
    """Plants other words for texts that several strings have."""

    def __init__(self, app, chance, each):
        self.app, self.chance, self.each = app, chance, each
        self.pairs, self.used = pairs(app, chance), set()

    def plant(self, kind, changes_spoken, is_wanted):
        count = 0
        for spoken, other, locale in self.pairs:
            # Several languages with another word would look like two meanings of the text.
            name = same_text(spoken.text)
            changed = spoken if changes_spoken else other
            if count == self.each or name in self.used or not is_wanted(spoken, other):
                continue
            word = another_word(self.app, self.chance, changed, locale)
            before = self.app.translation(changed, locale)
            if not word or not self.app.set(changed, locale, word):
                continue
            self.used.add(name)
            count += 1
            keys = tuple(entry.key for entry in self.app.entries if same_text(entry.text) == name)
            yield Fault(kind, WORD_RULES, locale, keys, "", f"“{spoken.text}” {before} → {word}")


def glossary(app, chance, each, used):
    """Plants faults against a glossary, and writes the glossary."""
    spoken = [entry for entry in app.entries if app.is_spoken(entry) and is_term(entry.text)]
    chance.shuffle(spoken)
    lines = {"term": [], "never": {}, "keep": []}
    faults = []
    for kind in ["term", "never", "keep"] * each:
        for entry in spoken:
            locales = [locale for locale in app.locales(entry) if app.translation(entry, locale)]
            if not locales or same_text(entry.text) in used:
                continue
            locale = chance.choice(locales)
            word = another_word(app, chance, entry, locale)
            if not word:
                continue
            before = app.translation(entry, locale)
            used.add(same_text(entry.text))
            if kind == "term":
                lines["term"].append((entry.text, locale, before))
            elif kind == "never":
                word = word + " Verboten"
                lines["never"].setdefault(locale, set()).add("Verboten")
            else:
                if len(entry.text.split()) > 1:
                    continue
                lines["keep"].append(entry.text)
            if app.set(entry, locale, word):
                faults.append(Fault(f"glossary: {kind}", {"glossary-broken"}, locale, (entry.key,), "", f"“{entry.text}” → {word}"))
            break
    write_glossary(app, lines)
    return faults


def write_glossary(app, lines):
    terms = {}
    for text, locale, word in lines["term"]:
        terms.setdefault(text, {})[locale] = [word]
    contents = {"glossary": {"terms": terms, "never": {key: sorted(words) for key, words in lines["never"].items()}, "keep": lines["keep"]}}
    # JSON is YAML.
    (app.folder / ".axstrings.yml").write_text(json.dumps(contents, ensure_ascii=False, indent=1), encoding="utf-8")


def bundles(app, chance, count, several):
    """Takes languages away from bundles other than the largest one."""
    tables = {}
    for entry in app.entries:
        tables.setdefault(entry.table, []).append(entry)
    if len(tables) < 2:
        return
    main = max(tables, key=lambda table: len(tables[table]))
    wanted = [locale for locale, size in sizes(app, tables[main]).items() if size > len(tables[main]) * 0.75]
    for table in sorted(tables):
        own = [locale for locale in sizes(app, tables[table]) if locale in wanted and not is_covered(locale, app, tables[table])]
        if table == main or main in table.parents or not any(map(app.is_spoken, tables[table])) or len(own) < 2 or not count:
            continue
        taken = chance.sample(sorted(own), 3 if several and len(own) > 3 else 1)
        count -= 1
        for locale in taken:
            remove(app, table, locale)
        folder = str(table.relative_to(app.folder))
        yield Fault("bundle: languages" if several else "bundle: language", {"bundle-lacks-locale"}, taken[0], (), folder, folder)


def sizes(app, entries):
    """How many translations each locale has."""
    counts = {}
    for entry in entries:
        for locale in app.locales(entry):
            counts[locale] = counts.get(locale, 0) + 1
    return counts


def is_covered(locale, app, entries):
    """Whether another locale of the same language remains."""
    base = locale.split("-")[0]
    return sum(other.split("-")[0] == base for other in [*sizes(app, entries), SOURCE]) > 1


def remove(app, table, locale):
    if table.suffix != ".xcstrings":
        for path in (table / f"{locale}.lproj").glob("*.strings*"):
            path.unlink()
        return
    catalog = json.loads(table.read_text(encoding="utf-8"))
    for entry in catalog["strings"].values():
        entry.get("localizations", {}).pop(locale, None)
    table.write_text(json.dumps(catalog, ensure_ascii=False, indent=2, separators=(",", " : ")), encoding="utf-8")


def plant(app, chance, each):
    """Plants up to `each` faults of every kind of word, and up to one of each kind of missing languages."""
    words = Words(app, chance, each)
    faults = [
        *words.plant("words: two tables", True, lambda one, two: (one.table, one.name) != (two.table, two.name)),
        *words.plant("words: two spoken", True, lambda one, two: app.is_spoken(two)),
        *words.plant("words: phrase", True, lambda one, two: len(one.text.split()) > 1),
        *words.plant("words: visible", False, lambda one, two: not app.is_spoken(two)),
        *words.plant("words: spoken", True, lambda one, two: True),
    ]
    faults += glossary(app, chance, each, words.used)
    faults += bundles(app, chance, 1, False)
    faults += bundles(app, chance, 1, True)
    return faults
