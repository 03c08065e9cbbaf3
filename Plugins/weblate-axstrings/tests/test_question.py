"""Questions and answers about simple objects in place of Weblate's units. Needs no Weblate."""

import sys
import types
import unittest
from pathlib import Path
from types import SimpleNamespace
from unittest import mock

sys.path.insert(0, str(Path(__file__).parent.parent / "src"))

try:
    import django.conf  # noqa: F401
except ImportError:
    # `config` needs only an object without settings.
    sys.modules["django"] = types.ModuleType("django")
    sys.modules["django.conf"] = types.ModuleType("django.conf")
    sys.modules["django.conf"].settings = SimpleNamespace()

from weblate_axstrings import config, findings, question  # noqa: E402
from weblate_axstrings.question import key_of, language_tag  # noqa: E402

RUSSIAN = ("zero", "one", "few", "many")
ENGLISH = ("zero", "one", "other")
ALL = {"error", "warning", "note"}


class Flags(dict):
    has_value = dict.__contains__
    get_value = dict.__getitem__


def unit(language="de", file_format="strings", **fields):
    component = SimpleNamespace(file_format=file_format, is_multivalue=False)
    return SimpleNamespace(**{
        "translation": SimpleNamespace(
            component=component, language=SimpleNamespace(code=language), plural=SimpleNamespace(of=language)
        ),
        "effective_source_plural": SimpleNamespace(of="en"), "effective_source_language": SimpleNamespace(code="en"),
        "source_unit": SimpleNamespace(note="", explanation=""), "context": "key", "note": "", "state": 20,
        "is_plural": False, "is_source": False, "all_flags": Flags(), **fields,
    })  # fmt: skip


class PluralsCase(unittest.TestCase):
    def setUp(self):
        known = {"ru": RUSSIAN, "en": ENGLISH}
        patch = mock.patch.object(question, "of_plural", lambda plural, language: known.get(plural.of))
        patch.start()
        self.addCleanup(patch.stop)


class QuestionTest(PluralsCase):
    def body(self, unit, sources, targets, **options):
        asked = question.question(unit, sources, targets, **options)
        return asked and asked.body

    def test_text(self):
        self.assertEqual(
            self.body(unit(), ["Play"], ["Abspielen"]),
            {"locale": "de", "key": "key", "state": "translated", "text": "Abspielen", "source": "Play"},
        )
        self.assertIsNone(self.body(unit(), ["Play"], [""]))
        self.assertIsNone(self.body(unit(), [], []))

    def test_source(self):
        body = self.body(unit("en"), ["Play"], ["Play"], is_source=True)
        self.assertEqual(body, {"locale": "en", "key": "key", "state": "translated", "text": "Play"})

    def test_context(self):
        source = SimpleNamespace(note="not used", explanation="Shown in the library")
        fields = {"note": "Label", "state": 11, "source_unit": source, "all_flags": Flags({"max-length": 20})}
        body = self.body(unit(**fields), ["Play"], ["Abspielen"])
        self.assertEqual(body["comment"], "Label\nShown in the library")
        self.assertEqual(body["state"], "needs_review")
        self.assertEqual(body["maxLength"], 20)
        self.assertNotIn("state", self.body(unit(state=0), ["Play"], ["Abspielen"]))
        self.assertEqual(self.body(unit(state=30), ["Play"], ["Abspielen"])["state"], "translated")

    def test_forms(self):
        body = self.body(unit("ru"), ["", "%d song", "%d songs"], ["", "%d песня", "%d песни", "%d песен"])
        self.assertEqual(
            body["forms"], {"one": "%d песня", "few": "%d песни", "many": "%d песен", "other": "%d песни"}
        )
        self.assertEqual(body["sourceForms"], {"one": "%d song", "other": "%d songs"})

    def test_unknown_forms(self):
        self.assertIsNone(self.body(unit("xx"), ["a", "b"], ["c", "d"]))
        self.assertIsNone(self.body(unit("ru"), ["a", "b", "c"], ["c", "d"]))
        self.assertIsNone(self.body(unit("ru"), ["a", "b"], ["c", "d", "e", "f"]))
        self.assertIsNone(self.body(unit("ru"), ["", "a", "b"], ["", "", "", ""]))
        alternatives = unit("ru")
        alternatives.translation.component.is_multivalue = True
        self.assertIsNone(self.body(alternatives, ["", "a", "b"], ["", "c", "d", "e"]))

    def test_language_tag(self):
        for code, tag in {
            "de": "de", "zh_Hans": "zh-Hans", "pt_BR": "pt-BR", "sr@latin": "sr-Latn", "sr_RS@latin": "sr-Latn-RS",
            "be@tarask": "be", "zh_Hans_SG": "zh-Hans-SG",
        }.items():  # fmt: skip
            self.assertEqual(language_tag(code), tag)

    def test_key(self):
        for context, file_format, is_plural, key in (
            ("Error: %@", "strings", False, "Error: %@"),
            ("songs:count", "stringsdict", True, "songs"),
            ("Error: %@:count", "stringsdict", True, "Error: %@"),
            ("Error: %@", "stringsdict", False, "Error: %@"),
            ("en.lproj/Main.strings///a.label", "apple-xliff", False, "a.label"),
            ("en.lproj/C.stringsdict////songs:dict/count", "apple-xliff", True, "songs"),
            ("en.lproj/C.stringsdict////songs:dict/NSStringLocalizedFormatKey:dict/:string", "apple-xliff", False,
             "songs"),
            ("a///https://example.com", "apple-xliff", False, "https://example.com"),
            ("key", "apple-xliff", False, "key"),
        ):  # fmt: skip
            with self.subTest(context):
                self.assertEqual(key_of(context, file_format, is_plural=is_plural), key)


class FindingsTest(PluralsCase):
    def answer(self, *answers):
        remaining = list(answers)
        client = SimpleNamespace(ask=lambda body: remaining.pop(0) if remaining else [])
        patch = mock.patch.object(config, "client", lambda: client)
        patch.start()
        self.addCleanup(patch.stop)

    def test_severities(self):
        found = [{"id": "a", "severity": "note"}, {"id": "b", "severity": "error"}, {"id": "c"}]
        self.answer(found, found, None)
        self.assertEqual(findings.findings(unit(), ["a"], ["b"], {"note"}), found[:1])
        self.assertEqual(findings.findings(unit(), ["a"], ["b"], {"error", "warning"}), found[1:2])
        self.assertIsNone(findings.findings(unit(), ["a"], ["b"], ALL))
        self.assertEqual(findings.findings(unit(), ["a"], [""], ALL), [])

    def test_stand_in_for_other(self):
        def finding(rule, form, message="m"):
            return {"id": rule, "severity": "error", "form": form, "message": message}

        self.answer([
            finding("surrounding-whitespace", "other"), finding("surrounding-whitespace", "few"),
            finding("plural-missing-category", "other", "no form for many; “x” is spoken instead"),
        ])  # fmt: skip
        found = findings.findings(unit("ru"), ["", "a", "b"], ["", "c", "d ", ""], ALL)
        self.assertEqual([(f["id"], f.get("form"), f["message"]) for f in found], [
            ("surrounding-whitespace", "few", "m"), ("plural-missing-category", None, "no form for many"),
        ])  # fmt: skip

    def test_repairs_one_fault_after_another(self):
        def fix(text, form=None):
            return {"severity": "note", "fixed": text} | ({"form": form} if form else {})

        self.answer([fix("Text. ")], [fix("Text.")])
        self.assertEqual(findings.repaired(unit(), ["a"], ["Text "], ALL), ["Text."])
        self.answer([fix("d", "few"), fix("D", "other")], [fix("e", "many")])
        texts = ["", "c", "d ", "e "]
        self.assertEqual(findings.repaired(unit("ru"), ["", "a", "b"], texts, ALL), ["", "c", "d", "e"])
        self.assertEqual(texts, ["", "c", "d ", "e "])

    def test_repairs_nothing(self):
        for answer in (None, [], [{"severity": "note"}], [{"severity": "note", "fixed": ""}],
                       [{"severity": "note", "fixed": 1}], [{"severity": "note", "fixed": "Text"}]):  # fmt: skip
            self.answer(answer)
            self.assertEqual(findings.repaired(unit(), ["a"], ["Text"], ALL), ["Text"])

    def test_repair_ends(self):
        fixes = [[{"severity": "note", "fixed": text}] for text in "ab" * 100]
        self.answer(*fixes)
        self.assertIn(findings.repaired(unit(), ["a"], ["Text"], ALL), (["a"], ["b"]))


if __name__ == "__main__":
    unittest.main()
