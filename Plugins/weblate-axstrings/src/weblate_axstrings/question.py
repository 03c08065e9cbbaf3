"""A Weblate unit as a question to axstrings."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from .plurals import of_plural

if TYPE_CHECKING:
    from weblate.trans.models import Unit

# weblate.utils.state: “Needs editing” and its variants are 10 to 19, “Translated” is 20.
_STATE_NEEDS_EDITING = 10
_STATE_TRANSLATED = 20

_SCRIPTS = {"latin": "Latn", "latn": "Latn", "cyrillic": "Cyrl", "cyrl": "Cyrl", "arabic": "Arab"}


@dataclass(frozen=True)
class Question:
    """The JSON object to send, and how to read the answer."""

    body: dict[str, Any]
    # The category of each target, or None for a string without plural forms.
    categories: tuple[str, ...] | None = None
    # Whether another form is sent as `other`, which the language needs for fractions: Weblate has no field for it.
    has_stand_in: bool = False


def question(unit: Unit, sources: list[str], targets: list[str], *, is_source: bool = False) -> Question | None:
    """Return the question, or None if the unit can't be checked."""
    component = unit.translation.component
    body: dict[str, Any] = {"locale": language_tag(unit.translation.language.code), **_context(unit)}
    if len(sources) <= 1 and len(targets) <= 1:
        text = targets[0] if targets else ""
        if not text:
            return None
        body["text"] = text
        if not is_source and sources and sources[0]:
            body["source"] = sources[0]
        return Question(body)
    if getattr(component, "is_multivalue", False):
        # The values are alternatives, not plural forms.
        return None

    categories = of_plural(unit.translation.plural, unit.translation.language.code)
    if categories is None or len(categories) != len(targets):
        return None
    forms = _forms(categories, targets)
    if not forms:
        return None
    has_stand_in = "other" not in categories
    if has_stand_in:
        forms["other"] = forms.get("few") or forms.get("many") or next(iter(forms.values()))
    body["forms"] = forms
    if not is_source:
        source = _source(unit, sources)
        if source is None:
            return None
        body.update(source)
    return Question(body, categories, has_stand_in)


def _source(unit: Unit, sources: list[str]) -> dict[str, Any] | None:
    if len(sources) == 1:
        return {"source": sources[0]}
    # Weblate 5 has no sources other than the component's.
    plural = getattr(unit, "effective_source_plural", None)
    language = getattr(unit, "effective_source_language", None)
    if plural is None or language is None:
        plural = unit.translation.component.source_translation.plural
        language = unit.translation.component.source_language
    categories = of_plural(plural, language.code)
    if categories is None or len(categories) != len(sources):
        return None
    return {"sourceForms": _forms(categories, sources)}


def _forms(categories: tuple[str, ...], texts: list[str]) -> dict[str, str]:
    return {category: text for category, text in zip(categories, texts, strict=True) if text}


def _context(unit: Unit) -> dict[str, Any]:
    result: dict[str, Any] = {}
    if key := key_of(unit.context, unit.translation.component.file_format, is_plural=unit.is_plural):
        result["key"] = key
    source_unit = unit.source_unit or unit
    comment = "\n".join(part for part in (unit.note or source_unit.note, source_unit.explanation) if part)
    if comment:
        result["comment"] = comment
    if unit.state >= _STATE_TRANSLATED:
        result["state"] = "translated"
    elif unit.state >= _STATE_NEEDS_EDITING:
        result["state"] = "needs_review"
    # Without the flag, Weblate's limit is only a guess from the length of the source.
    if unit.all_flags.has_value("max-length"):
        result["maxLength"] = unit.all_flags.get_value("max-length")
    return result


def key_of(context: str, file_format: str, *, is_plural: bool) -> str:
    """Return the key by which the app looks up the string; Weblate adds to it."""
    key = context
    if file_format == "stringsdict" and is_plural:
        # KEY:VARIABLE
        key = context.rpartition(":")[0]
    elif file_format == "apple-xliff":
        # FILE///KEY, or FILE////KEY:dict/… for a plural and its format
        key = context.partition("///")[2] or context
        if key.startswith("/") and ":dict/" in key:
            key = key[1:].partition(":dict/")[0]
    return key or context


def language_tag(code: str) -> str:
    """Return the BCP 47 tag of Weblate's language code, such as sr-Latn for sr@latin."""
    language, _, modifier = code.partition("@")
    tag = language.replace("_", "-")
    if script := _SCRIPTS.get(modifier.lower()):
        parts = tag.split("-")
        tag = "-".join([parts[0], script, *parts[1:]])
    return tag
