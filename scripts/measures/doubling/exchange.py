"""The inputs that are string catalogs and XLIFF files."""

import json

from measures.doubling.inputs import add
from measures.doubling.tables import VERSIONS

GERMAN = {place.split("/")[0]: text for place, text in VERSIONS.items() if place != "App/en.lproj"}
ENGLISH = VERSIONS["App/en.lproj"]


def catalog(name, size, make, **options):
    """An input of one catalog; `make(count, text)` answers its strings, with `text` in German."""
    def files(count):
        return {f"{place}/Localizable.xcstrings": catalog_text(make(count, text)) for place, text in GERMAN.items()}
    add(f".xcstrings: {name}", "table", size, files, main="Localizable.xcstrings", **options)


def catalog_text(strings):
    if isinstance(strings, str):
        strings = f'{{"k0": {unit_text(ENGLISH)}, "k1": {strings}}}'
    else:
        strings = json.dumps(strings, ensure_ascii=False)
    return f'{{"sourceLanguage": "en", "strings": {strings}, "version": "1.0"}}\n'


def unit(value):
    return {"stringUnit": {"state": "translated", "value": value}}


def unit_text(value):
    return json.dumps({"localizations": {"en": unit(value), "de": unit(value)}})


def entry(german, english=None):
    return {"localizations": {"en": english or german, "de": german}}


def plural(value, one=None):
    return {"variations": {"plural": {"one": one or unit(value), "other": unit(value)}}}


def substitution(value, number=1, **more):
    return {"argNum": number, "formatSpecifier": "lld", **plural(value), **more}


def substituted(text, substitutions):
    return {"k0": entry({**unit(text), "substitutions": substitutions})}


def chain(n, t):
    variables = {f"v{i}": substitution(f"%#@v{i + 1}@") for i in range(n)}
    return substituted("%#@v0@", {**variables, f"v{n}": substitution(f"%arg {t}")})


def side_by_side(n, t):
    variables = {f"v{i}": substitution(f"%arg {t}", i + 1) for i in range(n)}
    return substituted(" ".join(f"%#@{name}@" for name in variables), variables)


def nested(n, t):
    """Variations n levels deep, each with only the case `other`, which a language with more categories uses for all."""
    inner = json.dumps(unit(f"%lld {t}"))
    for level in range(n):
        axis, case = [("plural", "other"), ("device", "other")][level % 2]
        inner = f'{{"variations": {{"{axis}": {{"{case}": {inner}}}}}}}'
    return f'{{"localizations": {{"en": {inner}, "de": {inner}}}}}'


def nested_beside(n, t):
    """Plural variations n levels deep, each with a string for `one` and the next level for `other`."""
    head, tail = '{"variations": {"plural": {"one": ', ', "other": ' + json.dumps(unit(t)) + "}}}"
    inner = head * n + json.dumps(unit(t)) + tail * n
    return f'{{"localizations": {{"en": {inner}, "de": {inner}}}}}'


def doubled(n, t):
    variables = {f"v{i}": substitution(f"%#@v{i + 1}@ %#@v{i + 1}@") for i in range(n)}
    return substituted("%#@v0@", {**variables, f"v{n}": substitution(f"%arg {t}")})


catalog("many keys", 500, lambda n, t: {f"k{i}": {"comment": "A label.", **entry(unit(f"{t} {i}"))} for i in range(n)})
catalog("many keys with findings", 250, lambda n, t: {
    f"k{i}.label": entry(unit(f" BUTTON %@ {t} {i}%,5 kg. "), unit(f"{ENGLISH} %d")) for i in range(n)}, key="k0.label")
catalog("many plurals", 250, lambda n, t: {f"k{i}": entry(plural(f"%lld {t} {i}")) for i in range(n)}, hostile=True)
catalog("many languages", 500, lambda n, t: {"k0": {"localizations": {
    "en": unit(ENGLISH), "de": unit(t), **{f"x{i // 676 % 26:c}{i // 26 % 26:c}".translate({j: j + 97 for j in range(26)}) + f"-{i:04}"
                                           : unit(t) for i in range(n)}}}}, hostile=True)
catalog("substitutions in a chain", 250, chain, hostile=True)
catalog("substitutions in a ring", 250, lambda n, t: substituted(
    "%#@v0@", {f"v{i}": substitution(f"%#@v{(i + 1) % n}@") for i in range(n)}), hostile=True)
# From about twenty on, the string is refused, and the time no longer grows.
catalog("substitutions that are used twice", 40, doubled, hostile=True)
catalog("substitutions side by side", 250, side_by_side, hostile=True)
catalog("one substitution often", 500, lambda n, t: substituted("%#@v@ " * n, {"v": substitution(f"%arg {t}")}), hostile=True)
catalog("undefined substitutions", 500, lambda n, t: substituted(" ".join(f"%#@v{i}@" for i in range(n)), {}), hostile=True)
catalog("unused substitutions", 500, lambda n, t: substituted(t, {f"v{i}": substitution(t) for i in range(n)}), hostile=True)
catalog("argument numbers", 500, lambda n, t: substituted(
    "%#@v0@", {f"v{i}": substitution(t, n - i) for i in range(n)}), hostile=True)
catalog("one large argument number", 1_000_000, lambda n, t: substituted("%#@v@", {"v": substitution(f"%arg {t}", n)}), hostile=True)
catalog("nested variations", 10, nested, hostile=True)
catalog("many nested variations", 30, lambda n, t: {f"k{i}": json.loads(nested(9, t)) for i in range(n)}, hostile=True)
catalog("nested variations of two branches", 10, nested_beside, hostile=True)
catalog("wide variations", 500, lambda n, t: {"k0": {"localizations": {"de": {"variations": {"device": {
    f"d{i}": unit(t) for i in range(n)}}}}}}, hostile=True)
catalog("wide plurals", 500, lambda n, t: {"k0": {"localizations": {"de": {"variations": {"plural": {
    f"d{i}": unit(t) for i in range(n)}}}}}}, hostile=True)
catalog("string sets", 500, lambda n, t: {"k0": entry({"stringSet": {"state": "new", "values": [t] * n}})}, hostile=True)
catalog("equal languages", 500, lambda n, t: '{"localizations": {' + ", ".join(['"de": ' + json.dumps(unit(t))] * n) + "}}", hostile=True)
catalog("equal keys", 500, lambda n, t: unit_text(t) + "".join(f', "k0": {unit_text(t)}' for _ in range(n)), hostile=True)
catalog("unknown members", 1000, lambda n, t: '{"localizations": {"de": ' + json.dumps(unit(t)) + "}, "
        + ", ".join(f'"a{i}": 1' for i in range(n)) + "}", hostile=True)
catalog("repeated members", 1000, lambda n, t: '{"localizations": {"de": ' + json.dumps(unit(t)) + "}"
        + ', "comment": "a"' * n + "}", hostile=True)
catalog("deep lists", 30, lambda n, t: '{"a": ' + "[" * n + "]" * n + "}", hostile=True)
catalog("open lists", 1000, lambda n, t: '{"a": ' + "[" * n, hostile=True)
catalog("deep objects", 30, lambda n, t: '{"a":' * n + "1" + "}" * n, hostile=True)
catalog("digits", 10000, lambda n, t: '{"a": ' + "1" * n + "}", hostile=True)
for title, size, value in [
    ("\\u escapes", 2000, "é\u0001"), ("%@", 1000, "%@ "), ("%lld", 1000, "%lld "), ("%arg", 1000, "%arg "),
    ("quotation marks", 4000, '"'), ("< to escape", 4000, "<"), ("one letter", 10000, "a"), ("line ends", 4000, "\n"),
    ("inflections", 500, "^[%lld file](inflect: true) "), ("open inflections", 2000, "^["),
]:
    catalog(f"one value of {title}", size, lambda n, t, value=value: {"k0": entry(unit(f"{t} {value * n}"))}, hostile=True)

FILE = (
    '<file original="{}" source-language="en" target-language="de" datatype="plaintext">\n'
    "<header><tool tool-id=\"com.apple.dt.xcode\" tool-name=\"Xcode\"/></header><body>\n{}</body></file>\n"
)
XLIFF = '<?xml version="1.0" encoding="UTF-8"?>\n<xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">\n{}</xliff>\n'


def xliff(name, size, make, keys=lambda n: 1, files=lambda n: [], **options):
    """An input of an XLIFF file; `make(count, text)` answers its `file` elements, `keys` how many keys the project has."""
    def written(count):
        source = "".join(f'"k{i}" = "{ENGLISH} {i}";\n' for i in range(keys(count)))
        found = {f"{place.replace('App', 'Base')}/de.xliff": XLIFF.format(make(count, text)) for place, text in GERMAN.items()}
        tables = ["Localizable", *files(count)]
        return {**found, **{f"App/en.lproj/{table}.strings": source for table in tables}}
    add(f"XLIFF: {name}", "xliff", size, written, main="../Delivery/de.xliff", **options)


def file(units, original="en.lproj/Localizable.strings"):
    return FILE.format(original, units)


def trans(number, target, source=ENGLISH, more=""):
    return f'<trans-unit id="k{number}"><source>{source} {number}</source><target>{target}</target>{more}</trans-unit>\n'


xliff("many units", 500, lambda n, t: file("".join(trans(i, f"{t} {i}", more="<note>A label.</note>") for i in range(n))), lambda n: n)
xliff("many units with findings", 250, lambda n, t: file("".join(trans(i, f" BUTTON %@ {t} {i}%,5 kg. ") for i in range(n))), lambda n: n)
xliff("many units that the project lacks", 500, lambda n, t: file("".join(trans(i, t) for i in range(n))))
xliff("many files of one name", 500, lambda n, t: file(trans(0, t)) * n, hostile=True)
xliff("many files", 250, lambda n, t: "".join(file(trans(0, t), f"en.lproj/T{i}.strings") for i in range(n)), hostile=True,
      files=lambda n: [f"T{i}" for i in range(n)])
xliff("many files that the project lacks", 500, lambda n, t: "".join(
    file(trans(0, t), f"F{i}/en.lproj/T{i}.strings") for i in range(n)), hostile=True)
xliff("files with long paths", 50, lambda n, t: "".join(
    file(trans(0, t), "a/" * n + f"en.lproj/T{i}.strings") for i in range(50)), hostile=True)
xliff("equal ids", 500, lambda n, t: file(trans(0, t) * n), hostile=True)
xliff("a long language tag", 2000, lambda n, t: file(trans(0, t)).replace('"de"', f'"de-x{"-x" * n}"'), hostile=True)
xliff("a language tag of letters", 2000, lambda n, t: file(trans(0, t)).replace('"de"', f'"de{"a" * n}"'), hostile=True)
xliff("a language tag of variants", 2000, lambda n, t: file(trans(0, t)).replace(
    '"de"', f'"de{"".join(f"-v{i:05}" for i in range(n))}"'), hostile=True)
xliff("a long id", 5000, lambda n, t: file(trans(0, t).replace("k0", "k0" + "/a" * n)), hostile=True)
xliff("an id of variations", 1000, lambda n, t: file(trans(0, t).replace("k0", "k0" + "|==|plural.one" * n)), hostile=True)
xliff("ids of variations", 500, lambda n, t: file("".join(
    trans(i, t).replace(f'"k{i}"', f'"k{i}|==|plural.{form}"') for i in range(n) for form in ("one", "other"))), lambda n: n, hostile=True)
xliff("ids of stringsdict entries", 500, lambda n, t: file("".join(
    trans(i, t).replace(f'"k{i}"', f'"/k{i}:dict/v:dict/{form}:dict/:string"') for i in range(n) for form in ("one", "other")),
    "en.lproj/Localizable.stringsdict"), hostile=True)
xliff("notes", 1000, lambda n, t: file(trans(0, t, more="<note>a</note>" * n)), hostile=True)
xliff("comments", 1000, lambda n, t: file("<!-- a -->" * n + trans(0, t)), hostile=True)
xliff("nested inline tags", 250, lambda n, t: file(trans(0, f'{t}{"<g id=&quot;1&quot;>".replace("&quot;", chr(34)) * n}{"</g>" * n}')),
      hostile=True)
xliff("inline tags", 1000, lambda n, t: file(trans(0, t + "".join(f'<x id="{i}"/>' for i in range(n)))), hostile=True)
xliff("open tags", 1000, lambda n, t: file(trans(0, t + "<g>" * n)), hostile=True)
xliff("nested groups", 250, lambda n, t: file("<group>" * n + trans(0, t) + "</group>" * n), hostile=True)
xliff("nested files", 100, lambda n, t: ("<file original='a' source-language='en' datatype='b'><body>" * n + "</body></file>" * n),
      hostile=True)
xliff("namespaces", 500, lambda n, t: file("".join(f'<a xmlns:n{i}="urn:{i}"/>' for i in range(n)) + trans(0, t)), hostile=True)
xliff("nested namespaces", 100, lambda n, t: file(
    "".join(f'<n{i}:a xmlns:n{i}="urn:{i}">' for i in range(n)) + "".join(f"</n{i}:a>" for i in reversed(range(n)))), hostile=True)
xliff("attributes", 500, lambda n, t: file(trans(0, t).replace("<target", "<target " + " ".join(f'a{i}="b"' for i in range(n)))),
      hostile=True)
xliff("equal attributes", 500, lambda n, t: file(trans(0, t).replace("<target", "<target " + 'a="b" ' * n)), hostile=True)
xliff("entity declarations", 250, lambda n, t: "<!DOCTYPE a [" + "".join(
    f'<!ENTITY e{i} "&e{i + 1};&e{i + 1};">' for i in range(n)) + "]>" + file(trans(0, "&e0;")), hostile=True)
for title, size, value in [
    ("&lt;", 4000, "&lt;"), ("character references", 2000, "&#233;"), ("character references over all", 1000, "&#99999999999;"),
    ("CDATA sections", 1000, "<![CDATA[<]]>"), ("]]&gt;", 2000, "]]&gt;"), ("quotation marks", 4000, '"'), ("%@", 1000, "%@ "),
    ("one letter", 10000, "a"), ("line ends", 4000, "\n"), ("carriage returns", 4000, "\r"), ("&", 4000, "&"),
]:
    xliff(f"one target of {title}", size, lambda n, t, value=value: file(trans(0, f"{t} {value * n}")), hostile=True)
