"""Checks the cases in Tests/SmallCases with the compiler, for Scripts/small-cases.

Usage: small-cases.py FOLDER ask TOOLCHAIN CASE ...
       small-cases.py FOLDER write OUTPUT CASE ...
"""

import concurrent.futures
import ctypes
import glob
import os
import re
import shutil
import subprocess
import sys
import tempfile

RULES = """version: 1
components:
  Domain: Domain/**
  Data: Data/**
rules:
  domain-knows-no-data: { kind: forbid, from: Domain, to: Data }
"""
JUDGED, FORBIDDEN = "Domain/", "Data/"
OPTIONS = {"flags", "modules", "forbidden", "without"}


class Case:
    """One project of a few lines, as Tests/SmallCases/README.md describes it."""

    def __init__(self, name):
        self.name, self.files, self.rest, self.options = name, {}, {}, {}

    def marks(self):
        return {
            f"{path}:{number}"
            for path, text in self.files.items()
            for number, line in enumerate(text.split("\n"), 1)
            if path.endswith(".swift") and "// BREACH" in line
        }

    def sources(self):
        return {path: text for path, text in self.files.items()
                if path.endswith(".swift") and path != "Package.swift"}

    def rest_of_sources(self):
        """Returns the sources without the part that must not be used."""
        result = {}
        for path, text in self.sources().items():
            if path in self.rest:
                text = self.rest[path]
            elif path.startswith(FORBIDDEN) and "forbidden" not in self.options:
                continue
            lines = text.split("\n")
            result[path] = "\n".join("" if "// FORBIDDEN" in line else line for line in lines)
        return result

    def modules(self):
        """Returns the modules, in the order of compilation."""
        return self.options.get("modules", "App").replace(",", " ").split()

    def module(self, path):
        """Returns the module with the name of the file's folder, or else the last module."""
        folder, names = path.split("/")[0], self.modules()
        return folder if folder in names else names[-1]


def read(path):
    cases, case, text = [], None, None
    for number, line in enumerate(open(path, encoding="utf-8").read().split("\n"), 1):
        place = f"{path}:{number}"
        header = re.fullmatch(r"=== ([a-z0-9-]+): (.+)", line)
        option = re.fullmatch(r"([a-z]+): (.+)", line)
        if header:
            case, text = Case(header[1]), None
            cases.append(case)
        elif line.startswith("==="):
            sys.exit(f"error: {place}: expected '=== name: what it is'")
        elif case and line.startswith("@@ without "):
            text = (case.rest, line[len("@@ without "):])
            text[0][text[1]] = ""
        elif case and line.startswith("@@ "):
            text = (case.files, line[len("@@ "):])
            text[0][text[1]] = ""
        elif text:
            text[0][text[1]] += line + "\n"
        elif case and option and option[1] in OPTIONS:
            case.options[option[1]] = option[2]
        elif line and not line.startswith("#"):
            sys.exit(f"error: {place}: expected an option or '@@ path'")
    return cases


class Text(ctypes.Structure):
    """The library's `indexstore_string_ref_t`."""

    _fields_ = [("data", ctypes.c_void_p), ("length", ctypes.c_size_t)]

    def __str__(self):
        return ctypes.string_at(self.data, self.length).decode()


class Index:
    """The compiler's own reader of its index."""

    EACH = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, ctypes.c_void_p)
    EACH_TEXT = ctypes.CFUNCTYPE(ctypes.c_bool, ctypes.c_void_p, Text)

    def __init__(self, toolchain):
        self.library = ctypes.CDLL(f"{toolchain}/lib/libIndexStore.so")

    def call(self, name, result, *arguments):
        function = getattr(self.library, "indexstore_" + name)
        function.restype = result
        return function(*arguments)

    def each(self, name, handle):
        values = []
        self.call(name, ctypes.c_bool, ctypes.c_void_p(handle), None,
                  self.EACH(lambda _, value: values.append(value) or True))
        return values

    def occurrences(self, folder):
        """Returns `(path, line, USR, roles)` of all occurrences in a store."""
        error, pointer = ctypes.c_void_p(), ctypes.c_void_p
        store = self.call("store_create", pointer, folder.encode(), ctypes.byref(error))
        units, result = [], []
        self.call("store_units_apply_f", ctypes.c_bool, pointer(store), 0, None,
                  self.EACH_TEXT(lambda _, name: units.append(str(name)) or True))
        for unit in units:
            unit = self.call("unit_reader_create", pointer, pointer(store), unit.encode(),
                             ctypes.byref(error))
            path = str(self.call("unit_reader_get_main_file", Text, pointer(unit)))
            for part in self.each("unit_reader_dependencies_apply_f", unit):
                if self.call("unit_dependency_get_kind", ctypes.c_uint32, pointer(part)) != 2:
                    continue
                record = str(self.call("unit_dependency_get_name", Text, pointer(part)))
                result += [(path, *value) for value in self.record(store, record)]
        return result

    def record(self, store, name):
        error, pointer = ctypes.c_void_p(), ctypes.c_void_p
        reader = self.call("record_reader_create", pointer, pointer(store), name.encode(),
                           ctypes.byref(error))
        values = []

        def add(_, occurrence):
            line, column = ctypes.c_uint32(), ctypes.c_uint32()
            self.call("occurrence_get_line_col", None, pointer(occurrence), ctypes.byref(line),
                      ctypes.byref(column))
            symbol = self.call("occurrence_get_symbol", pointer, pointer(occurrence))
            usr = str(self.call("symbol_get_usr", Text, pointer(symbol)))
            roles = self.call("occurrence_get_roles", ctypes.c_uint64, pointer(occurrence))
            values.append((line.value, usr, roles))
            return True

        self.call("record_reader_occurrences_apply_f", ctypes.c_bool, pointer(reader), None,
                  self.EACH(add))
        return values


def compile_modules(case, sources, folder, swiftc):
    """Compiles a case, and writes the index to `folder`/index.

    Returns the lines of the compiler's errors, and its output.
    """
    for path, text in sources.items():
        os.makedirs(os.path.dirname(f"{folder}/{path}"), exist_ok=True)
        with open(f"{folder}/{path}", "w", encoding="utf-8") as file:
            file.write(text)
    modules, output = case.modules(), ""
    for module in modules:
        paths = sorted(path for path in sources if case.module(path) == module)
        if not paths:
            continue
        shared = ["-module-name", module, "-swift-version", "5", "-I", ".", "-suppress-warnings"]
        shared += case.options.get("flags", "").split()
        if not any(path.endswith("main.swift") for path in paths):
            shared.append("-parse-as-library")
        steps = [["-typecheck", "-index-store-path", "index"]
                 + [word for path in paths for word in ("-o", path + ".o")]]
        if module != modules[-1]:
            steps.append(["-emit-module", "-enable-testing", "-o", module + ".swiftmodule"])
        for step in steps:
            run = subprocess.run(["nice", swiftc, "-frontend", *step, *shared, *paths], cwd=folder,
                                 capture_output=True, text=True)
            output += run.stderr
            if run.returncode != 0:
                break
    found = re.findall(r"^(\S[^:\n]*\.swift):(\d+):\d+: error:", output, re.M)
    errors = {f"{path}:{line}" for path, line in found}
    if not errors and "error:" in output:
        errors = {"?:0"}
    return errors, output


def mentions(case, folder, index):
    """Returns the lines of the judged part where the index has references to the forbidden one."""
    occurrences = [(os.path.relpath(path, folder), *rest)
                   for path, *rest in index.occurrences(f"{folder}/index")]
    forbidden = set(case.options.get("forbidden", "").split())
    lines = {path: text.split("\n") for path, text in case.sources().items()}
    for path, line, usr, roles in occurrences:
        if roles & 2 and path in lines and (
                path.startswith(FORBIDDEN) and not case.options.get("forbidden")
                or "// FORBIDDEN" in lines[path][line - 1]):
            forbidden.add(usr)
    return {f"{path}:{line}" for path, line, usr, roles in occurrences
            if path.startswith(JUDGED) and roles & 4 and usr in forbidden}


def imports(case):
    """Returns the lines that import a module that is forbidden as a whole."""
    modules = [name for name in case.modules() if name + "/" == FORBIDDEN]
    return {f"{path}:{number}" for path, text in case.sources().items() if path.startswith(JUDGED)
            for number, line in enumerate(text.split("\n"), 1)
            if any(re.search(rf"\bimport (\w+ )?{name}\b", line) for name in modules)}


def damage(case, index, swiftc):
    """Returns the errors in a case, one line each."""
    with tempfile.TemporaryDirectory(prefix="small-case-") as folder:
        folder = os.path.realpath(folder)
        errors, output = compile_modules(case, case.sources(), folder + "/with", swiftc)
        if errors:
            return ["does not compile\n" + output]
        uses = mentions(case, folder + "/with", index) | imports(case)
        missed, output = compile_modules(case, case.rest_of_sources(), folder + "/rest", swiftc)
    marks, result = case.marks(), []
    kind = case.options.get("without", "fails" if marks else "compiles")
    if kind not in ("fails", "compiles", "unknown"):
        return [f"'without: {kind}' is none of fails, compiles, unknown"]
    if kind == "fails" and not missed:
        result.append("compiles without what it must not use: say 'without: compiles' if it is right")
    if kind == "compiles" and missed:
        result.append("does not compile without what it must not use\n" + output)
    if all(line.startswith(JUDGED) for line in missed):
        uses |= missed
    for line in sorted(marks - uses - missed):
        result.append(f"{line}: is marked, and nothing is missed or mentioned there\n" + output)
    for line in sorted(uses - marks):
        result.append(f"{line}: is not marked" + ("\n" + output if line in missed else ""))
    return result


def write(cases, folder):
    for case in cases:
        shutil.rmtree(f"{folder}/{case.name}", ignore_errors=True)
        for path, text in {"lintel.yml": RULES, **case.files}.items():
            os.makedirs(os.path.dirname(f"{folder}/{case.name}/{path}"), exist_ok=True)
            with open(f"{folder}/{case.name}/{path}", "w", encoding="utf-8") as file:
                file.write(text)
    print(f"{len(cases)} cases")


def main():
    folder, mode, argument, *names = sys.argv[1:]
    cases = [case for path in sorted(glob.glob(f"{folder}/*.txt"))
             if os.path.basename(path) not in ("known.txt", "toolchain.txt") for case in read(path)]
    every = [case.name for case in cases]
    twice = {name for name in every if every.count(name) > 1}
    if twice:
        sys.exit(f"error: several cases are called {', '.join(sorted(twice))}")
    cases = [case for case in cases if not names or case.name in names]
    if mode == "write":
        return write(cases, argument)
    index, swiftc, failures = Index(argument), f"{argument}/bin/swiftc", 0
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        for case, found in zip(cases, pool.map(lambda case: damage(case, index, swiftc), cases)):
            failures += bool(found)
            for line in found:
                print(f"error: {case.name}: {line}")
    breached = sum(bool(case.marks()) for case in cases)
    print(f"{len(cases)} cases, {breached} with breaches, {failures} that are not true")
    sys.exit(1 if failures else 0)


main()
