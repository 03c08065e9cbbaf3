"""Weblate's forms and CLDR's categories. Needs no Weblate; the formulas are Weblate's."""

import sys
import unittest
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

from weblate_axstrings.plurals import categories  # noqa: E402

TAGS = {
    "en": ["one", "other"], "ja": ["other"], "fr": ["one", "many", "other"], "cs": ["one", "few", "other"],
    "ru": ["one", "few", "many"], "pl": ["one", "few", "many"], "lv": ["zero", "one", "other"],
    "ar": ["zero", "one", "two", "few", "many", "other"], "he": ["one", "two", "other"],
}  # fmt: skip


def slavic(n):
    if n % 10 == 1 and n % 100 != 11:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 10 <= n % 100 < 20 else 2


def polish(n):
    if n == 1:
        return 0
    return 1 if 2 <= n % 10 <= 4 and not 10 <= n % 100 < 20 else 2


def arabic(n):
    return n if n < 3 else 3 if 3 <= n % 100 <= 10 else 4 if n % 100 >= 11 else 5


def with_zero(formula):
    return lambda n: 0 if n == 0 else formula(n) + 1


class CategoriesTest(unittest.TestCase):
    def check(self, language, number, formula, expected):
        self.assertEqual(categories(language, number, formula, TAGS), expected and tuple(expected.split()))

    def test_confirmed(self):
        self.check("en", 2, lambda n: int(n != 1), "one other")
        self.check("en", 3, with_zero(lambda n: int(n != 1)), "zero one other")
        self.check("en_GB", 2, lambda n: int(n != 1), "one other")
        self.check("ja", 1, lambda n: 0, "other")
        self.check("ja", 2, lambda n: int(n != 0), "zero other")
        self.check("fr", 3, lambda n: 0 if n < 2 else 1 if n % 1_000_000 == 0 else 2, "one many other")
        self.check("cs", 3, lambda n: 0 if n == 1 else 1 if 2 <= n <= 4 else 2, "one few other")
        self.check("ru", 3, slavic, "one few many")
        self.check("ru", 4, with_zero(slavic), "zero one few many")
        self.check("pl", 3, polish, "one few many")
        self.check("pl", 4, with_zero(polish), "zero one few many")
        self.check("ar", 6, arabic, "zero one two few many other")
        self.check("he", 3, lambda n: 0 if n == 1 else 1 if n == 2 else 2, "one two other")

    def test_unknown(self):
        self.check("xx", 2, lambda n: int(n != 1), None)
        # gettext's order for Latvian and Hebrew
        self.check("lv", 3, lambda n: 0 if n % 10 == 1 and n % 100 != 11 else 1 if n else 2, None)
        self.check("he", 3, lambda n: 0 if n == 1 else 2 if n == 2 else 1, None)
        # gettext's French has no `many`.
        self.check("fr", 2, lambda n: int(n > 1), None)
        self.check("ru", 2, lambda n: int(n != 1), None)
        self.check("ar", 6, lambda n: min(n, 5), None)
        self.check("", 1, lambda n: 0, None)


if __name__ == "__main__":
    unittest.main()
