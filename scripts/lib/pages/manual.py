"""The manual page, from the definitions of the command line.

The page is written in the man macros: man 7 man.
"""

import json

from answer import answer

OWNED = []


def text(line):
    """A line without anything that the formatter would read as a command."""
    line = line.replace("\\", "\\e").replace("-", "\\-")
    return "\\&" + line if line.startswith((".", "'")) else line


def paragraphs(words):
    """Prose is filled. Lines that begin with two spaces are examples and lists, whose lines stay the same."""
    lines, literal = [], False
    for line in words.split("\n"):
        is_literal = line.startswith("  ")
        if is_literal != literal:
            lines.append(".nf" if is_literal else ".fi")
            literal = is_literal
        if line or literal:
            lines.append(text(line))
        else:
            lines.append(".PP")
    return lines + ([".fi"] if literal else [])


def names(argument):
    """The names of an argument, such as “-f, --format tag”, as a list of one line."""
    spelled = ["-" * (1 if name["kind"] == "short" else 2) + name["name"] for name in argument.get("names", [])]
    spelled.sort(key=len)
    value = argument["valueName"] if argument["kind"] != "flag" else ""
    if argument["kind"] == "positional":
        return [f"\\fI{text(value)}\\fR"]
    return ["\\fB" + "\\fR, \\fB".join(map(text, spelled)) + "\\fR" + (f" \\fI{text(value)}\\fR" if value else "")]


def entry(argument):
    words = argument.get("abstract", "")
    facts = []
    if argument.get("allValues"):
        facts.append("values: " + ", ".join(argument["allValues"]))
    if "defaultValue" in argument and argument["kind"] != "flag":
        facts.append("default: " + argument["defaultValue"])
    lines = [".TP"] + names(argument) + [text(words + (f" ({'; '.join(facts)})" if facts else "")) or "\\&"]
    if argument.get("discussion"):
        lines += [".br"] + paragraphs(argument["discussion"].replace("\n", " "))
    return lines


def options(command):
    shown = [argument for argument in command.get("arguments", []) if argument["shouldDisplay"]]
    return [line for argument in shown for line in entry(argument)]


def page(root, version):
    lines = [
        f'.TH AXSTRINGS 1 "" "axstrings {version}" "User Commands"', ".SH NAME",
        "axstrings \\- " + text(root["abstract"].rstrip(".")), ".SH SYNOPSIS", ".B axstrings",
        "\\fIcommand\\fR [\\fIoptions\\fR] [\\fIarguments\\fR]", ".SH DESCRIPTION",
    ]
    lines += paragraphs(root["discussion"])
    lines += [".SH COMMANDS"]
    commands = [command for command in root["subcommands"] if command["commandName"] != "help"]
    for command in commands:
        lines += [".TP", "\\fB" + text(command["commandName"]) + "\\fR", text(command["abstract"])]
    for command in commands:
        lines += [".SH AXSTRINGS " + text(command["commandName"].upper()), text(command["abstract"]), ".PP"]
        lines += paragraphs(command["discussion"])
        lines += [".SS Arguments and options"] + options(command)
    return lines


def pages(tool):
    version = answer(tool, "--version").split()[1]
    root = json.loads(answer(tool, "--experimental-dump-help"))["command"]
    return {"docs/man/axstrings.1": "\n".join(page(root, version)) + "\n"}
