"""Times openstep-plist over one .strings file; prints the best run in seconds, as `name seconds`.

usage: time_openstep_plist.py FILE
"""

import sys
import time

import openstep_plist


def main():
    # Decoding is left out of the time, because openstep-plist takes text; ours starts from the bytes.
    with open(sys.argv[1], encoding="utf-8") as file:
        text = file.read()
    best = float("inf")
    for _ in range(9):
        start = time.perf_counter()
        table = openstep_plist.loads(text)
        best = min(best, time.perf_counter() - start)
        assert table, "the file holds no entries"
        # Freed after the clock has stopped, as ours is.
        del table
    print("openstep-plist", best)


main()
