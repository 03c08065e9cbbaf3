"""A page per rule, and their index."""

import re

from answer import answer

OWNED = ["docs/rules/*.md"]
INDEX = """\
# Rules

Everything that `axstrings check` reports, by what it is about. Each rule has a page with the reason, an example, a corrected example,
and how to suppress it.

- **Severity**: the usual one first. The configuration can change it: `rules: {hint-unterminated: off}`
  ([Levels](../suppress-and-baseline.md#levels)).
- **Checks**: what the rule looks at.
- **`--fix`**: whether `axstrings check --fix` can repair some of its findings.
- **Suppress** a finding with a reason, in a comment: `axstrings:disable RULE REASON`, or in the configuration
  ([Suppress a finding](../suppress-and-baseline.md#suppress-a-finding)).

On the command line, `axstrings rules` prints this list and `axstrings rules RULE` a page. `scripts/pages` writes these pages.

"""
ROW = re.compile(r"^\| `([a-z-]+)` \|", re.MULTILINE)


def pages(tool):
    table = answer(tool, "rules", "--format", "markdown")
    rules = {f"docs/rules/{rule}.md": answer(tool, "rules", rule, "--format", "markdown") for rule in ROW.findall(table)}
    return {"docs/rules/README.md": INDEX + ROW.sub(r"| [`\1`](\1.md) |", table), **rules}
