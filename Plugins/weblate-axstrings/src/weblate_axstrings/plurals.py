"""The CLDR category of each of Weblate's plural forms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

# For each category, a number that belongs to it in every language in which Weblate has a form for the category. In any
# other language, the order isn't confirmed and nothing is checked.
_EXAMPLES = {"zero": 0, "one": 1, "two": 2, "few": 3}
# `many` differs: millions in Spanish, French, …, and 5, 6, … as well as millions in Russian, Polish, …
_MANY = {"ar": 11, "ara": 11, "arb": 11, "ars": 11, "cy": 6, "ga": 7, "kw": 21, "mt": 11}
_MANY_ELSEWHERE = 1_000_000


def categories(
    language: str, number: int, index_of: Callable[[int], int], tags: Mapping[str, Sequence[str]]
) -> tuple[str, ...] | None:
    """
    Return the category of each of `number` forms, or None if they aren't certain.

    Weblate numbers the forms in the order of the categories in `tags`, but an administrator can change the formula
    `index_of`. So the order is confirmed with example numbers.
    """
    base = language.replace("-", "_").split("@")[0].split("_")[0].lower()
    names = tuple(tags.get(base, ()))
    if not names:
        return None
    if number == len(names) + 1 and "zero" not in names:
        # Apple's formats have an optional form for 0 in every language.
        names = ("zero", *names)
    if number != len(names):
        return None
    for index, name in enumerate(names):
        example = _MANY.get(base, _MANY_ELSEWHERE) if name == "many" else _EXAMPLES.get(name)
        if example is not None and index_of(example) != index:
            return None
    return names


def of_plural(plural: object, language: str) -> tuple[str, ...] | None:
    """Return the categories of a `weblate.lang.models.Plural`, or None if they aren't certain."""
    # The data with which Translate Toolkit, and so Weblate, reads and writes Apple's formats.
    from translate.lang.data import plural_tags

    try:
        return categories(language, plural.number, plural.plural_function, plural_tags)
    except (ArithmeticError, ValueError):
        # An administrator's formula may be wrong.
        return None
