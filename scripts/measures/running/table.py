"""Tables of figures."""


def print_markdown(head, rows):
    print("| " + " | ".join(head) + " |")
    print("|---" * len(head) + "|")
    for row in rows:
        print("| " + " | ".join(map(str, row)) + " |")


def print_ratios(times, peer, **goals):
    """Prints times in seconds and how many times as fast each is as the peer; says whether every goal is met.

    times: pairs of a name and a time.
    goals: the smallest ratio that is right, by name; a name is written with underscores for hyphens.
    """
    base = dict(times)[peer]
    met = True
    print(f"{'':<18} {'ms':>10} {'ratio':>8} {'goal':>8}")
    for name, seconds in times:
        goal = goals.get(name.replace("-", "_"))
        print(f"{name:<18} {seconds * 1000:>10.1f} {base / seconds:>8.1f} {'' if goal is None else f'{goal:g}':>8}", flush=True)
        met = met and (goal is None or base / seconds >= goal)
    return met
