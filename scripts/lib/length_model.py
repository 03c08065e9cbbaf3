"""Shows the JSON output of the program `length-model`, from standard input, as a table in Markdown.

usage: length_model.py [--write]

With --write, the lines of locales with enough pairs go into Locales/.
"""

import json
import pathlib
import re
import sys

import length_splits

ALL = "all but zh, ja, ko"
# How many pairs a locale needs to get its own lines, to get a row in the table, and to have its quantiles checked.
LEAST = 1000
LEAST_SHOWN = 2000
JUDGED = {"p90": 2000, "p99": 10_000}
# By how many percentage points the quantiles of a single locale may be off.
POINTS = 4
# How often a correct line is exceeded, in percent.
QUANTILES = {"p90": 10, "p95": 5, "p99": 1}
# The shares of a locale that wasn't measured, which miss every goal.
NOTHING = dict.fromkeys(QUANTILES, 1)
# The files of lines whose locale has another name.
FILES = {ALL: "root", "zh-Hans": "zh", "nb": "no"}


def line(value):
    return f"{value['intercept']:g} + {value['slope']:g}n"


def percent(exceeded):
    return "–" if exceeded is None else " / ".join(f"{100 * exceeded[name]:.1f}" for name in QUANTILES)


def share(row):
    return "–" if row.get("stability") is None else f"{100 * row['stability']:.0f}"


def within(exceeded, name, points):
    return abs(100 * exceeded[name] - QUANTILES[name]) <= points


def judge(rows):
    """Prints which goals are met, with weighted pairs and with equally weighted pairs. Returns whether all are."""
    together = next(row for row in rows if row["locale"] == ALL)
    halves = together["otherHalfExceeded"] + together["otherHalfExceededInAllPairs"]
    hold = bool(halves) and all(
        within(half, name, points) for half in halves for name, points in (("p90", 2), ("p95", 1), ("p99", 0.5)))
    print(f"\n{ALL}, each way: {'holds' if hold else 'misses its goals'}")
    single = [row for row in rows if row is not together]
    for name, least in JUDGED.items():
        counted = [row for row in single if row["countedPairs"] > least]
        all_pairs = [row for row in single if row["pairs"] > least]
        print(f"{name}, give or take {POINTS} points:")
        hold = shown(f"over {least:,} pairs that count, each way", name, counted, lambda row: row["otherHalfExceeded"]) and hold
        hold = shown(f"over {least:,} pairs, each as one, both ways together", name, all_pairs, crossed) and hold
        hold = shown(
            f"over {least:,} pairs, each as one, each way", name, all_pairs, lambda row: row["otherHalfExceededInAllPairs"]
        ) and hold
    length_splits.table([row for row in single if row["pairs"] > JUDGED["p90"]], QUANTILES["p90"], POINTS)
    return hold


def shown(what, name, rows, measures):
    """Prints which locales miss a goal, and returns whether none does."""
    missed = [row["locale"] for row in rows if not all(within(part, name, POINTS) for part in measures(row) or [NOTHING])]
    print(f"- {len(rows)} locales with {what}: all but {' '.join(missed) or 'none'}")
    return not missed


def crossed(row):
    """How often translations are longer than lines fitted on the other half; a list of one value, or none."""
    halves = row["otherHalfExceededInAllPairs"]
    pairs = sum(half["pairs"] for half in halves)
    return [{name: sum(half[name] * half["pairs"] for half in halves) / pairs for name in QUANTILES}] if pairs else []


def table(rows):
    print("| locale | pairs | counted pairs | projects | p50 | p90 | p99 | longer than shipped p90 / p95 / p99, % | counted pairs: "
          "longer than lines fitted to the other half, one way, % | counted pairs, the other way, % | all pairs, both ways together, % "
          "| all pairs, one way, % | all pairs, the other way, % | other splits within 4 points at p90, % |")
    print("|---|---|---|---|---|---|---|---|---|---|---|---|---|---|")
    for row in rows:
        if row["pairs"] < LEAST_SHOWN:
            continue
        halves = row["otherHalfExceeded"] or [None] * 2
        halves = halves + (crossed(row) or [None]) + (row["otherHalfExceededInAllPairs"] or [None] * 2)
        length = row["length"]
        print(f"| {row['locale']} | {row['pairs']:,} | {row['countedPairs']:,} | {row['projects']} | {line(length['p50'])} "
              f"| {line(length['p90'])} | {line(length['p99'])} | {percent(row['shippedExceeded'])} | {' | '.join(map(percent, halves))} "
              f"| {share(row)} |")


def block(name, model, digits):
    lines = [f"{name}:"]
    lower = None
    for quantile in ("p50", "p90", "p99"):
        value = model[quantile]
        # Adding zero makes a negative zero a plain one.
        intercept, slope = round(value["intercept"], digits) + 0.0, round(value["slope"], 2)
        # Each line is fitted separately. If two would cross at the shortest strings, the higher one is raised.
        while lower and intercept + slope <= sum(lower):
            intercept = round(intercept + 10**-digits, digits)
        lower = (intercept, slope)
        lines.append(f"  {quantile}: {{intercept: {intercept:g}, slope: {slope:g}}}")
    return "\n".join(lines) + "\n"


def write(row):
    name = FILES.get(row["locale"], row["locale"])
    path = pathlib.Path("Locales") / f"{name}.yml"
    if not path.exists() or row["pairs"] < LEAST:
        return
    text = path.read_text()
    # The comments in root.yml explain the numbers for all files.
    is_root = name == "root"
    head = "# Length of a translation from English of n grapheme clusters: intercept + slope × n.\n" if is_root else ""
    spoken = (
        "# Seconds that a translation takes to speak for the seconds of its English source, both estimated from syllables or "
        "morae;\n# from the same pairs.\n" if is_root else "# Seconds of speech, from the same pairs.\n")
    source = f"# Fitted on {row['pairs']:,} pairs of {row['projects']} projects by quantile regression (scripts/length-model)"
    scope = (
        ", in all\n# languages but Chinese, Japanese and Korean; a project counts as 100 pairs of a language at most."
        if is_root else ".")
    new = f"{head}{source}{scope}\n" + block("length", row["length"], 1)
    new += "\n" + spoken + block("spoken-length", row["spokenLength"], 2)
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
    sys.exit(0 if judge(rows) else 1)


main()
