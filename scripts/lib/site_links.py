"""A hook of MkDocs: links that lead out of docs/ lead to the repository.

On GitHub, `[Locales](../Locales)` is a folder next to docs/. The site has only docs/, so such links become addresses on
GitHub. Links to files that don't exist stay unchanged, so that MkDocs reports them.
"""

import pathlib
import posixpath
import re

LINK = re.compile(r"(\]\()([^)#\s]+)([^)\s]*\))")


def on_page_markdown(markdown, page, config, files):
    docs = pathlib.Path(config["docs_dir"])
    folder = posixpath.dirname(page.file.src_uri)

    def outside(match):
        target = posixpath.normpath(posixpath.join("docs", folder, match[2]))
        path = docs.parent / target
        inside = target.startswith("docs/") and not target.startswith("docs/man/")
        if ":" in match[2] or inside or target.startswith("..") or not path.exists():
            return match[0]
        kind = "tree" if path.is_dir() else "blob"
        return f"{match[1]}{config['repo_url']}/{kind}/main/{target}{match[3]}"

    return LINK.sub(outside, markdown)
