"""Weblate checks that ask the command-line tool axstrings."""

__version__ = "0.1.0"
