"""The settings, and the one client of this Weblate process."""

from __future__ import annotations

import os
import threading

from django.conf import settings

from .process import Client

# Weblate 5 has the two names for .strings that newer versions have merged. No version up to 2026.10 reads string
# catalogs; the name is the one that a format would most likely get.
FORMATS = ("strings", "strings-utf8", "stringsdict", "apple-xliff", "xcstrings")

_client: Client | None = None
_lock = threading.Lock()


def client() -> Client:
    """Return the client, which starts the process lazily."""
    global _client
    with _lock:
        if _client is None:
            _client = Client(
                path=getattr(settings, "AXSTRINGS_PATH", None) or os.environ.get("AXSTRINGS_PATH") or "axstrings",
                options=tuple(getattr(settings, "AXSTRINGS_OPTIONS", ())),
                timeout=getattr(settings, "AXSTRINGS_TIMEOUT", 10),
            )
        return _client


def formats() -> frozenset[str]:
    """Return the file formats whose strings are checked, as Weblate names them."""
    return frozenset(getattr(settings, "AXSTRINGS_FORMATS", FORMATS))
