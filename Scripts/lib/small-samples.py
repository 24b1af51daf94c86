"""What Scripts/small-samples reads: findings of Lintel, and the pictures in a README.

Usage: small-samples.py findings REPORT
       small-samples.py pictures README COMMAND ...
"""

import difflib
import json
import pathlib
import re
import subprocess
import sys


def findings(report):
    """Prints the findings in a JSON report as recorded files have them: sorted, a line per place."""
    lines = []
    for finding in json.loads(pathlib.Path(report).read_text(encoding="utf-8"))["findings"]:
        source, target = (end["name"] if end else "-" for end in (finding["from"], finding["to"]))
        what = f'{source} -> {target} {finding["reference"] or "-"} ({finding["rule"]})'
        for place in finding["places"]:
            lines.append(f'{place["path"]}:{place["line"]}:{place["column"]} {what}\n')
    sys.stdout.writelines(sorted(lines))


def pictures(readme, *command):
    """Fails unless each picture is what the command draws, with the options in front of it."""
    text = pathlib.Path(readme).read_text(encoding="utf-8")
    marked = re.findall(r"<!-- lintel graph ([^\n]*) -->\n+```mermaid\n(.*?)```", text, re.S)
    if not marked or len(marked) != text.count("```mermaid"):
        sys.exit(f"error: {readme} has no picture, or one without '<!-- lintel graph … -->' above")
    for options, picture in marked:
        drawn = subprocess.run(
            [*command, *options.split()], check=True, stdout=subprocess.PIPE, encoding="utf-8"
        ).stdout
        if drawn != picture:
            changes = difflib.unified_diff(
                picture.splitlines(True), drawn.splitlines(True), readme, f"lintel graph {options}")
            sys.exit("".join(changes) + f"error: {readme} has an old picture")


{"findings": findings, "pictures": pictures}[sys.argv[1]](*sys.argv[2:])
