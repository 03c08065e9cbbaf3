"""Checks the relative links of Markdown files: the file and, where one is named, the heading must exist.

usage: dead_links.py FILE…
"""

import pathlib
import re
import sys

LINK = re.compile(r"\]\(([^)\s]+)\)")


def anchors(path):
    """The anchors of a page's headings, as GitHub makes them."""
    text = re.sub(r"```.*?```", "", path.read_text(encoding="utf-8"), flags=re.S)
    titles = re.findall(r"^#+ (.*)$", text, flags=re.M)
    return {re.sub(r"[^\w\- ]", "", title.lower()).strip().replace(" ", "-") for title in titles}


def main():
    dead = 0
    for name in sys.argv[1:]:
        page = pathlib.Path(name)
        text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.S)
        for link in LINK.findall(text):
            if re.match(r"[a-z]+:", link):
                continue
            file, _, anchor = link.partition("#")
            target = page.parent / file if file else page
            if not target.exists() or anchor and target.suffix == ".md" and anchor not in anchors(target):
                dead += 1
                print(f"{page}: dead link: {link}")
    sys.exit(bool(dead))


if __name__ == "__main__":
    main()
