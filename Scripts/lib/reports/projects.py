"""Projects to write reports on."""

import os
import subprocess

# All text with a meaning in one of the formats that a Swift name in backticks may contain.
EVIL = (
    "<script>alert(1)</script> ]]> --> </details> ::error file=a::b ##[error] %0A%0D | "
    "[a](http://example.com) ![b](c) **d** @all #1 &lt; \"q\" 'r' {0} $e$ \u202e"
)
# Other text with such a meaning that a path, or the text of a rules file, may contain.
EVIL_PATH = b"`<img src=x>`\n::error::%0A,[a](b){0}|\"'\x1b[31m\xe2\x80\xae"
EVIL_TEXT = "`` ```\n::error::x\n\n# a\n<script>\n- b\r\x1b[31m" + EVIL


def quoted(text):
    """Returns a text as a string of JSON, which is also one of YAML."""
    import json

    return json.dumps(text)


def rules(because):
    return f"""version: 1
components:
  UI: App/UI/**
  Domain: App/Domain/**
  Data: App/Data/**
rules:
  layering:
    kind: layers
    layers: [UI, Domain, Data]
    because: {quoted(because)}
  warned:
    {{ kind: forbid, from: UI, to: Data, severity: warning, because: {quoted(because)} }}
  noted: {{ kind: forbid, from: UI, to: Domain, severity: note }}
  chained: {{ kind: forbid, from: Data, to: UI, reach: transitive }}
"""


def write(folder, files):
    for path, text in files.items():
        path = os.path.join(os.fsencode(folder), path if isinstance(path, bytes) else path.encode())
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as file:
            file.write(text.encode())


def make(lintel, folder, name, because, odd):
    """Makes a project in a folder of a repository: some findings are accepted, some suppressed.

    `name` makes a Swift name from a word, `odd` a file path from a path without extension.
    """
    screen, model, store, helper = (name(word) for word in ["Screen", "Model", "Store", "Helper"])
    os.makedirs(os.path.join(folder, ".git"))
    app = os.path.join(folder, "an app")
    write(
        app,
        {
            "lintel.yml": rules(because),
            odd("App/UI/Screen"): f"struct {screen} {{\n  let a: {model}\n  let b: {store}\n}}\n",
            odd("App/Domain/Model"): f"struct {model} {{\n  let s: {store}\n}}\n",
            odd("App/Data/Store"): f"struct {store} {{}}\n",
            odd("App/Domain/Old"): f"struct Old {{\n  let a: {screen}\n}}\n",
        },
    )
    subprocess.run([lintel, "baseline", "write", app], check=True, capture_output=True)
    reason = because.replace("\n", " ").replace("\r", " ")
    write(
        app,
        {
            odd("App/Domain/New"): f"struct New {{ /* é */ let a: {screen}\n  let b: {screen}\n}}\n",
            odd("App/UI/Other"): f"struct Other {{\n  let a: {store}\n  let m: {model}\n}}\n",
            odd("App/Domain/Hidden"): "struct Hidden {\n"
            f"  // lintel:disable:next layering - {reason}\n  let a: {screen}\n}}\n",
            odd("App/Data/Far"): f"struct Far {{\n  let h: {helper}\n}}\n",
            odd("App/Helper"): f"struct {helper} {{\n  let s: {screen}\n}}\n",
        },
    )
    # Without this file, an accepted finding is fixed.
    os.remove(os.path.join(os.fsencode(app), os.fsencode(odd("App/Domain/Old"))))
    return app


def tame(lintel, folder):
    return make(lintel, folder, lambda word: word, "the domain is the core", lambda p: p + ".swift")


def hostile(lintel, folder):
    return make(
        lintel,
        folder,
        lambda word: f"`{word} {EVIL}`",
        EVIL_TEXT,
        lambda path: path.encode() + EVIL_PATH + b".swift",
    )
