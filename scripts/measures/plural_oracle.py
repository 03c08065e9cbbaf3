"""Compares the plural categories of `axstrings plural` with ICU's, through PyICU.

Compares the categories of 53 numbers, as cardinals and as ordinals, in every language that the installed ICU has plural rules for.
PyICU is built with the same ICU, so this checks how axstrings calls ICU, and not the data. Prints each number that differs and, at
the end, how many agree. Ends with 1 if one differs.
"""

import json
import sys

from measures.running import program
from measures.running.arguments import Parser

CATEGORIES = ["zero", "one", "two", "few", "many", "other"]

# 52 numbers reach every category of all languages of CLDR 42; the last one is “1 million”.
NUMBERS = [
    *map(str, range(31)), "40", "41", "42", "43", "60", "81", "100", "101", "102", "103", "111", "1000", "1000000",
    "0.0", "0.1", "0.5", "1.0", "1.1", "1.5", "2.0", "10.0", "1c6",
]


def languages(member):
    """The languages of a member of the bundle of plural rules: `locales` or `locales_ordinals`."""
    import icu

    bundle = icu.ResourceBundle("", icu.Locale("plurals")).get(member)
    return sorted(bundle.getNext().getKey() for _ in range(bundle.getSize()))


def cardinals(locale):
    """A function from a number to its category as a cardinal."""
    import icu

    rules = icu.PluralRules.forLocale(locale)

    def category(number):
        mantissa, _, exponent = number.partition("c")
        digits = len(mantissa.partition(".")[2])
        skeleton = "compact-long" if exponent else "." + "0" * digits if digits else "precision-integer"
        whole = str(int(mantissa) * 10 ** int(exponent)) if exponent else mantissa
        formatter = icu.NumberFormatter.forSkeleton(skeleton).locale(locale)
        return rules.select(formatter.formatDecimalToValue(whole.encode()))

    return category


def ordinals(locale):
    """A function from a number to its category as an ordinal. PyICU opens rules for ordinals in message patterns only."""
    import icu

    def category(number):
        mantissa, _, exponent = number.partition("c")
        digits = len(mantissa.partition(".")[2])
        shape = "0." + "0" * digits if digits else "0"
        cases = " ".join(f"{name}{{{name} {{n,number,{shape}}}}}" for name in CATEGORIES)
        message = icu.MessageFormat(f"{{n,selectordinal,{cases}}}", locale)
        value = icu.Formattable(float(mantissa) * 10 ** int(exponent or 0))
        return message.format(["n"], [value]).split()[0]

    return category


def answered(tool, language, options):
    """The categories by number that axstrings prints."""
    run = program.run(tool, ["plural", language.replace("_", "-"), *NUMBERS, "--format", "json", *options])
    if run.returncode != 0:
        return {"error": run.stderr.strip()}
    return {row["number"]: row["category"] for row in json.loads(run.stdout)["numbers"]}


def main(arguments):
    Parser(__name__, __doc__, ["PyICU==2.*"]).parse(arguments)
    import icu

    tool = program.debug_build()
    right = wrong = 0
    asked = [("locales", cardinals, []), ("locales_ordinals", ordinals, ["--ordinal"])]
    for member, oracle, options in asked:
        names = [name for name in languages(member) if name != "root"]
        for language in names:
            expected, answer = oracle(icu.Locale(language)), answered(tool, language, options)
            for number in NUMBERS:
                category = expected(number)
                if answer.get(number) == category:
                    right += 1
                    continue
                wrong += 1
                found = answer.get(number) or answer.get("error")
                print(f"{language} {' '.join(options)} {number}: ICU says {category}, axstrings {found}")
        print(f"{member}: {len(names)} languages", file=sys.stderr)
    print(f"{right} of {right + wrong} (ICU {icu.ICU_VERSION}, {len(NUMBERS)} numbers)")
    return 1 if wrong or not right else 0
