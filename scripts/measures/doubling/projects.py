"""The inputs that are projects: folders, configurations, baselines, lists of strings, and arguments."""

import json
import subprocess

from measures.doubling.inputs import add
from measures.doubling.tables import VERSIONS

ENGLISH, GERMAN = VERSIONS["App/en.lproj"], VERSIONS["App/de.lproj"]
SWIFT = 'func f(v: UIView) { v.accessibilityLabel = "Text"; v.accessibilityHint = NSLocalizedString("k0", comment: "") }\n'
# The project that the other files are added to.
PROJECT = {
    "App/en.lproj/Localizable.strings": "".join(f'"k{i}.label" = "{ENGLISH} {i}";\n' for i in range(50)),
    "App/de.lproj/Localizable.strings": "".join(f'"k{i}.label" = "{GERMAN} {i}";\n' for i in range(50)),
    "App/Sources/A.swift": SWIFT,
}
READ = ["check", "check json", "extract", "init", "localize --dry-run", "convert xliff"]


def project(name, size, files, **options):
    add(f"project: {name}", "project", size, files, **options)


def configuration(name, size, make):
    def files(count):
        return {**PROJECT, "App/.axstrings.yml": "development-language: en\n" + make(count)}
    add(f"configuration: {name}", "project", size, files, hostile=True, commands=READ)


def lines(make):
    return lambda count: "".join(make(number) for number in range(count))


project("tables", 50, lambda n: {"App/Sources/A.swift": SWIFT, **{f"App/{language}.lproj/T{i}.strings": f'"k{i}" = "{text} {i}";\n'
                                 for i in range(n) for language, text in [("en", ENGLISH), ("de", GERMAN)]}})
project("modules", 50, lambda n: {"App/Sources/A.swift": SWIFT, **{f"App/M{i}/{language}.lproj/Localizable.strings": f'"k0" = "{text} {i}";\n'
                                  for i in range(n) for language, text in [("en", ENGLISH), ("de", GERMAN)]}})
project("locales", 25, lambda n: {"App/Sources/A.swift": SWIFT, **{f"App/{tag}.lproj/Localizable.strings": "".join(f'"k{i}" = "{ENGLISH} {i}";\n' for i in range(10))
                                  for tag in ["en", *(f"{chr(97 + i // 26 % 26)}{chr(97 + i % 26)}{f'-{i // 676}00' if i > 675 else ''}"
                                                      for i in range(n))]}})
project("catalogs", 50, lambda n: {"App/Sources/A.swift": SWIFT, **{f"App/T{i}.xcstrings": json.dumps({
    "sourceLanguage": "en", "version": "1.0", "strings": {"k0": {"localizations": {"de": {"stringUnit": {
        "state": "translated", "value": GERMAN}}}}}}) for i in range(n)}})
project("other files", 500, lambda n: {**PROJECT, **{f"App/Other/F{i}.txt": "" for i in range(n)}})
project("folders side by side", 250, lambda n: {**PROJECT, **{f"App/D{i}/A.swift": SWIFT for i in range(n)}})
project("nested folders", 25, lambda n: {**PROJECT, f"App/{'d/' * n}A.swift": SWIFT})
# All paths together are as long as the square of their number: a few are enough.
project("nested folders with tables", 10, lambda n: {**PROJECT, **{
    f"App/{'d/' * i}{language}.lproj/T.strings": f'"k0" = "{ENGLISH}";\n' for i in range(n) for language in ("en", "de")}})
project("nested folders with configurations", 20, lambda n: {**PROJECT, **{
    f"App/{'d/' * (i + 1)}.axstrings.yml": "rules: {label-too-long: off}\n" for i in range(n)}, f"App/{'d/' * n}A.swift": SWIFT})
project("ignore patterns", 250, lambda n: {**PROJECT, "App/.gitignore": "".join(f"/a{i}/*.b\n" for i in range(n)),
                                           **{f"App/D{i}/A.txt": "" for i in range(50)}}, commands=READ)
project("ignore patterns and files", 100, lambda n: {**PROJECT, "App/.gitignore": "a*b\n" * 50,
                                                     **{f"App/D{i}/A.txt": "" for i in range(n)}}, commands=READ)
project("an ignore pattern of stars", 50, lambda n: {**PROJECT, "App/.gitignore": "a*" * n + "b\n", f"App/{'a' * 200}.txt": ""}, commands=READ)
project("an ignore pattern of **/", 50, lambda n: {**PROJECT, "App/.gitignore": "**/a/" * n + "b\n", f"App/{'a/' * 100}A.txt": ""},
        commands=READ)
project("a package of many targets", 250, lambda n: {**PROJECT, "App/Package.swift": "import PackageDescription\nlet package = Package(\n"
        'name: "P", targets: [\n' + "".join(f'.target(name: "T{i}", resources: [.process("R")]),\n' for i in range(n)) + "])\n"})
project("an Xcode project", 1000, lambda n: {**PROJECT, "App/A.xcodeproj/project.pbxproj": "// !$*UTF8*$!\n{\nobjects = {\n" + "".join(
    f'A{i} = {{isa = PBXFileReference; name = "F{i}.swift"; path = "F{i}.swift"; }};\n' for i in range(n)) + "};\n}\n"})

configuration("misspelled rules", 250, lambda n: "rules:\n" + lines(lambda i: f"  label-to-long{i}: off\n")(n))
configuration("unknown members", 250, lines(lambda i: f"memer{i}: a\n"))
configuration("one member often", 250, lines(lambda i: "sources: [Sources]\n"))
configuration("sources", 250, lambda n: "sources:\n" + lines(lambda i: f"  - Sources/S{i}\n")(n))
configuration("equal sources", 250, lambda n: "sources:\n" + "  - Sources\n" * n)
configuration("tables", 250, lambda n: "tables:\n" + lines(lambda i: f"  - T{i}\n")(n))
configuration("roles", 250, lambda n: "roles:\n" + lines(lambda i: f'  "*.a{i}.hint": hint\n')(n))
configuration("a role of stars", 50, lambda n: f'roles:\n  "{"k*" * n}": hint\n')
configuration("suppressions", 250, lambda n: "suppressions:\n" + lines(lambda i: f'  "k{i}.*": {{label-too-long: short}}\n')(n))
configuration("paths", 250, lambda n: "per-path:\n" + lines(lambda i: f'  "D{i}/**": {{label-too-long: off}}\n')(n))
configuration("a path of **/", 50, lambda n: f'per-path:\n  "{"**/" * n}a": {{label-too-long: off}}\n')
configuration("locales", 250, lambda n: "per-locale:\n" + lines(lambda i: f"  de-x-a{i}: {{label-too-long: off}}\n")(n))
configuration("locale names", 250, lambda n: "locales:\n" + lines(lambda i: f"  L{i}: de\n")(n))
configuration("functions", 250, lambda n: "localization:\n  functions:\n" + lines(lambda i: f"    - localize{i}\n")(n))
configuration("constants", 250, lambda n: "localization:\n  constants:\n" + lines(lambda i: f"    - L{i}\n")(n))
configuration("protected words", 250, lambda n: "protected:\n" + lines(lambda i: f"  - Word{i}\n")(n))
configuration("vendors", 250, lambda n: "vendors:\n" + lines(lambda i: f"  v{i}: [de]\n")(n))
configuration("nested lists", 100, lambda n: "sources: " + "[" * n + "]" * n + "\n")
configuration("nested members", 50, lambda n: "".join("  " * i + "a:\n" for i in range(n)))
configuration("aliases", 10, lambda n: "a0: &a0 [b, b]\n" + "".join(f"a{i}: &a{i} [*a{i - 1}, *a{i - 1}]\n" for i in range(1, n)))
configuration("one long word", 5000, lambda n: f"profile: {'a' * n}\n")
configuration("one long member", 5000, lambda n: f"{'a' * n}: b\n")
project("configurations that extend the next", 20, lambda n: {
    **PROJECT, "App/.axstrings.yml": "extends: c0.yml\n", f"App/c{n}.yml": "profile: consistent\n",
    **{f"App/c{i}.yml": f"extends: c{i + 1}.yml\n" for i in range(n)}}, hostile=True, commands=READ)

for kind, row in [("unknown", {"key": "a{}"}), ("known", {"key": "k{}.label"}), ("equal", {"key": "k0.label"})]:
    project(f"a baseline of {kind} findings", 500, lambda n, row=row: {
        **PROJECT, "App/.axstrings.yml": "baseline: b.json\n", "App/b.json": json.dumps([{
            "rule": "untranslated", "locale": "de", "key": row["key"].format(i), "textHash": f"{i:016x}", "count": 1} for i in range(n)])},
        hostile=True, commands=READ + ["check --update-baseline"])


def commit(folder):
    """Makes App a repository, and changes and stages the German tables after the first commit."""
    def git(*words):
        subprocess.run(["git", "-c", "user.name=a", "-c", "user.email=a@b.c", *words], cwd=folder / "App", check=True,
                       stdout=subprocess.DEVNULL)
    git("init", "-q")
    git("add", ".")
    git("commit", "-q", "-m", "a")
    for path in folder.glob("App/**/*.strings"):
        path.write_text(path.read_text().replace("das", "jedes"))
    git("add", ".")


add("Git: changed keys", "git", 500, lambda n: {f"App/{language}.lproj/T.strings": "".join(f'"k{i}" = "{text} {i}";\n' for i in range(n))
                                                for language, text in [("en", ENGLISH), ("de", GERMAN)]}, prepare=commit)
add("Git: changed files", "git", 50, lambda n: {f"App/{language}.lproj/T{i}.strings": f'"k0" = "{text} {i}";\n'
                                                for i in range(n) for language, text in [("en", ENGLISH), ("de", GERMAN)]}, prepare=commit)


def units(name, size, make, hostile=False):
    add(f"strings to check: {name}", "units", size, lambda n: {"input": make(n)}, hostile=hostile)


def unit(**members):
    return json.dumps({"id": "1", "locale": "de", "text": GERMAN, "source": ENGLISH, "role": "label", **members}, ensure_ascii=False) + "\n"


units("many", 500, lambda n: "".join(unit(id=str(i), text=f"{GERMAN} {i}") for i in range(n)))
units("with findings", 250, lambda n: "".join(unit(id=str(i), text=f" BUTTON %@ {i}%,5 kg. ", maxLength=5) for i in range(n)))
units("locales", 250, lambda n: "".join(unit(locale=f"de-x-a{i}") for i in range(n)))
units("no JSON", 500, lambda n: "{a\n" * n, True)
units("unknown members", 500, lambda n: unit(**{f"a{i}": 1 for i in range(n)}), True)
units("traits", 500, lambda n: unit(traits=[f"t{i}" for i in range(n)]), True)
units("nested lists", 100, lambda n: unit(traits=0).replace(": 0", ": " + "[" * n + "]" * n), True)
units("one long locale", 2000, lambda n: unit(locale="de" + "-x" * n), True)
for title, size, text in [("words", 4000, "Lorem ipsum. "), ("%@", 1000, "%@ "), ("one letter", 10000, "a"), ("5 kg", 2000, "5kg ")]:
    units(f"one of {title}", size, lambda n, text=text: unit(text=text * n), True)
    units(f"a label and a hint of {title}", size, lambda n, text=text: unit(text=text * n, role="hint", label=text * n), True)


def arguments(name, size, words, files=lambda n: {}):
    add(name, "arguments", size, files, arguments=words, hostile=True)


# Linux limits an argument to 128 kB. Arguments are few, because ArgumentParser takes quadratic time: 2 s for 8,000.
arguments("locale TAG…", 40, lambda n: ["locale", *(f"de-x-a{i}" for i in range(n))])
arguments("locale TAG… --format json", 40, lambda n: ["locale", "--format", "json", *(f"de-x-a{i}" for i in range(n))])
arguments("locale, a long tag", 2000, lambda n: ["locale", "de-x" + "-x" * n])
arguments("locale, a tag of variants", 500, lambda n: ["locale", "de" + "".join(f"-v{i:05}" for i in range(n))])
arguments("locale, a tag of extensions", 500, lambda n: ["locale", "de-u" + "".join(f"-a{i % 10}-v{i:05}" for i in range(n))])
arguments("locale --available", 15, lambda n: ["locale", "es-MX", *(w for i in range(n) for w in ("--available", f"es-x-a{i}"))])
arguments("plural NUMBER…", 25, lambda n: ["plural", "ru", *(str(i) for i in range(n))])
arguments("plural, a long number", 2000, lambda n: ["plural", "ru", "1" * n])
arguments("plural, a long fraction", 2000, lambda n: ["plural", "ru", "1." + "1" * n])
arguments("evaluate ARGUMENT…", 25, lambda n: ["evaluate", "A.strings", "k0", *("1" for _ in range(n))],
          lambda n: {"App/A.strings": f'"k0" = "{"%d " * n}";\n'})
arguments("evaluate, a long argument", 2000, lambda n: ["evaluate", "A.strings", "k0", "1" * n], lambda n: {"App/A.strings": '"k0" = "%d";\n'})
arguments("set, a long value", 4000, lambda n: ["set", "A.strings", "k0", "<\"" * n, "--dry-run"], lambda n: {"App/A.strings": '"k0" = "a";\n'})
for mode in ["accent", "length", "spoken", "script", "rtl", "plural-probe", "bounded"]:
    arguments(f"pseudo --text --mode {mode}", 1000, lambda n, mode=mode: ["pseudo", "--text", "Song %@. " * min(n, 13000), "--mode", mode])
arguments("rules --locales, many locales", 25, lambda n: ["rules", "--locale", "de", "--locales", "L"], lambda n: {
    f"App/L/de-x-a{i}.yml": "confidence: low\nfunction-words: [der, die]\n" for i in range(n)})
arguments("rules --locales, many words", 500, lambda n: ["rules", "--locale", "de", "--locales", "L"], lambda n: {
    "App/L/de.yml": "confidence: low\nfunction-words: [" + ", ".join(f"wort{i}" for i in range(n)) + "]\n"})
arguments("rules --locales, locales in a chain", 7, lambda n: ["rules", "--locale", "de", "--locales", "L"], lambda n: {
    f"App/L/de{'-x' + '-a' * i if i else ''}.yml": "confidence: low\n" for i in range(n)})
arguments("check --roles", 500, lambda n: ["check", "--roles", "r.jsonl", "--scope", "all", "--fail-on", "never"], lambda n: {
    **PROJECT, "App/r.jsonl": "".join(json.dumps({
        "path": "Sources/A.swift", "line": i, "column": 1, "role": "label", "api": "a", "kind": "localized-call",
        "key": f"k{i}.label"}) + "\n" for i in range(n))})
