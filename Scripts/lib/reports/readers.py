"""Readers of reports, each of which reads like the tools for the format and uses no code of Lintel.

Each returns the counts of errors, warnings and notes, and raises ValueError for invalid reports.
"""

import json
import re
import subprocess
import sys
import tempfile
import xml.etree.ElementTree
from collections import Counter

import jsonschema
from markdown_it import MarkdownIt


def demand(condition, message):
    if not condition:
        raise ValueError(message)


def of_json(report):
    summary = json.loads(report)["summary"]
    return Counter({word: summary[word] for word in ["errors", "warnings", "notes"]})


class SARIF:
    """Reads SARIF by the schema of the standard and with sarif-tools."""

    def __init__(self, schema):
        with open(schema, encoding="utf-8") as file:
            self.validator = jsonschema.Draft4Validator(json.load(file))

    def __call__(self, report):
        log = json.loads(report)
        error = next(self.validator.iter_errors(log), None)
        demand(error is None, error and f"{list(error.absolute_path)}: {error.message[:300]}")
        results = log["runs"][0]["results"]
        demand(len({"baselineState" in result for result in results}) <= 1, "some have no state")
        hashes = [result["partialFingerprints"]["primaryLocationLineHash"] for result in results]
        demand(len(set(hashes)) == len(hashes), "two results are the same to GitHub")
        for text in self.texts(log):
            demand("](" not in text, f"a link in {text!r}")
            demand(not re.search(r"(?<!{)(?:{{)*{\d+}", text), f"a placeholder in {text!r}")
        self.compare_with_sarif_tools(report, results)
        shown = [result for result in results if not result["suppressions"]]
        return Counter(result["level"] + "s" for result in shown)

    @classmethod
    def texts(cls, value):
        """Yields the message strings in a value."""
        if isinstance(value, list):
            for item in value:
                yield from cls.texts(item)
        elif isinstance(value, dict):
            for key, item in value.items():
                if key in ("text", "markdown"):
                    yield item
                else:
                    yield from cls.texts(item)

    @staticmethod
    def compare_with_sarif_tools(report, results):
        with tempfile.NamedTemporaryFile(suffix=".sarif") as file:
            file.write(report)
            file.flush()
            run = subprocess.run(
                [sys.executable, "-m", "sarif", "summary", file.name],
                capture_output=True, text=True, check=False,
            )
        demand(run.returncode == 0, run.stderr)
        said = Counter({m[1] + "s": int(m[2]) for m in re.finditer(r"^(\w+): (\d+)$", run.stdout, re.M)})
        count = Counter(result["level"] + "s" for result in results)
        demand(+said == count, f"sarif-tools counts {said}, not {count}")


def of_github(report):
    """Reads a log as GitHub's runner does: a command begins a line, or is '##[' anywhere."""
    words = {"error": "errors", "warning": "warnings", "notice": "notes"}
    lines = re.split(r"\r\n|\r|\n", report.decode())
    demand(lines.pop() == "", "the last line has no end")
    demand(lines[0].startswith("lintel: "), "the summary is not first")
    demand("##[" not in lines[0], "a command in the summary")
    counts = Counter()
    for line in lines[1:]:
        match = re.fullmatch(r"::(\w+) ([^:]*)::(.*)", line)
        demand(match and match[1] in words, f"no command: {line!r}")
        properties = dict(part.split("=", 1) for part in match[2].split(","))
        demand(
            set(properties) <= {"file", "line", "col", "endColumn", "title"}, f"odd: {properties}"
        )
        demand(int(properties["line"]) > 0, "no line")
        demand(not re.search(r"%(?!25|0A)", match[3]), f"a sign that is not escaped in {line!r}")
        # The title of a finding is its rule; a note about the project is no finding.
        if properties["title"] == "lintel":
            continue
        counts[words[match[1]]] += 1
    return counts


# https://docs.gitlab.com/ci/testing/code_quality/#code-quality-report-format
GITLAB = jsonschema.Draft202012Validator(
    {
        "type": "array",
        "items": {
            "type": "object",
            "required": ["description", "check_name", "fingerprint", "severity", "location"],
            "additionalProperties": False,
            "properties": {
                "description": {"type": "string", "minLength": 1},
                "check_name": {"type": "string", "minLength": 1},
                "fingerprint": {"type": "string", "minLength": 1},
                "severity": {"enum": ["info", "minor", "major", "critical", "blocker"]},
                "location": {
                    "type": "object",
                    "required": ["path", "lines"],
                    "properties": {
                        "path": {"type": "string", "pattern": "^(?!\\./|/)."},
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
)


def of_gitlab(report):
    demand(not report.startswith(b"\xef\xbb\xbf"), "a byte order mark")
    issues = json.loads(report)
    error = next(GITLAB.iter_errors(issues), None)
    demand(error is None, error and error.message)
    demand(len({issue["fingerprint"] for issue in issues}) == len(issues), "equal fingerprints")
    words = {"major": "errors", "minor": "warnings", "info": "notes"}
    return Counter(words[issue["severity"]] for issue in issues)


def of_checkstyle(report):
    root = xml.etree.ElementTree.fromstring(report)
    demand(root.tag == "checkstyle" and "version" in root.attrib, "another root")
    words = {"error": "errors", "warning": "warnings", "info": "notes"}
    counts = Counter()
    for file in root:
        demand(file.tag == "file" and set(file.attrib) == {"name"}, f"no file: {file.attrib}")
        for entry in file:
            demand(entry.tag == "error" and len(entry) == 0, f"no error: {entry.tag}")
            demand(
                {"line", "severity", "message", "source"} <= set(entry.attrib)
                <= {"line", "column", "severity", "message", "source"},
                f"odd: {entry.attrib}",
            )
            demand(int(entry.get("line")) > 0, "no line")
            counts[words[entry.get("severity")]] += 1
    return counts


def of_markdown(report):
    """Reads Markdown by CommonMark.

    Accepts only the elements that folding requires, and no untrusted text outside of code.
    """
    tokens = MarkdownIt("commonmark").enable(["table", "strikethrough"]).parse(report.decode())
    counts = Counter()
    depth = 0
    section = ""
    for token in tokens:
        depth += token.type == "bullet_list_open"
        depth -= token.type == "bullet_list_close"
        if token.type == "html_block":
            demand(
                re.fullmatch(
                    r"<details(?: open)?>\n<summary>[\w :,]+</summary>\n|</details>\n?", token.content
                ),
                f"odd: {token.content!r}",
            )
            section = token.content
        elif token.type == "inline":
            for child in token.children:
                demand(
                    child.type in ("text", "code_inline", "strong_open", "strong_close", "softbreak"),
                    f"{child.type}: {child.content!r}",
                )
                if child.type == "text":
                    demand(re.fullmatch(r"[\w ,.:;()]*", child.content), f"bare: {child.content!r}")
            if depth == 1 and re.search(r"<summary>(New|Fixed|Findings)", section):
                counts[token.content.split(" ")[0] + "s"] += 1
        else:
            demand(
                re.match(r"heading|paragraph|bullet_list|list_item", token.type)
                and token.tag in ("h2", "p", "ul", "li"),
                f"odd: {token.type} {token.content!r}",
            )
    return counts
