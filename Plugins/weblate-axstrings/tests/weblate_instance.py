"""
Runs the checks in a real Weblate and compares them, string by string, with `axstrings check`.

Needs Weblate and this package in the Python environment, the programs of PostgreSQL and Redis, and axstrings:

    AXSTRINGS_PATH=…/axstrings python tests/weblate_instance.py FOLDER \\
        --sample …/Tests/Fixtures/SampleApp/Correct [--catalog …/Localizable.xcstrings]

FOLDER is created and holds the database, the repositories and Weblate's data. Both servers end with the script.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import sys
import time
from collections import Counter, defaultdict
from pathlib import Path

from weblate_setup import FAULTS, make_repositories, run, servers, start_weblate


def components(folder: Path) -> list:
    """Import the repositories."""
    from weblate.trans.models import Component, Project
    from weblate.vcs.git import LocalRepository

    project = Project.objects.create(name="Sample", slug="sample", web="https://example.com/", access_control=1)
    common = {"project": project, "branch": "main", "source_language": language("en"), "check_flags": "axstrings-notes",
              "allow_translation_propagation": False}  # fmt: skip
    made: list = []
    for repository in ("sample", "catalog"):
        if not (folder / repository).exists():
            continue
        first = None
        for slug, options in component_options(repository):
            # Weblate refuses file:// addresses, so the first component gets the files as an upload does.
            repo = f"weblate://sample/{first}" if first else "local:"
            component = Component(**common, name=slug, slug=slug, vcs="local", repo=repo, **options)
            if not first:
                run("git", "archive", "--format=zip", "-o", folder / f"{slug}.zip", "HEAD", cwd=folder / repository)
                with (folder / f"{slug}.zip").open("rb") as archive:
                    LocalRepository.from_zip(component.full_path, archive)
                first = slug
            component.save()
            made.append(component)
    return made


def component_options(repository: str):
    """Yield the slug of each component, and the options for its files."""
    tables = {
        "sample": ("Localizable.strings", "Player.strings", "Main.strings", "Counts.stringsdict"),
        "catalog": ("Localizable.strings", "Localizable.stringsdict"),
    }
    for name in tables[repository]:
        yield f"{repository}-{name.replace('.', '-').lower()}", {
            "filemask": f"Resources/*.lproj/{name}",
            "template": f"Resources/en.lproj/{name}",
            "file_format": "stringsdict" if name.endswith("dict") else strings_format(),
        }
    if repository == "sample" and "apple-xliff" in file_formats():
        yield "sample-xliff", {"filemask": "xliff/*.xliff", "file_format": "apple-xliff"}


def language(code: str):
    from weblate.lang.models import Language

    return Language.objects.get(code=code)


def file_formats() -> set[str]:
    from weblate.formats.models import FILE_FORMATS

    return set(FILE_FORMATS)


def strings_format() -> str:
    return "strings-utf8" if "strings-utf8" in file_formats() else "strings"


# -- The comparison ----------------------------------------------------------------------------------------------------


def unit_rules(axstrings: str) -> set[str]:
    """Return the rules about a single string; the others need files."""
    about_files = {
        "configuration", "roles-file", "units-file", "suppression-unused", "encoding", "file-unparsable",
        "entries-dropped", "duplicate-key", "near-duplicate-key", "comment-missing", "comment-conflict",
        "default-conflict", "key-missing", "key-unused", "bundle-wrong", "label-ambiguous", "missing-translation",
        "extra-key", "inconsistent-translation", "lproj-legacy", "lproj-misspelled", "symbol-collision",
        "comment-contradicts-role",
    }  # fmt: skip
    greeting = subprocess.run(
        [axstrings, "check", "--units", "-"], input='{"protocol": 2}\n', capture_output=True, text=True, check=True
    ).stdout
    return {rule for rule in json.loads(greeting)["rules"] if rule not in about_files and not rule.startswith("xliff-")}


def file_findings(axstrings: str, delivery: Path, source: Path, rules: set[str]) -> dict:
    """Return rule ids by (file, locale, key), as `axstrings check` reports them for files."""
    result = defaultdict(set)

    def add(arguments: list, is_wanted) -> None:
        report = json.loads(run(axstrings, "check", *arguments, "--format", "json", "--fail-on", "never", "--no-baseline"))
        for finding in report["diagnostics"]:
            if finding["id"] in rules and "key" in finding:
                for locale in (finding.get("locale", ""), *finding["alsoIn"]):
                    if is_wanted(locale):
                        result[table(finding["path"]), locale, finding["key"]].add(finding["id"])

    add([delivery, "--source", source], lambda locale: locale != "en")
    if (delivery / "en.lproj").exists():
        # A delivery's source strings aren't checked, so they are checked as a project.
        add([delivery, "--scope", "all"], lambda locale: locale == "en")
    return result


def table(path: str) -> str:
    """Return a file's name without the language, so that Weblate's and axstrings' are the same."""
    return "xliff" if path.endswith(".xliff") else Path(path).name


def weblate_findings(components: list) -> tuple[dict, dict]:
    """Return rule ids by (file, locale, key) for all translations, and the units."""
    from weblate.trans.models import Unit
    from weblate_axstrings.checks import AXStringsCheck, AXStringsNoteCheck
    from weblate_axstrings.findings import findings
    from weblate_axstrings.question import key_of, language_tag

    result, units = defaultdict(set), {}
    for component in components:
        name = table(component.filemask)
        for unit in Unit.objects.filter(translation__component=component).select_related(
            "translation__language", "translation__plural", "translation__component", "source_unit"
        ):
            if unit.is_source and not component.template:
                continue
            place = (
                name,
                language_tag(unit.translation.language.code),
                key_of(unit.context, component.file_format, is_plural=unit.is_plural),
            )
            units.setdefault(place, []).append(unit)
            stored = set(unit.check_set.values_list("name", flat=True))
            for check in (AXStringsCheck(), AXStringsNoteCheck()):
                found = findings(unit, unit.get_source_plurals(), unit.get_target_plurals(), check.severities) or []
                if not unit.state:
                    found = []
                result[place] |= {finding["id"] for finding in found}
                assert (check.check_id in stored) == bool(found), (place, check.check_id, stored, found)
    return {place: rules for place, rules in result.items() if rules}, units


def compare(title: str, weblate: dict, files: dict, units: dict) -> int:
    """Print how many strings have the same findings, and return how many don't."""
    places = set(weblate) | set(files)
    different = sorted(place for place in places if weblate.get(place, set()) != files.get(place, set()))
    print(f"{title}: {sum(map(len, units.values()))} units, "
          f"{sum(map(len, weblate.values()))} findings in Weblate, {sum(map(len, files.values()))} in the files; "
          f"strings with findings: {len(places)}, equal {len(places) - len(different)}, "
          f"different {len(different)}")  # fmt: skip
    summary = Counter()
    for place in different:
        summary.update(f"only Weblate {rule}" for rule in weblate.get(place, set()) - files.get(place, set()))
        summary.update(f"only files {rule}" for rule in files.get(place, set()) - weblate.get(place, set()))
    for line, count in summary.most_common():
        print(f"  {line}: {count}")
    for place in different[:60]:
        print(f"  {' · '.join(place)}: only Weblate {sorted(weblate.get(place, set()) - files.get(place, set()))}, "
              f"only files {sorted(files.get(place, set()) - weblate.get(place, set()))}"
              f"{'' if place in units else ' (no such unit)'}")  # fmt: skip
    return len(different)


def expect_faults(found: dict, kind: str) -> None:
    """Print whether each planted fault is found, and which other strings have findings."""
    planted = [(Path(name).name, name.partition(".")[0], key, rule) for name, key, _, rule in FAULTS]
    if kind != "xliff":
        # In XLIFF, Weblate treats an incomplete plural as untranslated, and doesn't check it.
        planted.append(("Counts.stringsdict", "ru", "playlist.songs.value", "plural-missing-category"))
    for name, locale, key, rule in planted:
        place = ("xliff" if kind == "xliff" else name, locale, key)
        print(f"  planted: {locale} · {key} · {rule}: {'found' if rule in found.get(place, ()) else 'NOT FOUND'}")
    places = {("xliff" if kind == "xliff" else name, locale, key) for name, locale, key, _ in planted}
    print(f"  strings with findings that weren't planted: {sorted(set(found) - places)}")


# -- The fix-ups -------------------------------------------------------------------------------------------------------


def names(unit) -> set[str]:
    unit = type(unit).objects.get(pk=unit.pk)
    return {check.name for check in unit.check_set.all() if check.name.startswith("axstrings")}


def try_fixups(units: dict) -> None:
    """Apply fix-ups as a translator would, and expect the findings to be gone."""
    from weblate.auth.models import User
    from weblate.trans.autofixes import fix_target
    from weblate.utils.state import STATE_TRANSLATED
    from weblate_axstrings.autofix import AXStringsFix

    user = User.objects.filter(username="translator").first()
    user = user or User.objects.create_superuser("translator", "translator@example.com", "only for this test")
    for locale, key in (("de", "song.row.hint"), ("de", "help.close.label")):
        [unit] = units["Localizable.strings", locale, key]
        before = names(unit)
        [check] = [check for check in unit.check_set.all() if check.name in before]
        [(kind, texts)] = check.get_fixup()
        assert kind == "plurals"
        print(f"  fix-up of {key}: {sorted(before)}, {unit.target!r} → {texts[0]!r}", end="")
        unit.translate(user, texts, STATE_TRANSLATED)
        print(f", then {sorted(names(unit))}")
        assert not names(unit)
    [unit] = units["Localizable.strings", "de", "library.sort.label"]
    print(f"  automatic fix-up: {AXStringsFix().fix_target(['Sortierung '], unit)}, "
          f"with Weblate's: {fix_target(['Sortierung '], unit)}")  # fmt: skip
    [unit] = units["Localizable.strings", "de", "settings.downloads.hint"]
    fixed, applied = fix_target(["Speichert Titel auf dem Gerät"], unit)
    print(f"  automatic fix-up: {fixed}, applied {[str(name) for name in applied]}")
    assert fixed == ["Speichert Titel auf dem Gerät."]
    [unit] = units["Localizable.strings", "fr", "help.close.label"]
    for check in unit.check_set.filter(name__startswith="axstrings"):
        html = check.get_description()
        print(f"  description of {unit.context} ({check.name}): {html!r}")
        assert "<b>" not in html
    # Weblate 5 has another unit for the format.
    [unit] = [unit for unit in units["Counts.stringsdict", "ru", "playlist.songs.value"] if unit.is_plural]
    [check] = unit.check_set.filter(name="axstrings")
    print(f"  description of {unit.context}: {check.get_description()}")
    targets = unit.get_target_plurals()
    targets[3] = "%ld песен"
    unit.translate(user, targets, STATE_TRANSLATED)
    print(f"  after the form is filled in: {sorted(names(unit))}")
    assert not names(unit)


def try_without_program(units: dict) -> None:
    """Check that a missing program changes nothing, and that no text breaks Weblate."""
    from weblate_axstrings import config
    from weblate_axstrings.process import Client

    [faulty] = units["Localizable.strings", "de", "library.add.hint"]
    [correct] = units["Localizable.strings", "de", "settings.downloads.label"]
    working, config._client = config.client(), Client(path="/nowhere/axstrings")
    for unit in (faulty, correct):
        before = names(unit)
        unit = type(unit).objects.get(pk=unit.pk)
        unit.run_checks()
        print(f"  without the program, {unit.context}: {sorted(before)}, then {sorted(names(unit))}")
        assert names(unit) == before
    config._client = working
    for text in ("\0", "\ud800", "%" * 5000, "x" * 2_000_000, "<script>" * 1000, "\u202e" * 1000, '"}\n{"id": "1"}'):
        unit = type(correct).objects.get(pk=correct.pk)
        unit.target = text
        for check in ("axstrings", "axstrings_notes"):
            from weblate.checks.models import CHECKS, Check

            CHECKS[check].check_target(unit.get_source_plurals(), [text], unit)
            html = Check(unit=unit, name=check).get_description()
            CHECKS[check].get_fixup(unit)
            assert "<script" not in html
            assert len(html) < 100_000
    [unit] = units["Localizable.strings", "de", "library.add.hint"]
    print(f"  hostile texts: no error; afterwards, {sorted(names(unit))} as before")


def try_export(axstrings: str, components: list, source: Path, rules: set[str]) -> None:
    """Write the repaired strings to the files, and check these."""
    for component in components:
        if component.slug.startswith("sample"):
            component.commit_pending("test", None)
    delivery = Path(components[0].full_path) / "Resources"
    found = file_findings(axstrings, delivery, source, rules)
    for _, key, _, rule in FAULTS[1:3]:
        print(f"  exported {key}: {rule} {'remains' if rule in found['Localizable.strings', 'de', key] else 'is gone'}")
    entries = (delivery / "ru.lproj/Counts.stringsdict").read_text().count("NSStringLocalizedFormatKey")
    print(f"  entries in the exported Russian .stringsdict: {entries} of 2")


def try_pages(units: dict) -> None:
    """Load the editor's page, which shows descriptions and fix-ups."""
    from django.test import Client
    from weblate.auth.models import User

    client = Client(HTTP_HOST="example.com")
    client.force_login(User.objects.get(username="translator"), backend="django.contrib.auth.backends.ModelBackend")
    [unit] = units["Localizable.strings", "de", "library.add.hint"]
    response = client.get(unit.get_absolute_url(), follow=True)
    page = response.content.decode()
    print(f"  editor page: {response.status_code}, message shown: {'Hint is a command' in page}")


def main() -> None:
    """Run everything."""
    parser = argparse.ArgumentParser()
    parser.add_argument("folder", type=Path)
    parser.add_argument("--sample", type=Path, required=True)
    parser.add_argument("--catalog", type=Path)
    arguments = parser.parse_args()
    axstrings = shutil.which(os.environ.get("AXSTRINGS_PATH", "axstrings")) or sys.exit("no axstrings found")
    folder = arguments.folder.resolve()
    folder.mkdir(parents=True)
    make_repositories(folder, arguments.sample, arguments.catalog, axstrings)
    with servers(folder):
        start_weblate(folder)
        import weblate.utils.version

        print(f"Weblate {weblate.utils.version.VERSION}")
        started = time.monotonic()
        imported = components(folder)
        print(f"{len(imported)} components imported in {time.monotonic() - started:.0f} s")
        started = time.monotonic()
        from django.core.management import call_command

        call_command("updatechecks", "--all")
        print(f"updatechecks: {time.monotonic() - started:.0f} s")
        rules = unit_rules(axstrings)
        everything, different = {}, 0
        for title, kind in (("sample", "Resources"), ("sample", "xliff"), ("catalog", "Resources")):
            chosen = [c for c in imported if c.slug.startswith(title) and c.filemask.startswith(kind)]
            if not chosen:
                continue
            found, units = weblate_findings(chosen)
            files = file_findings(axstrings, Path(chosen[0].full_path) / kind, folder / f"{title}-correct", rules)
            different += compare(f"{title}/{kind}", found, files, units)
            if title == "sample":
                expect_faults(found, kind)
            everything |= {place: units[place] for place in units if place not in everything}
        try_fixups(everything)
        try_pages(everything)
        try_without_program(everything)
        try_export(axstrings, imported, folder / "sample-correct", rules)
        sys.exit(1 if different else 0)


if __name__ == "__main__":
    main()
