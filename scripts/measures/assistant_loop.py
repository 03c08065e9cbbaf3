"""Plays an assistant that translates as general style guides ask, and counts which of its faults the server answers.

usage: assistant-loop APP LOCALE. The app has a string catalog with translations into German made by people. A copy of it loses ten of
them, which the assistant then translates: right, as the people did; with a command in each hint, as Apple's German style guide asks
for sentences with a period; with a placeholder that is lost; with one plural form; and with the English string. Prints each fault
without a finding, and each right translation that is refused; ends with 1 if there is one.
"""

import json
import pathlib
import re
import shutil
import subprocess
import tempfile

from measures.running import program
from measures.running.arguments import Parser, existing_folder
from measures.running.table import print_markdown

LOCALE = "de"
COUNT = 10


class Server:
    def __init__(self, tool, folder):
        self.process = subprocess.Popen([tool, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.number = 0

    def call(self, name, **arguments):
        self.number += 1
        meta = {"io.modelcontextprotocol/protocolVersion": "2026-07-28"}
        params = {"_meta": meta, "name": name, "arguments": {"locale": LOCALE, **arguments}}
        line = json.dumps({"jsonrpc": "2.0", "id": self.number, "method": "tools/call", "params": params})
        self.process.stdin.write(line.encode() + b"\n")
        self.process.stdin.flush()
        result = json.loads(self.process.stdout.readline())["result"]
        if result["isError"]:
            raise ValueError(result["content"][0]["text"])
        return result["structuredContent"]


def translation(entry):
    """The plain string or the plural forms of a localization; none for others."""
    if "substitutions" in entry:
        return None
    if "stringUnit" in entry:
        return {"text": entry["stringUnit"]["value"]} if entry["stringUnit"]["state"] == "translated" else None
    plural = entry.get("variations", {}).get("plural")
    return {"forms": {category: form["stringUnit"]["value"] for category, form in plural.items()}} if plural else None


def emptied(catalog_path, wanted):
    """Removes the translations of keys from a catalog, and returns them."""
    catalog = json.loads(catalog_path.read_text(encoding="utf-8"))
    taken = {}
    for key in wanted:
        localizations = catalog["strings"].get(key, {}).get("localizations", {})
        found = translation(localizations.get(LOCALE, {}))
        if found and any(words(text) for text in found.get("forms", found).values()):
            taken[key] = found
            del localizations[LOCALE]
    catalog_path.write_text(json.dumps(catalog, ensure_ascii=False, indent=2), encoding="utf-8")
    return taken


def words(text):
    return re.findall(r"[^\W\d_]{3,}", re.sub(r"%[\d$]*[@a-z]+", "", text))


def spoken(tool, folder):
    """The keys of spoken strings by role."""
    found = {}
    for occurrence in program.extracted(tool, folder):
        key = program.key_of(occurrence)
        if key and occurrence["role"] != "other":
            found.setdefault(key, occurrence["role"])
    return found


def commanding(text):
    """The hint as a command: “Öffnet die Liste.” becomes “Öffne die Liste.” None without such an ending."""
    first, space, rest = text.partition(" ")
    return re.sub(r"(?<=[a-zäöüß])t$", "", first) + space + rest if re.search(r"[a-zäöüß]t$", first) else None


def faults(task, right):
    """Wrong translations of a string, by what is wrong with them."""
    text = right.get("text")
    made = {}
    if text and "hint" in task["roles"] and commanding(text):
        made["a command in a hint"] = {"text": commanding(text)}
    if text and re.search(r"%(\d\$)?@|%(\d\$)?l*[du]", text):
        made["a lost placeholder"] = {"text": re.sub(r"%(\d\$)?@|%(\d\$)?l*[du]", "", text, count=1).strip()}
        made["another placeholder"] = {"text": re.sub(r"%(\d\$)?@|%(\d\$)?l*[du]", "%f", text, count=1)}
    if text and len(words(task.get("source", ""))) > 2 and text != task["source"]:
        made["English"] = {"text": task["source"]}
    if "forms" in right:
        made["a missing plural form"] = {"forms": {"one": next(iter(right["forms"].values()))}}
    return made


def main(arguments):
    parser = Parser(__name__, __doc__)
    parser.add_argument("app", type=existing_folder)
    options = parser.parse(arguments)
    (tool,) = program.release_build("axstrings")
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name, "App")
        shutil.copytree(options.app, folder)
        roles = spoken(tool, folder)
        # Hints first, because style guides err there, then strings with values.
        order = sorted(roles, key=lambda key: (roles[key] != "hint", "%" not in key, key))
        taken = {}
        for path in sorted(folder.rglob("*.xcstrings")):
            known = json.loads(path.read_text(encoding="utf-8")).get("strings", {})
            taken |= emptied(path, [key for key in order if key in known][:COUNT * 2])
        server = Server(tool, folder)
        tasks = {task["key"]: task for task in server.call("strings_to_translate", limit=100)["strings"]}
        chosen = {key: right for key, right in taken.items() if key in tasks}
        rows, problems = {}, []
        for key, right in chosen.items():
            for fault, wrong in faults(tasks[key], right).items():
                answer = server.call("check_translations", translations=[{"key": key, "table": tasks[key]["table"], **wrong}])
                found = [finding for string in answer["strings"] for finding in string["findings"]]
                row = rows.setdefault(fault, [0, 0, 0])
                row[0] += 1
                row[1] += bool(found)
                row[2] += any("fixed" in finding for finding in found)
                if not found:
                    problems.append(f"{fault}: {key}: {wrong}")
        right = [{"key": key, "table": tasks[key]["table"], **text} for key, text in chosen.items()]
        outcomes = server.call("apply_translations", translations=right, dryRun=False)["strings"]
        refused = [outcome for outcome in outcomes if outcome["outcome"] not in ("taken", "unchanged")]
        problems += [f"refused: {outcome}" for outcome in refused]
        rest = [task for task in server.call("strings_to_translate", limit=100)["strings"] if task["key"] in chosen]
        problems += [f"still missing: {task['key']}" for task in rest]
    print_markdown(["planted", "strings", "with a finding", "with a fix"], [[fault, *row] for fault, row in rows.items()])
    print(f"\n{len(chosen)} right translations, {len(refused)} refused")
    for problem in problems:
        print(problem)
    return 1 if problems else 0
