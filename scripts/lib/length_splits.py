"""The effect of chance: how often all locales meet the goal in random halves, if each line is right for both."""

import random

SPLITS = 500
# The maximum number of pairs that count per project and locale. It must be that of the tool: see `countedPairs`.
MOST = 100


def table(rows, right, points):
    """Prints in how many random splits no half of a locale is more than `points` away from `right`, at p90.

    rows: the rows of the locales to check. In a split in which only one half has a locale, the locale isn't checked.
    """
    for row in rows:
        counted = sum(min(project["pairs"], MOST) for project in row["byProject"])
        if counted != row["countedPairs"]:
            raise SystemExit(f"{row['locale']}: the pairs count as {row['countedPairs']} in the tool, as {counted} here")
    paths = sorted({project["path"] for row in rows for project in row["byProject"]})
    # The splits are the same in every run and for every locale.
    drawn = random.Random(0)
    splits = [{path for path in paths if drawn.random() < 0.5} for _ in range(SPLITS)]
    print(f"\nRandom splits of {SPLITS} in which all locales would hold each way, with lines that are right for both halves "
          "together, and of all locales in all splits how many:\n")
    print("| locales | each pair as one | a project as 100 pairs at most |\n|---|---|---|")
    for least in (2, 10, 20, 30):
        chosen = [row["byProject"] for row in rows if row["projects"] >= least]
        if not chosen:
            continue
        cells = []
        for most in (None, MOST):
            shares = [[off(projects, split, right, most) <= points for projects in chosen] for split in splits]
            single = sum(map(sum, shares)) / (len(chosen) * SPLITS)
            cells.append(f"{sum(map(all, shares))}; {100 * single:.1f} %")
        print(f"| the {len(chosen)} with {least} projects and more | {' | '.join(cells)} |")


def off(projects, first, right, most):
    """By how much the worse half is off, if both together are right; 0 if only one half has the locale."""
    halves = {True: [0, 0], False: [0, 0]}
    for project in projects:
        weight = project["pairs"] if most is None else min(project["pairs"], most)
        half = halves[project["path"] in first]
        half[0] += weight
        half[1] += weight * project["p90"]
    pairs, longer = (sum(part) for part in zip(*halves.values()))
    if not longer or not all(half[0] for half in halves.values()):
        return 0
    return max(abs(right * half[1] / half[0] / (longer / pairs) - right) for half in halves.values())
