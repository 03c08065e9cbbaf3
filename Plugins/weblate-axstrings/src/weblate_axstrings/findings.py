"""The findings about a unit, and its certain fixes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from . import config
from .question import Question, question

if TYPE_CHECKING:
    from collections.abc import Collection

    from weblate.trans.models import Unit

    from .process import Finding

# Findings about the plural as a whole, which axstrings reports at the form `other`.
_WHOLE_PLURAL = {"plural-missing-category", "plural-forms-alike"}
# Each round applies one fix. If a string needs more, one click doesn't make all of them.
_MAX_FIXES = 20


def findings(unit: Unit, sources: list[str], targets: list[str], severities: Collection[str]) -> list[Finding] | None:
    """Return the findings with these severities, or None if they're unknown."""
    asked = question(unit, sources, targets, is_source=unit.is_source)
    return [] if asked is None else _answer(asked, severities)


def _answer(asked: Question, severities: Collection[str]) -> list[Finding] | None:
    answer = config.client().ask(asked.body)
    if answer is None:
        return None
    return [_visible(finding, asked) for finding in answer if _concerns(finding, asked, severities)]


def _concerns(finding: Finding, asked: Question, severities: Collection[str]) -> bool:
    if finding.get("severity") not in severities:
        return False
    # No one can edit the form sent as `other`, and its text is checked in the form that it was copied from.
    return not asked.has_stand_in or finding.get("form") != "other" or finding.get("id") in _WHOLE_PLURAL


def _visible(finding: Finding, asked: Question) -> Finding:
    if not asked.has_stand_in or finding.get("form") != "other":
        return finding
    result = {key: value for key, value in finding.items() if key != "form"}
    if finding.get("id") == "plural-missing-category":
        # After the semicolon, the message says that `other` is spoken instead, which isn't known here.
        result["message"] = str(finding.get("message", "")).partition("; ")[0]
    return result


def repaired(unit: Unit, sources: list[str], targets: list[str], severities: Collection[str]) -> list[str]:
    """Return the targets after up to `_MAX_FIXES` certain fixes; unchanged without any."""
    targets = list(targets)
    for _ in range(_MAX_FIXES):
        asked = question(unit, targets if unit.is_source else sources, targets, is_source=unit.is_source)
        answer = None if asked is None else _answer(asked, severities)
        if not any(_apply(finding, asked, targets) for finding in answer or ()):
            break
    return targets


def _apply(finding: Finding, asked: Question, targets: list[str]) -> bool:
    fixed = finding.get("fixed")
    # An empty string would delete the translation.
    if not isinstance(fixed, str) or not fixed:
        return False
    if asked.categories is None:
        index = 0
    elif finding.get("form") in asked.categories:
        index = asked.categories.index(finding["form"])
    else:
        return False
    if targets[index] == fixed:
        return False
    targets[index] = fixed
    return True
