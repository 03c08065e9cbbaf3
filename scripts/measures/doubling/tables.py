"""The inputs that are `.strings` and `.stringsdict` files."""

from measures.doubling.inputs import add

# The value of the same entry in the project's languages, in a delivery and in another version.
VERSIONS = {
    "App/en.lproj": "Plays the song", "App/de.lproj": "Spielt das Lied", "Delivery/de.lproj": "Spielt den Titel",
    "Theirs/de.lproj": "Gibt das Lied wieder",
}


def table(name, extension, size, make, **options):
    """An input whose files `make(count, text)` writes in all versions."""
    def files(count):
        return {f"{place}/Localizable.{extension}": make(count, text) for place, text in VERSIONS.items()}
    add(f".{extension}: {name}", "table", size, files, main=f"de.lproj/Localizable.{extension}", **options)


def strings(name, size, make, **options):
    table(name, "strings", size, make, **options)


def stringsdict(name, size, make, **options):
    table(name, "stringsdict", size, lambda count, text: PLIST.format(make(count, text)), **options)


# One entry of a `.strings` file, whose value is what grows.
def one(value):
    return lambda count, text: f'/* The label of a button. */\n"k0" = "{text} {value(count)}";\n'


# Many entries of a `.strings` file.
def many(entry):
    return lambda count, text: "".join(entry(number, text) for number in range(count))


strings("many entries", 1500, many(lambda i, t: f'/* The label of button {i}. */\n"k{i}" = "{t} {i}";\n\n'))
strings("many entries with findings", 500, many(lambda i, t: f'/* A label. */\n"k{i}.label" = " BUTTON %@ {t} {i}%,5 kg. ";\n'), key="k0.label")
strings("equal values", 1000, many(lambda i, t: f'"k{i}" = "{t}";\n'))
strings("duplicate keys", 1000, many(lambda i, t: f'"k0" = "{t} {i}";\n'), hostile=True)
strings("near-duplicate keys", 1000, many(
    lambda i, t: f'"k0{f"{i:b}".translate({48: 0x200B, 49: 0x200C}) if i else ""}" = "{t}";\n'), hostile=True)
strings("keys with one beginning", 500, many(lambda i, t: f'"k{i or ""}{"a" * 300 * (i > 0)}{i}" = "{t} {i}";\n'))
strings("plural keys", 1000, many(lambda i, t: f'"k{i}_one" = "%d {t}";\n"k{i}_other" = "%d {t}s";\n'), key="k0_one")
strings("comments", 3000, lambda n, t: "/* A comment. */\n// Another\n" * n + f'"k0" = "{t}";\n')
strings("one comment of many lines", 3000, lambda n, t: "/*\n" + "A line of it.\n" * n + f'*/\n"k0" = "{t}";\n')
strings("suppressions", 1000, many(lambda i, t: f'/* axstrings:disable label-too-long: it is short */\n"k{i}" = "{t}";\n'))
strings("keys without values", 1500, many(lambda i, t: f'"k{i}";\n'))
strings("unquoted entries", 1500, many(lambda i, t: f"k{i} = value{i};\n"))
strings("junk", 1500, lambda n, t: f'"k0" = "{t}";\n' + '} = "a" ;\n' * n, hostile=True)
strings("unterminated strings", 1500, lambda n, t: f'"k0" = "{t}";\n' + '"a = b;\n' * n + '"', hostile=True)
strings("unterminated comments", 1500, lambda n, t: f'"k0" = "{t}";\n' + "/* a\n" * n, hostile=True)
strings("missing semicolons", 1500, lambda n, t: f'"k0" = "{t}";\n' + "".join(f'"a{i}" = "b"\n' for i in range(n)), hostile=True)
strings("conflict markers", 500, lambda n, t: f'"k0" = "{t}";\n' + "".join(
    f'<<<<<<< HEAD\n"a{i}" = "b";\n=======\n"a{i}" = "c";\n>>>>>>> them\n' for i in range(n)), hostile=True)
strings("nested old-style braces", 30, lambda n, t: f'"k0" = "{t}";\n"d" = ' + "{a=" * n + "b" + ";}" * n + ";\n", hostile=True)
strings("nested parentheses", 30, lambda n, t: f'"k0" = "{t}";\n"d" = ' + "(" * n + "b" + ")" * n + ";\n", hostile=True)
strings("open braces", 1000, lambda n, t: f'"k0" = "{t}";\n"d" = ' + "{a=" * n, hostile=True)
strings("a list", 2000, lambda n, t: f'"k0" = "{t}";\n"d" = (' + "b, " * n + "b);\n", hostile=True)
strings("data", 4000, lambda n, t: f'"k0" = "{t}";\n"d" = <' + "0a1b " * n + ">;\n", hostile=True)
for title, size, value in [
    ("words", 4000, "Lorem ipsum dolor sit amet. "), ("\\U escapes", 250, "\\U"), ("\\U00e9 escapes", 2000, "\\U00e9 "),
    ('\\"', 4000, '\\"'), ("\\777", 2000, "\\777"), ("unknown escapes", 250, "\\q"), ("line ends", 4000, "\\n"),
    ("< to escape", 4000, "<"), ("& to escape", 4000, "&"), ("tags", 2000, "<b>a</b> "), ("open tags", 2000, "<a "),
    ("%@", 1000, "%@ "), ("%1$@", 1000, "%1$@ "), ("%n$@", 1000, None), ("%%", 4000, "%% "), ("stray %", 1000, "5 % "),
    ("%*d", 1000, "%*d "), ("%#@v@", 1000, "%#@v@ "), ("open %#@", 2000, "%#@"), ("half a specifier", 4000, "%1$-"),
    ("digits", 10000, "1"), ("digits after %", 10000, None), ("digits and points", 4000, "1."), ("units", 2000, "5kg "),
    ("one letter", 10000, "a"), ("spaces", 10000, " "), ("combining accents", 2000, "́"), ("emoji", 1000, "👩‍👩‍👧"),
    ("flags", 1000, "🇩🇪"), ("capitals", 2000, "ABC DEF "), ("Arabic", 2000, "مرحبا "), ("Chinese", 2000, "播放歌曲。"),
    ("mixed scripts", 2000, "pаypal "), ("brackets", 4000, "("), ("braces", 2000, "{{a}} "), ("open braces", 4000, "{"),
    ("addresses", 1000, "https://a.b/c "), ("half an address", 4000, "a@"), ("dots", 4000, "a."), ("markdown", 1000, "[a](b) "),
    ("open markdown", 4000, "["), ("asterisks", 4000, "*"), ("quotation marks", 4000, "“"), ("${v}", 1000, "${v} "),
    ("entities", 2000, "&amp;"), ("times", 2000, "12:30 "), ("soft hyphens", 2000, "a­"), ("right-to-left marks", 2000, "‮"),
    ("colons", 2000, "a: "), ("commas", 4000, "a,"), ("(s)", 1000, "file(s) "),
]:
    make = {
        "%n$@": lambda n: " ".join(f"%{i + 1}$@" for i in range(n)), "digits after %": lambda n: "%" + "1" * n + "$@",
    }.get(title, lambda n, value=value: (value or "") * n)
    strings(f"one value of {title}", size, one(make), hostile=True)
strings("one key", 4000, lambda n, t: f'"k0" = "{t}";\n"{"a.b " * n}" = "{t}";\n')

PLIST = (
    '<?xml version="1.0" encoding="UTF-8"?>\n<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" '
    '"http://www.apple.com/DTDs/PropertyList-1.0.dtd">\n<plist version="1.0">\n<dict>\n{}</dict>\n</plist>\n'
)


def variable(name, other, one=None, kind="NSStringPluralRuleType"):
    return (
        f"<key>{name}</key><dict><key>NSStringFormatSpecTypeKey</key><string>{kind}</string>"
        f"<key>NSStringFormatValueTypeKey</key><string>d</string><key>one</key><string>{one or other}</string>"
        f"<key>other</key><string>{other}</string></dict>\n"
    )


def entry(key, format, *variables):
    return f"<key>{key}</key><dict>\n<key>NSStringLocalizedFormatKey</key><string>{format}</string>\n{''.join(variables)}</dict>\n"


def chain(n, t):
    return entry("k0", "%#@v0@", *(variable(f"v{i}", f"%#@v{i + 1}@") for i in range(n)), variable(f"v{n}", f"%d {t}"))


def side_by_side(n, t):
    return entry("k0", " ".join(f"%#@v{i}@" for i in range(n)), *(variable(f"v{i}", f"%d {t}") for i in range(n)))


def doubling(n, t):
    """Each variable is used twice by the one before: written out, the text has 2ⁿ parts."""
    return entry("k0", "%#@v0@", *(variable(f"v{i}", f"%#@v{i + 1}@ %#@v{i + 1}@") for i in range(n)), variable(f"v{n}", f"%d {t}"))


stringsdict("many entries", 500, lambda n, t: "".join(
    entry(f"k{i}", "%#@v@", variable("v", f"%d {t} {i}s", f"%d {t} {i}")) for i in range(n)))
stringsdict("many entries with findings", 250, lambda n, t: "".join(
    entry(f"k{i}", "%#@v@ %#@w@", variable("v", f" %@ {t} {i}. ", f"One {t}"), variable("x", "%d")) for i in range(n)), hostile=True)
stringsdict("variables in a chain", 250, chain, hostile=True)
stringsdict("a chain whose variables are used twice", 10, doubling, hostile=True)
stringsdict("variables in a ring", 250, lambda n, t: entry(
    "k0", "%#@v0@", *(variable(f"v{i}", f"%d %#@v{(i + 1) % n}@") for i in range(n))), hostile=True)
stringsdict("variables side by side", 250, side_by_side, hostile=True)
stringsdict("variables that refer to the next ten", 50, lambda n, t: entry(
    "k0", "%#@v0@", *(variable(f"v{i}", f"%d {t} " + " ".join(f"%#@v{j}@" for j in range(i + 1, min(i + 11, n)))) for i in range(n))),
    hostile=True)
stringsdict("one variable often", 500, lambda n, t: entry("k0", "%#@v@ " * n, variable("v", f"%d {t}")), hostile=True)
stringsdict("undefined variables", 500, lambda n, t: entry("k0", " ".join(f"%#@v{i}@" for i in range(n))), hostile=True)
stringsdict("unused variables", 500, lambda n, t: entry("k0", t, *(variable(f"v{i}", f"%d {t}") for i in range(n))), hostile=True)
stringsdict("variables of one name", 500, lambda n, t: entry(
    "k0", "%#@v@", *(variable("v", f"%d {t} {i}") for i in range(n))), hostile=True)
stringsdict("deep dictionaries", 30, lambda n, t: entry("k0", t) + "<key>k1</key>" + "<dict><key>a</key>" * n
            + "<string>b</string>" + "</dict>" * n, hostile=True)
stringsdict("deep lists", 30, lambda n, t: entry("k0", t) + "<key>k1</key>" + "<array>" * n + "</array>" * n, hostile=True)
stringsdict("open dictionaries", 1000, lambda n, t: entry("k0", t) + "<key>k1</key>" + "<dict><key>a</key>" * n, hostile=True)
stringsdict("unknown members", 1000, lambda n, t: entry("k0", t, *(f"<key>a{i}</key><string>b</string>" for i in range(n))), hostile=True)
stringsdict("widths", 500, lambda n, t: "<key>k0</key><dict><key>NSStringVariableWidthRuleType</key><dict>" + "".join(
    f"<key>{i}</key><string>{t} {i}</string>" for i in range(n)) + "</dict></dict>", hostile=True)
stringsdict("unknown categories", 500, lambda n, t: entry("k0", "%#@v@", variable("v", f"%d {t}").replace(
    "</dict>", "".join(f"<key>c{i}</key><string>%d {t}</string>" for i in range(n)) + "</dict>")), hostile=True)
for title, size, value in [
    ("character references", 2000, "&#233;"), ("entities", 2000, "&lt;"), ("unknown entities", 1000, "&foo;"),
    ("CDATA sections", 1000, "<![CDATA[a]]>"), ("comments", 1000, "<!-- a -->"), ("%d", 1000, "%d "), ("%@", 1000, "%@ "),
    ("inner tags", 1000, "<b/>"), ("one letter", 10000, "a"), ("open references", 2000, "&#"),
]:
    stringsdict(f"one value of {title}", size, lambda n, t, value=value: entry(
        "k0", "%#@v@", variable("v", f"%d {t} {value * n}")), hostile=True)
stringsdict("attributes", 500, lambda n, t: entry("k0", "%#@v@", variable("v", f"%d {t}")).replace(
    "<string>", "<string " + " ".join(f'a{i}="b"' for i in range(n)) + ">", 1), hostile=True)
