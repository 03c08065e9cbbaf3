"""The automatic fix-up, for Weblate's setting AUTOFIX_LIST."""

from __future__ import annotations

from typing import TYPE_CHECKING

from weblate.trans.autofixes.base import AutoFix

from .checks import AXStringsCheck, AXStringsNoteCheck
from .findings import repaired

if TYPE_CHECKING:
    from weblate.checks.base import BaseCheck
    from weblate.trans.models import Unit


class AXStringsFix(AutoFix):
    """Applies the certain fixes when a translator saves a string."""

    fix_id = "axstrings"
    name = "Accessibility strings"

    @staticmethod
    def get_related_checks() -> list[BaseCheck]:
        """Return the checks whose `ignore-…` flags also turn off their fixes."""
        return [AXStringsCheck(), AXStringsNoteCheck()]

    def fix_target(self, target: list[str], unit: Unit) -> tuple[list[str], bool]:
        """Return all plural forms with the fixes, and whether there are any."""
        severities: set[str] = set()
        for check in self.get_related_checks():
            if check.applies_to(unit) and not check.should_skip(unit):
                severities |= check.severities
        if not severities:
            return target, False
        sources = getattr(unit, "get_effective_source_plurals", unit.get_source_plurals)()
        fixed = repaired(unit, sources, target, severities)
        return fixed, fixed != target

    def fix_single_target(self, target: str, source: str, unit: Unit) -> tuple[str, bool]:
        """Fix a string without plural forms; Weblate calls `fix_target` instead."""
        fixed, changed = self.fix_target([target], unit)
        return fixed[0], changed
