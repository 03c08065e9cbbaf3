"""Compares how long eSpeak NG speaks pseudo-translations of the mode `spoken` and strings with as many syllables.

The strings are 150 English labels and hints: pseudo-translated, and padded with ordinary words to as many syllables. Each filler word
must also be spoken as a word, with a syllable per vowel, and not letter by letter. Ends with 1 if the durations differ by more than
a tenth, or a word is spelled.
"""

import itertools
import re
import shutil
import statistics
import subprocess
import tempfile
import wave

from measures.running import program, shell
from measures.running.arguments import Parser

VERBS = ["Play", "Open", "Share", "Delete", "Rename", "Download", "Add to favorites", "Show", "Archive", "Mark as read"]
THINGS = ["the song", "a new playlist", "all messages", "this photo", "the selected files", "your settings"]
ENDS = ["", " in another window"]
HINTS = [
    "Removes it from the list.", "Opens a window with more options.", "Stops the recording and saves it.",
    "Moves the point on the map to where you are now.", "Shows what has changed since you last looked.",
    "Lets you choose another picture.", "Turns the sound off until tomorrow morning.", "Reads the article aloud.",
    "Sends the form to the people in the group.", "Goes back to the first page of the book.",
]
LABELS = [
    "Play", "Back", "Close", "Volume", "Done", "Search", "Next page", "Battery", "Now playing", "Airplane mode",
    "Two unread messages", "Profile picture", "Evening", "Sleep timer", "Speed", "Chapter three", "More options",
    "Weather", "Delete", "Scan a code",
]
# Ordinary words by their syllables, none of them rare or foreign.
PLAIN = {
    1: ["light", "green", "home", "book", "train", "stone", "cloud", "bread"],
    2: ["table", "river", "window", "garden", "paper", "summer", "yellow", "kitchen"],
    3: ["animal", "telephone", "customer", "holiday", "radio", "banana", "potato", "tomorrow"],
}
VOWELS = "aeiouyæøœɐɑɒɔəɚɛɜɝɞɪɨʉʊʌᵻɘɵɤɯʏɶ"


def texts():
    labels = [f"{verb} {thing}{end}" for verb, thing, end in itertools.product(VERBS, THINGS, ENDS)]
    return LABELS + HINTS + labels[:150 - len(LABELS) - len(HINTS)]


def pseudo(tool, quantile, sources):
    table = "".join(f'"{number}" = "{text}";\n' for number, text in enumerate(sources))
    # In an empty folder, so that a project in the current one has no effect.
    with tempfile.TemporaryDirectory() as folder:
        answer = subprocess.run(
            [tool, "pseudo", "-", "--mode", "spoken", "--quantile", quantile],
            input=table, capture_output=True, text=True, check=True, cwd=folder).stdout
    return re.findall(r'^"\d+" = "(.*)";$', answer, re.MULTILINE)


def syllables(text):
    """How many groups of vowels the voice speaks; a diphthong is one."""
    phonemes = subprocess.run(
        ["espeak-ng", "-q", "--ipa", "-v", "en-us", text], capture_output=True, text=True, check=True).stdout
    return sum(len(re.findall(f"[{VOWELS}][{VOWELS}ː]*", word)) for word in phonemes.split())


def seconds(text, path):
    subprocess.run(["espeak-ng", "-z", "-v", "en-us", "-w", path, text], check=True)
    with wave.open(path) as sound:
        return sound.getnframes() / sound.getframerate()


def padded(source, count, number):
    """The source with ordinary words before its last mark, up to a number of syllables."""
    body, end = (source[:-1], source[-1]) if source[-1] in ".!?" else (source, "")
    missing = count - syllables(source)
    words = []
    while missing > 0:
        size = min(missing, 3 if number % 3 else 2)
        words.append(PLAIN[size][(number + len(words)) % len(PLAIN[size])])
        missing -= size
    return " ".join([body] + words) + end


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("quantile", nargs="?", choices=["p50", "p90", "p95", "p99"], default="p90")
    options = parser.parse(arguments)
    if shutil.which("espeak-ng") is None:
        shell.install_debian("espeak-ng")
    sources = texts()
    spoken = pseudo(program.debug_build(), options.quantile, sources)
    assert len(sources) == len(spoken) == 150
    ratios = []
    spelled = set()
    with tempfile.NamedTemporaryFile(suffix=".wav") as file:
        for number, (source, text) in enumerate(zip(sources, spoken)):
            plain = padded(source, syllables(text), number)
            ratios.append(seconds(text, file.name) / seconds(plain, file.name))
            known = set(re.findall(r"\w+", source))
            for word in set(re.findall(r"\w+", text)) - known:
                if syllables(word) != len(re.findall("eu|[aeiou]", word)):
                    spelled.add(word)
    ratio = statistics.mean(ratios)
    tenth = sorted(ratios)[len(ratios) // 10], sorted(ratios)[-len(ratios) // 10]
    print(f"{len(ratios)} strings: spoken ÷ plain of as many syllables: mean {ratio:.3f}, "
          f"median {statistics.median(ratios):.3f}, nine in ten between {tenth[0]:.2f} and {tenth[1]:.2f}")
    print(f"words that are not spoken as they are written: {', '.join(sorted(spelled)) or 'none'}")
    return 0 if abs(ratio - 1) <= 0.1 and not spelled else 1
