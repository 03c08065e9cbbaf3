"""The checks, for Weblate's setting CHECK_LIST."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, ClassVar

from django.utils.html import format_html, format_html_join
from django.utils.safestring import mark_safe
from weblate.checks.base import TargetCheck

from . import config
from .findings import findings, repaired

if TYPE_CHECKING:
    from collections.abc import Iterable

    from django.utils.safestring import SafeString
    from weblate.checks.base import FixupType
    from weblate.checks.models import Check
    from weblate.trans.models import Unit

    from .process import Finding

_RULES = "https://axstrings.github.io/axstrings/rules/"
_CONTROLS = re.compile(r"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]")
_MAX_SHOWN = 20
_MAX_LENGTH = 1000


class AXStringsCheck(TargetCheck):
    """Errors and warnings."""

    check_id = "axstrings"
    name = "Accessibility strings"
    description = "VoiceOver speaks the string in a way that listeners don't expect."
    # Source strings have their own findings, such as a label that contains the control type.
    source = True
    severities: ClassVar[frozenset[str]] = frozenset({"error", "warning"})

    def check_target_unit(self, sources: list[str], targets: list[str], unit: Unit) -> bool:
        """Check a translation, with all its plural forms at once."""
        return self._is_faulty(unit, sources, targets)

    def check_source_unit(self, sources: list[str], unit: Unit) -> bool:
        """Check a source string."""
        return self._is_faulty(unit, sources, sources)

    def check_single(self, source: str, target: str, unit: Unit) -> bool:
        """Check a string without plural forms; Weblate calls `check_target_unit` instead."""
        return self._is_faulty(unit, [source], [target])

    def applies_to(self, unit: Unit) -> bool:
        """Whether strings in the unit's file format are checked."""
        return unit.translation.component.file_format in config.formats()

    def _is_faulty(self, unit: Unit, sources: list[str], targets: list[str]) -> bool:
        if not self.applies_to(unit):
            return False
        found = findings(unit, sources, targets, self.severities)
        if found is None:
            # The findings are unknown, for example because the process ended, so the check keeps its last result.
            return unit.pk is not None and self.check_id in unit.all_checks_names
        return bool(found)

    def get_description(self, check_obj: Check) -> SafeString | str:
        """Return the first findings as HTML, or the general description without any."""
        unit = check_obj.unit
        if not self.applies_to(unit):
            return self.description
        found = findings(unit, *_texts(unit), self.severities)
        if not found:
            return self.description
        return format_html_join(mark_safe("<br>"), "{}", ((_shown(finding),) for finding in found[:_MAX_SHOWN]))

    def get_fixup(self, unit: Unit) -> Iterable[FixupType] | None:
        """Return the string after the certain fixes, or None if nothing changes."""
        if not self.applies_to(unit):
            return None
        sources, targets = _texts(unit)
        fixed = repaired(unit, sources, targets, self.severities)
        return None if fixed == targets else [("plurals", fixed)]

    def get_doc_url(self, user: object = None) -> str:
        """Return the address of the list of rules; Weblate's documentation doesn't describe this check."""
        return _RULES


class AXStringsNoteCheck(AXStringsCheck):
    """Notes, which are often a matter of style; the flag `axstrings-notes` turns the check on."""

    check_id = "axstrings_notes"
    name = "Accessibility strings: notes"
    description = "VoiceOver could speak the string better."
    default_disabled = True
    severities: ClassVar[frozenset[str]] = frozenset({"note"})


def _texts(unit: Unit) -> tuple[list[str], list[str]]:
    # Weblate 5 has no sources other than the component's.
    effective = getattr(unit, "get_effective_source_plurals", unit.get_source_plurals)
    if unit.is_source:
        return unit.get_source_plurals(), unit.get_source_plurals()
    return effective(), unit.get_target_plurals()


def _shown(finding: Finding) -> SafeString:
    """Return a finding as a line of HTML. The message quotes the string, which can contain anything."""
    message = _text(finding.get("message"))
    message = f"{message[:1].upper()}{message[1:]}."
    if form := finding.get("form"):
        message = f"{_text(form)}: {message}"
    # The element isolates characters that change the direction of the text after them.
    line = format_html("<bdi>{}</bdi>", message)
    if explanation := _text(finding.get("explanation")):
        line += format_html(" <bdi>{}</bdi>", explanation)
    return line


def _text(value: object) -> str:
    text = value if isinstance(value, str) else ""
    if len(text) > _MAX_LENGTH:
        text = f"{text[:_MAX_LENGTH]}…"
    return _CONTROLS.sub("\N{REPLACEMENT CHARACTER}", text)
