"""Draws what a command prints on a terminal as an SVG picture, in light and dark.

The picture holds the text itself, so it can be searched, copied and read by screen readers. The same output always makes the same
picture.
"""

import html
import re
import unicodedata

FONT, ADVANCE, LINE, MARGIN = 13, 7.8, 20, 16
# The class of each code. Codes that aren't listed have no effect.
CLASSES = {"1": "bold", "2": "faint", "31": "red", "32": "green", "33": "yellow", "34": "blue", "35": "magenta", "36": "cyan"}
STYLE = """
    text { font: 13px ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace; fill: #1f2328; white-space: pre }
    rect { fill: #f6f8fa; stroke: #d1d9e0 }
    .bold { font-weight: 700 } .faint { fill: #59636e } .red { fill: #b3261e } .green { fill: #116329 }
    .yellow { fill: #8a4b00 } .blue { fill: #0550ae } .magenta { fill: #8250df } .cyan { fill: #0f6674 }
    @media (prefers-color-scheme: dark) {
      text { fill: #e6edf3 } rect { fill: #161b22; stroke: #30363d }
      .faint { fill: #9198a1 } .red { fill: #ff8f87 } .green { fill: #56d364 } .yellow { fill: #e3b341 }
      .blue { fill: #79c0ff } .magenta { fill: #d2a8ff } .cyan { fill: #76e3ea }
    }"""


def spans(text):
    """The pieces of a line, each with its classes."""
    classes, pieces = [], []
    for piece in re.split(r"(\x1b\[[0-9;]*m)", text):
        code = re.fullmatch(r"\x1b\[([0-9;]*)m", piece)
        if code:
            for number in code[1].split(";"):
                if number in ("", "0"):
                    classes = []
                elif number in CLASSES:
                    classes = classes + [CLASSES[number]]
        elif piece:
            pieces.append((piece, classes))
    return pieces


def columns(text):
    """The width of a line in columns of a terminal."""
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text)
    return sum(0 if unicodedata.combining(c) else 2 if unicodedata.east_asian_width(c) in "WF" else 1 for c in plain)


def picture(command, output):
    """The picture of a command and its output with colors as escape sequences (ECMA-48, “Select graphic rendition”)."""
    lines = [f"\x1b[1m$ {command}", *output.split("\n")]
    width = round(max(map(columns, lines)) * ADVANCE + 2 * MARGIN)
    height = len(lines) * LINE + 2 * MARGIN
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}" height="{height}" viewBox="0 0 {width} {height}" role="img">',
        f"  <title>{html.escape(command)}</title>", f"  <style>{STYLE}\n  </style>",
        f'  <rect x="0.5" y="0.5" width="{width - 1}" height="{height - 1}" rx="8"/>',
    ]
    for number, line in enumerate(lines):
        pieces = [
            f'<tspan class="{" ".join(classes)}">{html.escape(text, False)}</tspan>' if classes else html.escape(text, False)
            for text, classes in spans(line)
        ]
        if pieces:
            drawn.append(f'  <text x="{MARGIN}" y="{MARGIN + LINE * number + FONT}">{"".join(pieces)}</text>')
    return "\n".join([*drawn, "</svg>\n"])
