"""Speaks with `axstrings mcp` as the official Python client does.

Calls every tool, reads every resource and gets every prompt, in the current revision of the protocol and after a handshake of the
revision before. Answers are compared with their schemas. Then sends what no client would send, takes a request back, and sends a
thousand requests, while the memory of the server is read. The project is a copy of the sample app, in a folder with a secret next to
it. Prints a row per part; ends with 1 if one fails.
"""

import contextlib
import hashlib
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from measures.running import program, shell
from measures.running.arguments import Parser
from measures.running.table import print_markdown

SAMPLE = shell.ROOT / "Tests/Fixtures/SampleApp/Correct"
CURRENT = "2026-07-28"
META = {"io.modelcontextprotocol/protocolVersion": CURRENT, "io.modelcontextprotocol/clientCapabilities": {}}
CALLS = [
    ("strings_to_translate", {"locale": "pl"}),
    ("strings_to_translate", {"locale": "pl", "scope": "all", "limit": 100, "offset": 5, "unreviewed": True}),
    ("brief", {"locale": "de"}), ("brief", {"locale": "cy", "full": True}),
    ("check_translations", {"locale": "de", "translations": [{"key": "library.add.label", "text": "Hinzufügen "}]}),
    ("apply_translations", {"locale": "pl", "translations": [{"key": "library.add.label", "text": "Dodaj"}]}),
    ("explain_rule", {"rule": "hint-imperative"}), ("preview_screen", {"locale": "de"}),
    ("preview_screen", {"locale": "de", "screen": "LibraryView"}),
    ("suppress", {"rule": "hint-imperative", "key": "library.add.label", "reason": "A name."}),
]
# Each must be answered with an error, after which the server goes on.
HOSTILE = {
    "no JSON": b"{", "bytes that aren't UTF-8": b"\xff\xfe{}", "nesting": b"[" * 200_000, "a long line": b"x" * 5_000_000,
    "a batch": b"[]", "no method": b'{"jsonrpc":"2.0","id":1}', "a huge number": b'{"jsonrpc":"2.0","id":1e999,"method":"ping"}',
}
REFUSED = [
    ("preview_screen", {"locale": "../../secret"}), ("brief", {"locale": "/etc/passwd"}), ("explain_rule", {"rule": "../../secret"}),
    ("strings_to_translate", {"locale": "de", "table": "../../secret", "limit": 101}),
    ("apply_translations", {"locale": "../x", "dryRun": False, "translations": [{"key": "library.add.label", "text": "x"}]}),
    ("apply_translations", {"locale": "pl", "dryRun": False, "translations": [{"key": "library.add.label", "table": "../../secret", "text": "x"}]}),
    ("check_translations", {"locale": "de", "translations": []}), ("suppress", {"rule": "x\ny", "key": "k", "reason": "r"}),
]
ADDRESSES = ["file:///etc/passwd", "axstrings://rules/../configuration", "axstrings://briefs/../../secret", ""]


def request(method, number, **params):
    return json.dumps({"jsonrpc": "2.0", "id": number, "method": method, "params": {"_meta": META, **params}}).encode()


def digest(folder):
    """A digest of every file below a folder."""
    return {str(path): hashlib.sha256(path.read_bytes()).hexdigest() for path in sorted(folder.rglob("*")) if path.is_file()}


def is_refused(result):
    """Whether a call is an error, or none of its translations can be checked."""
    if result.is_error:
        return True
    strings = (result.structured_content or {}).get("strings", [])
    return bool(strings) and all(string.get("outcome") == "invalid" for string in strings)


async def conversation(tool, folder, mode):
    """The protocol version, the number of answers, and the faults in them."""
    import jsonschema
    from mcp import Client
    from mcp.client.stdio import StdioServerParameters, stdio_client

    faults, answers = [], 0
    server = StdioServerParameters(command=tool, args=["mcp"], cwd=str(folder))
    async with Client(stdio_client(server), mode=mode) as client:
        tools = {tool.name: tool for tool in (await client.list_tools()).tools}
        for name, arguments in CALLS:
            jsonschema.validate(arguments, tools[name].input_schema)
            result = await client.call_tool(name, arguments)
            answers += 1
            try:
                assert not result.is_error, result.content
                jsonschema.validate(result.structured_content, tools[name].output_schema)
                assert json.loads(result.content[0].text) == result.structured_content
            except (AssertionError, jsonschema.ValidationError) as fault:
                faults.append(f"{name}: {str(fault)[:200]}")
        faults += [f"{name} isn't called" for name in tools if name not in dict(CALLS)]
        for name, arguments in REFUSED:
            answers += 1
            if not is_refused(await client.call_tool(name, arguments)):
                faults.append(f"{name} takes {arguments}")
        listed = [resource.uri for resource in (await client.list_resources()).resources]
        templates = (await client.list_resource_templates()).resource_templates
        values = {"id": "hint-imperative", "locale": "pt-BR"}
        for uri in [*listed, *(template.uri_template.format(**values) for template in templates)]:
            answers += 1
            if not (await client.read_resource(uri)).contents[0].text:
                faults.append(f"{uri} is empty")
        for uri in ADDRESSES:
            answers += 1
            with contextlib.suppress(Exception):
                await client.read_resource(uri)
                faults.append(f"{uri} is read")
        for prompt in (await client.list_prompts()).prompts:
            answers += 1
            result = await client.get_prompt(prompt.name, {argument.name: "de" for argument in prompt.arguments})
            if not result.messages[0].content.text:
                faults.append(f"{prompt.name} is empty")
        version = client.protocol_version
    return version, answers, faults


class Server:
    """A server without a client library: lines are sent as they are given here."""

    def __init__(self, tool, folder):
        self.process = subprocess.Popen([tool, "mcp"], cwd=folder, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE)

    def send(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()

    def receive(self):
        return json.loads(self.process.stdout.readline())

    def memory(self):
        """The resident memory in kilobytes."""
        status = pathlib.Path(f"/proc/{self.process.pid}/status")
        if not status.exists():
            return int(subprocess.check_output(["ps", "-o", "rss=", "-p", str(self.process.pid)]))
        return int(next(line.split()[1] for line in status.read_text().splitlines() if line.startswith("VmRSS")))

    def close(self):
        self.process.stdin.close()
        return self.process.wait(timeout=60)


def hostile(tool, folder):
    """The bad lines that aren't answered with an error, or after which the server doesn't go on."""
    faults = []
    server = Server(tool, folder)
    for name, line in HOSTILE.items():
        server.send(line)
        if "error" not in server.receive():
            faults.append(name)
        server.send(request("ping", name))
        if server.receive().get("id") != name:
            faults.append(f"after {name}")
    if server.close() != 0:
        faults.append("the server doesn't end well")
    return faults


def cancellation(tool, folder):
    """The faults after a request was taken back, which must not be answered."""
    server = Server(tool, folder)
    call = request("tools/call", 1, name="preview_screen", arguments={"locale": "de"})
    server.send(call)
    server.send(b'{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}')
    server.send(request("ping", 2))
    answer = server.receive()
    server.close()
    return [] if answer["id"] == 2 else ["the request is answered"]


def many(tool, folder, count=1000):
    """The memory in megabytes after a hundred requests and after all."""
    server = Server(tool, folder)
    calls = [("check_translations", CALLS[4][1]), ("explain_rule", CALLS[6][1]), ("strings_to_translate", {"locale": "pl"})]
    early = 0
    for number in range(count):
        name, arguments = calls[number % len(calls)]
        server.send(request("tools/call", number, name=name, arguments=arguments))
        assert server.receive()["id"] == number
        if number == count // 10:
            early = server.memory()
    late = server.memory()
    server.close()
    return early / 1024, late / 1024


def opened(tool, folder):
    """The files outside the project and the system's folders that all calls open; None if strace is missing."""
    if not shutil.which("strace"):
        return None
    with tempfile.NamedTemporaryFile() as log:
        lines = b"".join(
            request("tools/call", number, name=name, arguments=arguments) + b"\n"
            for number, (name, arguments) in enumerate([*CALLS, *REFUSED]))
        subprocess.run(
            ["strace", "-f", "-e", "trace=openat,open", "-o", log.name, tool, "mcp"], input=lines, cwd=folder, capture_output=True, check=True)
        paths = {line.split('"')[1] for line in open(log.name, errors="replace") if '"' in line and "ENOENT" not in line}
    system = ("/etc/ld.so", "/lib", "/usr", "/proc", "/sys", "/dev", "/etc/localtime", "/opt/swift")
    return sorted(
        path for path in paths if not path.startswith(system) and not os.path.realpath(os.path.join(folder, path)).startswith(str(folder)))


def main(arguments):
    Parser(__name__, __doc__, ["mcp", "jsonschema"]).parse(arguments)
    import anyio

    (tool,) = program.release_build("axstrings")
    rows, failed = [], False
    with tempfile.TemporaryDirectory() as name:
        outside = pathlib.Path(name).resolve()
        folder = outside / "App"
        shutil.copytree(SAMPLE, folder)
        (outside / "secret").write_text("secret")
        before = digest(outside)
        for mode in (CURRENT, "legacy"):
            version, answers, faults = anyio.run(conversation, tool, folder, mode)
            rows.append([f"client, revision {version}", f"{answers} answers", faults])
        rows.append(["bad lines", f"{len(HOSTILE)} kinds", hostile(tool, folder)])
        rows.append(["cancellation", "1 request", cancellation(tool, folder)])
        early, late = many(tool, folder)
        rows.append(["1,000 requests", f"{early:.0f} MB after 100, {late:.0f} MB after all", [] if late < early * 1.2 else ["grows"]])
        paths = opened(tool, folder)
        rows.append(["files outside that are opened", "strace is missing" if paths is None else str(len(paths)), paths or []])
        rows.append(["files that are changed", "0" if digest(outside) == before else "some", [] if digest(outside) == before else ["changed"]])
    for row in rows:
        failed = failed or bool(row[2])
        row[2] = "; ".join(row[2]) or "none"
    print_markdown(["part", "measured", "faults"], rows)
    return 1 if failed else 0
