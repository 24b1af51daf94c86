"""Reads Lintel's reports with independent readers, for Scripts/check-reports.

Usage: check.py LINTEL SCHEMA
"""

import os
import subprocess
import sys
import tempfile
import unicodedata

import projects
import readers

FORMATS = ["json", "sarif", "github", "gitlab", "checkstyle", "markdown"]


def reports(lintel, folder, scratch):
    """Returns the report in each format on the project in a folder."""
    path = {name: os.path.join(scratch, name) for name in FORMATS}
    options = [word for name in FORMATS for word in ("--report", f"{name}={path[name]}")]
    run = subprocess.run([lintel, "check", folder, *options], capture_output=True, check=False)
    if run.returncode != 1:
        raise ValueError(f"lintel: exit status {run.returncode}\n{run.stderr.decode()}")
    result = {}
    for name in FORMATS:
        with open(path[name], "rb") as file:
            result[name] = file.read()
    return result


def commands(report):
    """Yields control characters in a report except line breaks, and marks of text direction."""
    for sign in report.decode():
        if sign != "\n" and (
            unicodedata.category(sign) in ("Cc", "Zl", "Zp")
            or unicodedata.bidirectional(sign) in ("RLO", "LRO", "RLE", "LRE", "PDF")
        ):
            yield sign


def check(name, found, read):
    """Prints the errors in the reports on a project, and returns whether there are none."""
    counts = {}
    failures = []
    for format in FORMATS:
        try:
            counts[format] = read[format](found[format])
        except (ValueError, KeyError) as problem:
            failures.append(f"{format}: {problem}")
        if signs := sorted(set(commands(found[format]))):
            failures.append(f"{format}: has {signs} as they are")
    expected = counts.get("json")
    failures += [
        f"{format}: {dict(count)} instead of {dict(expected)}"
        for format, count in counts.items()
        if count != expected
    ]
    if not expected or min(expected.values()) == 0:
        failures.append(f"the project lacks errors, warnings or notes: {expected}")
    for failure in failures:
        print(f"error: {name}: {failure}", file=sys.stderr)
    print(f"{name}: {dict(expected or {})}, {len(FORMATS)} formats")
    return not failures


def main():
    lintel, schema = sys.argv[1:]
    read = {
        "json": readers.of_json, "sarif": readers.SARIF(schema), "github": readers.of_github,
        "gitlab": readers.of_gitlab, "checkstyle": readers.of_checkstyle,
        "markdown": readers.of_markdown,
    }
    good = []
    for make in (projects.tame, projects.hostile):
        with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as scratch:
            found = reports(lintel, make(lintel, folder), scratch)
            again = reports(lintel, os.path.join(folder, "an app"), scratch)
            good.append(check(make.__name__, found, read))
            if found != again:
                print(f"error: {make.__name__}: the second time reports differ", file=sys.stderr)
                good.append(False)
            # The JSON report has the path of the rules file as on the command line.
            for name in FORMATS[1:]:
                if os.fsencode(folder) in found[name]:
                    print(f"error: {make.__name__}: {name} has a path of this machine", file=sys.stderr)
                    good.append(False)
    return 0 if all(good) else 1


sys.exit(main())
