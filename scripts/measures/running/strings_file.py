"""As much of `.strings` files as oracles need, without the code that they check."""

import re

CONTROLS = {"n": "\n", "t": "\t", "r": "\r"}
ESCAPE = re.compile(r"\\(U[0-9a-fA-F]{4}|.)", re.S)


def decoded(data):
    """The text of a file: UTF-16 with a byte-order mark, or UTF-8."""
    return data.decode("utf-16" if data[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig")


def unescaped(text):
    """The value of a quoted string."""
    def character(match):
        name = match[1]
        return chr(int(name[1:], 16)) if len(name) > 1 else CONTROLS.get(name, name)

    return ESCAPE.sub(character, text)
