"""What no line can do: how often all locales would hold in halves by chance if each line fitted both halves together exactly."""

import random

SPLITS = 500
# As how many pairs of a locale a project counts at most.
MOST = 100


def table(rows, points):
    """Prints in how many random splits the shares of both halves lie within so many points of their common share, at p90.

    rows: of the locales to judge, with what they have by project.
    """
    paths = sorted({project["path"] for row in rows for project in row["byProject"]})
    # The same in every run and for every locale.
    drawn = random.Random(0)
    splits = [{path for path in paths if drawn.random() < 0.5} for _ in range(SPLITS)]
    print(f"\nRandom splits of {SPLITS} in which all locales would hold each way with lines that are right for both halves:\n")
    print("| locales | each pair as one | a project as 100 pairs at most |\n|---|---|---|")
    for least in (2, 10, 20, 30):
        chosen = [row["byProject"] for row in rows if row["projects"] >= least]
        counts = [sum(all(holds(projects, split, points, most) for projects in chosen) for split in splits)
                  for most in (None, MOST)]
        print(f"| the {len(chosen)} with {least} projects and more | {counts[0]} | {counts[1]} |")


def holds(projects, first, points, most):
    halves = {True: [0, 0], False: [0, 0]}
    for project in projects:
        weight = project["pairs"] if most is None else min(project["pairs"], most)
        half = halves[project["path"] in first]
        half[0] += weight
        half[1] += weight * project["p90"]
    common = sum(half[1] for half in halves.values()) / sum(half[0] for half in halves.values())
    return all(half[0] and abs(half[1] / half[0] - common) <= points / 100 for half in halves.values())
