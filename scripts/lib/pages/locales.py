"""The pages of each language: the brief that translators read, and the data for native speakers to review."""

import pathlib
import re

from answer import answer

OWNED = ["docs/locales/*.md", "docs/briefs/*.md"]
LOCALES = """\
# Locales

The data of each language on a page that a native speaker can review in five minutes: questions first, the data folded below
them. `scripts/pages` writes the pages from the files in [Locales](../../Locales). A wrong word is a bug:
[report it](https://github.com/axstrings/axstrings/issues/new?template=wrong-word.yml).

"""
BRIEFS = """\
# Briefs by language

How to write labels and hints in one language, on a page: its style, words to avoid, lengths, plural forms, and examples of bad
and good strings. Read it before you translate ([For translators and vendors](../translators.md)). `scripts/pages` writes the pages; on the
command line, `axstrings rules --locale de` prints them.

"""


def index(head, texts):
    """A list of pages by their titles, below a heading."""
    titles = {tag: re.sub("^# (.*: )?", "", text.split("\n")[0]) for tag, text in texts.items()}
    return head + "".join(f"- [{title}]({tag}.md)\n" for tag, title in titles.items())


def pages(tool):
    tags = [path.stem for path in sorted(pathlib.Path("Locales").glob("*.yml"))]
    facts = {tag: answer(tool, "rules", "--locale", tag, "--facts", "--locales", "Locales") for tag in tags}
    # No one translates into the defaults.
    briefs = {
        tag: answer(tool, "rules", "--locale", tag, "--format", "markdown", "--locales", "Locales")
        for tag in tags if tag != "root"}
    return {
        "docs/locales/README.md": index(LOCALES, facts),
        "docs/briefs/README.md": index(BRIEFS, briefs),
        **{f"docs/locales/{tag}.md": text for tag, text in facts.items()},
        **{f"docs/briefs/{tag}.md": text for tag, text in briefs.items()},
    }
