"""A realistic .strings file of a given size.

Comments, dotted keys, placeholders, escapes and strings in several scripts, in about the mix that apps ship.
"""

import random

from measures.inputs.words import SCRIPTS, WORDS, comment, control, sentence

EXTRAS = ["%@", "%lld", "%1$@", '\\"%@\\"', "\\n", "100 %%"]


def entries(seed):
    """Endless entries, each with its own key; most have a comment."""
    generator = random.Random(seed)
    number = 0
    while True:
        number += 1
        screen, part, role = control(generator)
        note = f"/* {comment(screen, part, role)} */\n" if generator.random() < 0.8 else ""
        value = sentence(generator, WORDS[generator.choice(SCRIPTS)], EXTRAS)
        yield f'{note}"{screen}.{part}.{number}.{role}" = "{value}";\n\n'


def write(megabytes, path):
    size, written = megabytes * 1_000_000, 0
    with open(path, "wb") as file:
        for entry in entries(seed=1):
            data = entry.encode()
            if written + len(data) > size:
                break
            written += file.write(data)
