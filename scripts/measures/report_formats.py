"""Reads the reports of `axstrings check` with other programs, and opens its page in Chromium.

SARIF, GitLab, GitHub and JUnit must contain as many findings of each severity as JSON. The HTML page, like those of
`pseudo --report` and `preview`, must pass in Chromium: its filters, console, requests, and an accessibility audit. Without Chromium, no page is
opened. Without a folder, the sample apps are checked.
"""

import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

from measures.running import program, shell
from measures.running.arguments import Parser, existing_file, existing_folder

# Programs that read reports, and the browser with its audit.
PACKAGES = [
    "jsonschema==4.*", "sarif-tools==3.*", "sarif-pydantic", "junitparser==4.*", "xmlschema==4.*", "playwright==1.*",
    "axe-playwright-python",
]
SAMPLES = [shell.ROOT / "Tests/Fixtures/SampleApp" / name for name in ("Faulty", "Correct")]

GITLAB = {
    "type": "array",
    "items": {
        "type": "object",
        "required": ["description", "check_name", "fingerprint", "severity", "location"],
        "properties": {
            "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
            "fingerprint": {"type": "string", "minLength": 1},
            "location": {
                "type": "object",
                "required": ["path", "lines"],
                "properties": {
                    "path": {"type": "string", "pattern": "^(?!\\./)"},
                    "lines": {
                        "type": "object",
                        "required": ["begin"],
                        "properties": {"begin": {"type": "integer", "minimum": 1}},
                    },
                },
            },
        },
    },
}


def written(tool, project, folder):
    """The reports by format, and their paths by format."""
    names = ["json", "jsonl", "sarif", "gitlab", "github", "junit", "markdown", "html"]
    paths = {name: folder / f"report.{name}" for name in names}
    formats = [part for name, path in paths.items() for part in ("--format", f"{name}={path}")]
    run = subprocess.run([tool, "check", "--quiet", *formats], cwd=project, capture_output=True, text=True)
    if run.returncode not in (0, 1):
        sys.exit(f"axstrings check: {run.stderr}")
    return {name: path.read_text(encoding="utf-8") for name, path in paths.items()}, paths


def coverage(tool, project, folder):
    """The path of the HTML page of `pseudo --report`."""
    path = folder / "coverage.html"
    command = [tool, "pseudo", "--report", "--format", "html", "."]
    path.write_bytes(subprocess.run(command, cwd=project, capture_output=True, check=True).stdout)
    return path


def transcript(tool, project, folder):
    """The path of the HTML page of `preview` in all languages."""
    path = folder / "transcript.html"
    command = [tool, "preview", "--all", "--locale", "all", "--format", "html"]
    path.write_bytes(subprocess.run(command, cwd=project, capture_output=True, check=True).stdout)
    return path


def without_language(path):
    """A fault for each word on a transcript's page whose language isn't marked."""
    text = path.read_text(encoding="utf-8")
    spoken = "".join(re.findall(r"<dd>(.*)</dd>", text))
    # These parts aren't spoken: the values and tests of the code, keys, and our own marks around them.
    rest = re.sub(r"<(var|code)>.*?</\1>|<span lang=[^>]*>.*?</span>", "", spoken)
    rest = re.sub(r"\{(in [\w-]+: )|\b(zero|one|two|few|many|other|hint|action|content|rotor|announcement|raw key|if): ?|if ", "", rest)
    return [f"no language: {word}" for word in re.findall(r"\w{2,}", re.sub(r"<[^>]*>|&\w+;", "", rest))]


def severities(counts):
    return {name: counts[name] for name in ("error", "warning", "note")}


def sarif(path, text, schema):
    import jsonschema
    from sarif import loader
    from sarif_pydantic import Sarif

    document = json.loads(text)
    if schema:
        jsonschema.Draft7Validator(json.loads(schema.read_text(encoding="utf-8"))).validate(document)
    Sarif.model_validate(document)
    read = loader.load_sarif_file(str(path))
    return severities(collections.Counter(result["level"] for result in read.get_results()))


def gitlab(text):
    import jsonschema

    issues = json.loads(text)
    jsonschema.validate(issues, GITLAB)
    prints = [issue["fingerprint"] for issue in issues]
    assert len(prints) == len(set(prints)), "two fingerprints are the same"
    names = {"critical": "error", "minor": "warning", "info": "note"}
    return severities(collections.Counter(names[issue["severity"]] for issue in issues))


def github(text):
    """Annotations, of which GitHub shows ten per severity, and a group of the log with the others."""
    names = {"::error": "error", "::warning": "warning", "::notice": "note"}
    found = collections.Counter()
    for line in text.splitlines():
        if line.startswith(("::group::", "::endgroup::")):
            continue
        if line.startswith("- "):
            found[next(name for name in names.values() if f": {name}: " in line)] += 1
            continue
        command, properties = line.split("::")[1].split(" ", 1)
        assert all("=" in part for part in properties.split(",")), line
        if "title=axstrings::" not in line:
            found[names["::" + command]] += 1
    annotations = collections.Counter(line.split(" ", 1)[0] for line in text.splitlines() if line.startswith("::"))
    assert all(annotations[name] <= 10 for name in names), "more annotations than GitHub shows"
    return severities(found)


def junit(path, schema):
    import junitparser

    if schema:
        import xmlschema

        xmlschema.XMLSchema(str(schema)).validate(str(path))
    read = junitparser.JUnitXml.fromfile(str(path))
    found = collections.Counter()
    passing = 0
    for suite in read:
        assert suite.tests == len(list(suite)), suite.name
        assert suite.failures == sum(len(case.result) for case in suite), suite.name
        for case in suite:
            found.update(result.type for result in case.result)
            # A finding below --fail-on is a test that passes. Its name begins with the severity.
            found.update([case.name.split(":")[0]] if not case.result and ": " in case.name else [])
            passing += not case.result
    assert passing, "nothing passes"
    assert not any(result.type != "error" for suite in read for case in suite for result in case.result), "fails below --fail-on"
    return severities(found)


def page(path, expected=None):
    """Opens a page in a browser. Returns its faults, or None without a browser.

    expected: the findings that the filters must show, if there are any."""
    try:
        from axe_playwright_python.sync_playwright import Axe
        from playwright.sync_api import sync_playwright
    except ImportError:
        return None
    import shutil

    program = next(filter(None, map(shutil.which, ["chromium", "chromium-browser", "google-chrome"])), None)
    if program is None:
        return None
    wrong = []
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        for scheme, width, height in (("light", 390, 844), ("light", 1280, 800), ("dark", 390, 844), ("dark", 1280, 800)):
            view = browser.new_page(color_scheme=scheme, viewport={"width": width, "height": height})
            requests = []
            view.on("console", lambda message: wrong.append(f"console: {message.text}"))
            view.on("pageerror", lambda error: wrong.append(f"error: {error}"))
            view.on("request", lambda request: requests.append(request.url))
            view.goto(path.as_uri())
            wrong += [f"asks for {url}" for url in requests if not url.startswith(("data:", path.as_uri()))]
            # The audit brings its own script, which the page's policy forbids.
            audit = browser.new_context(bypass_csp=True, color_scheme=scheme).new_page()
            audit.goto(path.as_uri())
            result = Axe().run(audit)
            wrong += [f"{scheme}: {fault['id']}: {fault['help']}" for fault in result.response["violations"]]
            if expected:
                wrong += first_screen(view) + filters(view, expected)
            view.screenshot(path=str(path.with_suffix(f".{scheme}.{width}.png")))
        browser.close()
    return wrong


def first_screen(view):
    """The faults of the first screen: it must contain the first finding, only the skip link may be focused before the
    filters, and nothing may be too small to be touched or wider than the window."""
    wrong = []
    first = view.query_selector(".finding").bounding_box()
    if first["y"] >= view.viewport_size["height"]:
        wrong.append(f"the first finding is {first['y']:.0f} pixels down")
    if view.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"):
        wrong.append("the page is wider than its window")
    focusable = "a, button, input, select, summary, [tabindex]"
    stops = view.eval_on_selector_all(focusable, """all => { const form = document.getElementById("filters");
        return all.filter(e => e.tabIndex >= 0 && !e.classList.contains("skip") && !form.contains(e)
            && e.compareDocumentPosition(form) & Node.DOCUMENT_POSITION_FOLLOWING).map(e => e.outerHTML.slice(0, 80)) }""")
    wrong += [f"a stop before the filters: {stop}" for stop in stops]
    small = view.eval_on_selector_all(focusable, """all => all.filter(e => e.offsetParent && e.tabIndex >= 0).filter(e => {
        const box = e.getBoundingClientRect(); return box.width < 23.5 || box.height < 23.5 }).map(e => e.outerHTML.slice(0, 80))""")
    return wrong + [f"a small target: {target}" for target in small]


def filters(view, expected):
    """The faults of the page's filters, found by counting the findings that are shown."""
    wrong = []

    def shown():
        items = view.query_selector_all(".finding")
        return sum(1 for item in items if item.is_visible())

    def holds(what, count):
        told = view.inner_text("#shown")
        if shown() != count or not told.startswith(f"{count} of "):
            wrong.append(f"{what}: {shown()} shown, {count} expected, told “{told}”")

    holds("at first", len(expected))
    for name in ("locale", "rule"):
        member = "id" if name == "rule" else "locale"
        for value in sorted({finding.get(member) for finding in expected} - {None}):
            view.select_option(f"select[name={name}]", value)
            holds(f"{name} {value}", sum(finding.get(member) == value for finding in expected))
        view.select_option(f"select[name={name}]", "")
    for severity in ("error", "warning", "note"):
        view.uncheck(f"input[value={severity}]")
        holds(f"without {severity}", sum(finding["severity"] != severity for finding in expected))
        view.check(f"input[value={severity}]")
    view.fill("input[name=text]", "no string has these words")
    holds("a text that is nowhere", 0)
    # The address contains the filters.
    address = view.url
    view.goto("about:blank")
    view.goto(address)
    holds("the same address again", 0)
    view.click("button[type=reset]")
    view.wait_for_timeout(50)
    holds("after the reset", len(expected))
    return wrong


def passes(tool, project, kept, schemas):
    """Writes the reports of a project into a folder, prints their faults, and returns whether they are correct."""
    texts, paths = written(tool, project, kept)
    findings = json.loads(texts["json"])["diagnostics"]
    expected = severities(collections.Counter(finding["severity"] for finding in findings))
    lines = [json.loads(line) for line in texts["jsonl"].splitlines()]
    assert lines == findings, "jsonl differs from json"
    read = {
        "sarif": sarif(paths["sarif"], texts["sarif"], schemas.sarif_schema),
        "gitlab": gitlab(texts["gitlab"]),
        "github": github(texts["github"]),
        "junit": junit(paths["junit"], schemas.junit_schema),
    }
    print(f"{project}: {len(findings)} findings")
    for name, counts in read.items():
        print(f"  {name}: {'the same counts' if counts == expected else f'{counts}, but json has {expected}'}")
    wrong = page(paths["html"], findings)
    if wrong is None:
        print("  html: no browser here, not opened")
    else:
        print("  html: " + ("; ".join(wrong[:20]) or "filters work, nothing is asked for, the audit finds nothing"))
    unread = page(coverage(tool, project, kept))
    if unread is not None:
        print("  html of pseudo --report: " + ("; ".join(unread[:20]) or "nothing is asked for, the audit finds nothing"))
    path = transcript(tool, project, kept)
    unheard = page(path)
    if unheard is not None:
        unheard += without_language(path)
        print("  html of preview: " + ("; ".join(unheard[:20]) or "each string has its language, the audit finds nothing"))
    return not wrong and not unread and not unheard and all(counts == expected for counts in read.values())


def main(arguments):
    parser = Parser(__name__, __doc__, PACKAGES)
    parser.add_argument("folders", metavar="folder", type=existing_folder, nargs="*", default=SAMPLES)
    parser.add_argument("--sarif-schema", type=existing_file, metavar="FILE", help="validates the SARIF report with this JSON Schema too")
    parser.add_argument("--junit-schema", type=existing_file, metavar="FILE", help="validates the JUnit report with this XML Schema too")
    parser.add_argument("--keep", type=pathlib.Path, metavar="FOLDER", help="leaves the reports and screenshots in this folder")
    options = parser.parse(arguments)
    tool = program.debug_build()
    passed = []
    for project in options.folders:
        with tempfile.TemporaryDirectory() as temporary:
            kept = (options.keep / project.name if options.keep else pathlib.Path(temporary)).resolve()
            kept.mkdir(parents=True, exist_ok=True)
            passed.append(passes(tool, project, kept, options))
    return 0 if all(passed) else 1
