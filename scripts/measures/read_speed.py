"""Compares how fast axstrings and other tools read 10 MB of each format.

In one run over the same file: .strings against openstep-plist and translate-toolkit, a string catalog against Foundation's
JSONSerialization and Python's json, and .stringsdict and XLIFF against translate-toolkit and moz.l10n. Prints the ratios, and ends
with 1 if one is below its goal: 5 for entries with positions and comments, and 2 for the loaded table, of a .strings file; 5 and 1
for the strings of a catalog with positions; 10 for the strings of the other formats, compared with translation tools.
"""

import json
import pathlib
import shutil
import tempfile

from measures.inputs import exchange_file, string_catalog, strings_table
from measures.running import process, program, shell
from measures.running.arguments import Parser
from measures.running.table import print_ratios

PACKAGES = ["openstep-plist==0.5.*", "translate-toolkit==3.*", "moz.l10n==0.*", "lxml"]


def time_json(path):
    return process.best_call_time(9, json.loads, path.read_bytes())


def time_openstep_plist(path):
    import openstep_plist

    # openstep-plist takes text, so its time doesn't include decoding; ours starts from the bytes.
    return process.best_call_time(9, openstep_plist.loads, path.read_text(encoding="utf-8"))


def time_translate_toolkit(path):
    from translate.storage.properties import stringsutf8file
    from translate.storage.stringsdict import StringsDictFile
    from translate.storage.xliff import Xliff1File

    store = {".strings": stringsutf8file, ".stringsdict": StringsDictFile, ".xliff": Xliff1File}[path.suffix]

    def read(data):
        # Some stores read these only when they are asked for.
        return [(unit, unit.getid(), str(unit.target), unit.getnotes()) for unit in store.parsestring(data).units]

    return process.best_call_time(3, read, path.read_bytes())


def time_moz(path):
    from moz.l10n.formats.xliff.parse import xliff_parse

    def read(data):
        return [entry for section in xliff_parse(data).sections for entry in section.entries]

    return process.best_call_time(3, read, path.read_bytes())


def time_processes(axstrings, table):
    """Times whole processes."""
    if shutil.which("plutil") is None:
        shell.give_up("plutil is missing")
    shell.step("Reading 10 MB as a whole process, best of 10 runs each")
    commands = {
        "show-json": [axstrings, "show", "--format", "json", table],
        "show": [axstrings, "show", table],
        "plutil-lint": ["plutil", "-lint", table],
    }
    times = [(name, process.best_wall_time(10, command)) for name, command in commands.items()]
    return print_ratios(times, "plutil-lint", show=1)


def main(arguments):
    parser = Parser(__name__, __doc__, PACKAGES)
    parser.add_argument("--process", action="store_true", help="also times `axstrings show` as a whole process against `plutil -lint`")
    options = parser.parse(arguments)
    strings, catalogs, formats, *shown = program.release_build(
        "strings-benchmark", "catalogs-benchmark", "formats-benchmark", *(["axstrings"] if options.process else []))
    met = []
    with tempfile.TemporaryDirectory() as folder:
        table, catalog = pathlib.Path(folder, "table.strings"), pathlib.Path(folder, "catalog.xcstrings")
        strings_table.write(10, table)
        shell.step("Reading a 10 MB table in process, best of 9 runs each")
        times = process.printed_times([strings, table]) + [("openstep-plist", process.alone(time_openstep_plist, table))]
        met.append(print_ratios(times, "openstep-plist", entries=5, table=2))

        string_catalog.write(10, catalog)
        shell.step("Reading a 10 MB catalog in process, best of 9 runs each")
        times = process.printed_times([catalogs, catalog]) + [("python-json", process.alone(time_json, catalog))]
        met.append(print_ratios(times, "JSONSerialization", units=5))
        met.append(print_ratios(times, "python-json", units=1))

        for extension in ("strings", "stringsdict", "xliff"):
            path = table.with_suffix(f".{extension}")
            if extension != "strings":
                exchange_file.write(10, path)
            shell.step(f"Reading 10 MB of .{extension} as translation tools do, best of 9 runs, theirs of 3")
            peers = {"translate-toolkit": time_translate_toolkit} | ({"moz.l10n": time_moz} if extension == "xliff" else {})
            times = process.printed_times([formats, path]) + [(name, process.alone(time, path)) for name, time in peers.items()]
            met += [print_ratios(times, name, units=10) for name in peers]
        if options.process:
            met.append(time_processes(shown[0], table))
    return 0 if all(met) else 1
