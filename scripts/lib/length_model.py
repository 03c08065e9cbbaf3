"""Shows what `axstrings pseudo --refit --format json` says, from standard input, as a table in Markdown.

usage: length_model.py [--write]

With --write, the lines of locales with enough pairs go into Locales/.
"""

import json
import pathlib
import re
import sys

ALL = "all but zh, ja, ko"
LEAST = 1000


def line(value):
    return f"{value['intercept']:g} + {value['slope']:g}n"


def percent(exceeded):
    return " / ".join(f"{100 * exceeded[name]:.1f}" for name in ("p90", "p95", "p99"))


def table(rows):
    print("| locale | pairs | projects | p50 | p90 | p99 | longer than shipped p90 / p95 / p99, % | fitted on one half, "
          "longer in the other, % | the other way, % |")
    print("|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        halves = [percent(half) for half in row["otherHalfExceeded"]] or ["–", "–"]
        length = row["length"]
        print(f"| {row['locale']} | {row['pairs']:,} | {row['projects']} | {line(length['p50'])} | {line(length['p90'])} "
              f"| {line(length['p99'])} | {percent(row['shippedExceeded'])} | {' | '.join(halves)} |")


def block(name, model, digits):
    lines = [f"{name}:"]
    for quantile in ("p50", "p90", "p99"):
        value = model[quantile]
        # Adding zero makes a negative zero a plain one.
        intercept, slope = round(value["intercept"], digits) + 0.0, round(value["slope"], 2)
        lines.append(f"  {quantile}: {{intercept: {intercept:g}, slope: {slope:g}}}")
    return "\n".join(lines) + "\n"


def write(row):
    name = "root" if row["locale"] == ALL else row["locale"]
    path = pathlib.Path("Locales") / f"{name}.yml"
    if not path.exists() or row["pairs"] < LEAST:
        return
    text = path.read_text()
    source = f"# Fitted on {row['pairs']:,} pairs of {row['projects']} projects by quantile regression (scripts/length-model)"
    scope = ", in all\n# languages but Chinese, Japanese and Korean." if name == "root" else "."
    new = f"{source}{scope}\n" + block("length", row["length"], 1)
    new += "\n# Seconds of speech, from the same pairs.\n" + block("spoken-length", row["spokenLength"], 2)
    text = re.sub(r"\n(#[^\n]*\n)*spoken-length:\n(  [^\n]*\n)*", "", text)
    if re.search(r"^length:", text, re.MULTILINE):
        text = re.sub(r"(?m)(^#[^\n]*\n)*^length:\n(  [^\n]*\n)*", lambda _: new, text)
    else:
        text = text.rstrip("\n") + "\n\n" + new
    path.write_text(text)


def main():
    rows = json.load(sys.stdin)["locales"]
    table(rows)
    if "--write" in sys.argv:
        for row in rows:
            write(row)


main()
