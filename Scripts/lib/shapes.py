"""Measures how the time and memory of Lintel grow with its input, whatever the input looks like.

Each shape makes a project that contains n of one thing, at n, 2n and 4n. The program runs on each
as its users run it. A time is the processor time of the whole process, user and system, the least
of several runs, less the time of a run on an almost empty project. Growth per doubling is the
factor by which the time grows if the bytes of the input double. Memory is the growth of the
process's peak from n to 4n for each byte of input, less the megabyte by which equal runs may
differ.

Usage: shapes.py PROGRAM [NAME ...]
"""

import math
import os
import shutil
import subprocess
import sys
import tempfile
import time

MOST_RATIO = 2.3
MOST_BYTES = 60
LEAST_SECONDS = 0.05
MEMORY_NOISE = 1_000_000
MOST_INPUT = 3_000_000
LIMIT_SECONDS = 20

LAYERS = """version: 1
components: { Domain: Domain/**, Data: Data/** }
rules:
  order: { kind: layers, layers: [Data, Domain] }
"""

SHAPES = {}


def shape(name, what, rules=LAYERS, command=("check", "."), start=64, most=None):
    """Adds a shape: a function of n that returns the text of files by their paths.

    If the function returns a single text, this is a file of the lower layer. `start` is the first
    n, which is doubled until a run takes long enough to be measured. `most` is the largest 4n, if
    the system has a limit.
    """

    def add(make):
        SHAPES[name] = Shape(name, what, make, rules, command, start, most)
        return make

    return add


class Shape:
    def __init__(self, name, what, make, rules, command, start, most):
        self.name, self.what, self.make, self.rules = name, what, make, rules
        self.command, self.start, self.most, self.prepare = command, start, most, None

    def files(self, n):
        made = self.make(n)
        if isinstance(made, str):
            made = {"Domain/N.swift": made}
        files = {"Domain/A.swift": "struct A {}\n", "Data/B.swift": "struct B {}\n",
                 "lintel.yml": self.rules, **made}
        return {path: text for path, text in files.items() if text is not None}


def many(n, line):
    return "".join(line.format(i=i, j=i - 1 if i else 0, k=i + 1) for i in range(n))


def components(n, tail):
    return "version: 1\ncomponents:\n" + many(n, "  C{i}: C{i}/**\n") + "rules:\n" + tail


def component_files(n, text="struct S{i} {{}}\n"):
    return {f"C{i}/S.swift": text.format(i=i, j=i - 1 if i else 0, k=(i + 1) % n) for i in range(n)}


# --- Findings and reports -----------------------------------------------------------------------------

shape("findings on one line", "annotations of one line, each a finding")(
    lambda n: "struct N { let " + ", ".join(f"a{i}: B" for i in range(n)) + " }\n")
shape("findings on lines", "annotations, each a finding on a line of its own")(
    lambda n: "struct N {\n" + many(n, "  let a{i}: B\n") + "}\n")
shape("types with a finding", "types, each with a finding of its own")(
    lambda n: many(n, "struct N{i} {{ let a: B }}\n"))
shape("findings after wide text", "findings on one line behind text that is not ASCII")(
    lambda n: "let s = (" + ", ".join('"é漢", B()' for i in range(n)) + ")\n")
shape("suppressed next", "comments that suppress the line below, one after the other")(
    lambda n: "// lintel:disable:next order - a reason\n" * n + "let a: B\n")
shape("suppressed previous", "comments that suppress the line above, one after the other")(
    lambda n: "let a: B\n" + "// lintel:disable:previous order - a reason\n" * n)
shape("suppressed on one line", "findings of one line that one comment suppresses")(
    lambda n: "// lintel:disable:next order - a reason\nstruct N { let "
    + ", ".join(f"a{i}: B" for i in range(n)) + " }\n")
shape("suppressed lines", "findings, each with a comment that suppresses it")(
    lambda n: "struct N {\n" + many(n, "  let a{i}: B  // lintel:disable:this order - a reason\n")
    + "}\n")
shape("suppressed ranges", "pairs of comments around a finding")(
    lambda n: many(n, "// lintel:disable order - a reason\nlet a{i}: B\n// lintel:enable order\n"))
shape("open ranges", "comments that open a range and never close it")(
    lambda n: many(n, "// lintel:disable order - a reason\n") + "let a: B\n")
for report in ("junit", "json", "text"):
    shape(f"{report} report", f"findings in a report of format {report}",
          command=("check", ".", "--report", f"{report}=out.{report}"))(
        lambda n: many(n, "struct N{i} {{ let a: B }}\n"))
shape("baseline written", "findings that become a baseline",
      command=("baseline", "write", ".", "--baseline", "new.json"))(
    lambda n: many(n, "struct N{i} {{ let a: B }}\n"))

# --- Declarations -------------------------------------------------------------------------------------

shape("identical types", "declarations of one type")(lambda n: "struct N {}\n" * n)
shape("identical types in use", "declarations of one type, each with a use of it")(
    lambda n: "struct N { var n: N? }\n" * n)
shape("extensions of one type", "extensions of one type of the project, each with a member")(
    lambda n: "struct N {}\n" + many(n, "extension N {{ func f{i}() {{ f{j}() }} }}\n"))
shape("extensions of an outside type", "extensions of String, each with a member")(
    lambda n: many(n, "extension String {{ func f{i}() {{ f{j}() }} }}\n"))
shape("same-named functions", "functions of one name, each with a call of it")(
    lambda n: many(n, "struct T{i} {{}}\nfunc f(_ t: T{i}) {{ f(t) }}\n"))
shape("same-named methods", "methods of one name in one type, each with a call of it")(
    lambda n: "struct N {\n" + many(n, "func f(a{i}: Int) {{ f(a{j}: 1) }}\n") + "}\n")
shape("same-named members", "types with a member of one name, and uses through what has no type")(
    lambda n: many(n, "struct T{i} {{ var m: Int }}\nfunc g{i}(x: Outside) {{ _ = x.y.m }}\n"))
shape("same-named initialisers", "initialisers of one type, each used")(
    lambda n: "struct N {\n" + many(n, "init(a{i}: Int) {{}}\n") + "}\n"
    + many(n, "let v{i} = N(a{i}: 1)\n"))
shape("nested types", "types nested in each other")(
    lambda n: many(n, "struct T{i} {{ var t: T{j}?\n") + "}\n" * n)
shape("nested types of one name", "types of one name nested in each other")(
    lambda n: many(n, "struct T {{ var t: T?\n") + "}\n" * n)
shape("nested functions", "functions nested in each other")(
    lambda n: many(n, "func f{i}() {{ f{j}()\n") + "}\n" * n)
shape("inheritance chain", "classes, each a subclass of the one before")(
    lambda n: "class T0 { var m = 1 }\n" + many(n, "class T{k}: T{i} {{ func f() {{ _ = m }} }}\n"))
shape("protocol chain", "protocols, each refining the one before")(
    lambda n: "protocol T0 { var m: Int { get } }\n"
    + many(n, "protocol T{k}: T{i} {{ var n{k}: Int {{ get }} }}\n")
    + f"struct S: T{n} {{ func f() {{ _ = m }} }}\n")
shape("protocol diamonds", "protocols, each refining the two before")(
    lambda n: "protocol T0 {}\nprotocol T1: T0 {}\n"
    + many(n, "protocol T{k}x: T{i}x, T{j}x {{ func f{i}() }}\n").replace("T0x", "T0")
    + "struct S { let t: T%dx; func g() { t.f0() } }\n" % n)
shape("conformers of one protocol", "types that conform to one protocol, used through it")(
    lambda n: "protocol P { func f() }\n"
    + many(n, "struct T{i}: P {{ func f() {{}}; func g(p: P) {{ p.f() }} }}\n"))
shape("conformances of one type", "protocols that one type conforms to")(
    lambda n: many(n, "protocol P{i} {{ func f{i}() }}\n") + "struct N: "
    + ", ".join(f"P{i}" for i in range(n)) + " { func g() { f0() } }\n")
shape("alias chain", "typealiases, each of the one before")(
    lambda n: "typealias T0 = B\n" + many(n, "typealias T{k} = T{i}\n") + f"let t: T{n}\n")
shape("alias chain backwards", "typealiases, each of the one behind")(
    lambda n: many(n, "typealias T{i} = T{k}\n") + f"typealias T{n} = B\nlet t: T0\n")
shape("alias cycle", "typealiases in a circle")(
    lambda n: many(n, "typealias T{k} = T{i}\n") + f"typealias T0 = T{n}\nlet t: T0\n")
shape("doubling aliases", "typealiases of pairs of the one before")(
    lambda n: "typealias T0 = B\n" + many(n, "typealias T{k} = (T{i}, T{i})\n") + f"let t: T{n}\n")
shape("generic aliases", "typealiases of arrays of the one before")(
    lambda n: "typealias T0 = B\n" + many(n, "typealias T{k} = Array<T{i}>\n")
    + f"func f(t: T{n}) {{ t.first }}\n")
shape("attributes of one declaration", "attributes on one declaration")(
    lambda n: "@propertyWrapper struct W {}\nstruct N { " + "@W " * n + "var a: Int }\n")
shape("generic parameters", "generic parameters of one function")(
    lambda n: "func f<" + ", ".join(f"T{i}: A" for i in range(n)) + ">("
    + ", ".join(f"_ a{i}: T{i}" for i in range(n)) + ") {}\n")
shape("constraints", "constraints of one function")(
    lambda n: "protocol P { associatedtype Q }\nfunc f<T>(_ t: T) where "
    + ", ".join("T: P, T.Q == B" for _ in range(n)) + " {}\n")
shape("enum cases", "cases of an enum, and a switch over all of them")(
    lambda n: "enum N {\n" + many(n, "  case c{i}(A)\n") + "  func f() { switch self {\n"
    + many(n, "    case .c{i}(let a): print(a)\n") + "  } }\n}\n")
shape("operators", "operators, each declared and used")(
    lambda n: "struct V {}\n" + "".join(
        f"infix operator {op}\nfunc {op} (l: V, r: V) -> V {{ l }}\nlet v{i} = V() {op} V()\n"
        for i, op in ((i, "".join("+-*^%&|~"[int(d)] for d in f"{i:o}") + "+") for i in range(n))))

# --- Expressions --------------------------------------------------------------------------------------

shape("member chain", "members of one expression")(
    lambda n: "struct N { var n: N }\nfunc f(n: N) { _ = n" + ".n" * n + " }\n")
shape("member chain of calls", "calls of one expression")(
    lambda n: "struct N { func n() -> N { self } }\nfunc f(n: N) { _ = n" + ".n()" * n + " }\n")
shape("optional chain", "optional members of one expression")(
    lambda n: "struct N { var n: N? }\nfunc f(n: N?) { _ = n" + "?.n" * n + " }\n")
shape("subscripts", "subscripts of one expression")(
    lambda n: "struct N { subscript(i: Int) -> N { self } }\nfunc f(n: N) { _ = n" + "[0]" * n + " }\n")
shape("implicit members", "members behind a leading dot")(
    lambda n: "struct N { static var n: N; var n: N }\nlet n: N = " + ".n" * n + "\n")
shape("key path", "parts of one key path")(
    lambda n: "struct N { var n: N }\nlet k = \\N" + ".n" * n + "\n")
shape("sum", "operands of one sum")(lambda n: "let s = " + " + ".join(["B()"] * n) + "\n")
shape("sum of literals", "literals of one sum")(lambda n: "let s = " + " + ".join(["1"] * n) + "\n")
shape("ternaries", "conditional expressions, each in the last branch of the one before")(
    lambda n: "let s = " + "true ? B() : " * n + "B()\n")
shape("nested parentheses", "parentheses in each other")(
    lambda n: "let s = " + "(" * n + "B()" + ")" * n + "\n")
shape("nested calls", "calls in the arguments of each other")(
    lambda n: "func f(_ n: Int) -> Int { n }\nlet s = " + "f(" * n + "1" + ")" * n + "\n")
shape("nested overloaded calls", "calls of an overloaded function in the arguments of each other")(
    lambda n: "func f(_ n: A) -> A { n }\nfunc f(_ n: Int) -> Int { n }\nlet s = " + "f(" * n + "A()"
    + ")" * n + "\n")
shape("nested closures", "closures in each other")(
    lambda n: "let s = " + "{ B(); run " * n + "{ 1 }" + " }" * n + "\n")
shape("nested arrays", "array literals in each other")(
    lambda n: "let s = " + "[" * n + "B()" + "]" * n + "\n")
shape("nested generics", "generic arguments in each other")(
    lambda n: "struct G<T> {}\nlet s: " + "G<" * n + "B" + ">" * n + "\n")
shape("nested optionals", "question marks behind one type")(lambda n: "let s: B" + "?" * n + "\n")
shape("nested interpolations", "string interpolations in each other")(
    lambda n: "let s = " + '"\\(' * n + "B()" + ')"' * n + "\n")
shape("nested blocks", "conditions in each other")(
    lambda n: "func f() {\n" + "if true {\n" * n + "B()\n" + "}\n" * n + "}\n")
shape("array literal", "elements of one array literal")(
    lambda n: "let s: [B] = [" + ", ".join(["B()"] * n) + "]\n")
shape("dictionary literal", "elements of one dictionary literal")(
    lambda n: "let s = [" + ", ".join(f'"{i}": B()' for i in range(n)) + "]\n")
shape("arguments", "parameters of one function, and a call with as many arguments")(
    lambda n: "func f(" + ", ".join(f"a{i}: Int" for i in range(n)) + ") {}\nlet s = f("
    + ", ".join(f"a{i}: {i}" for i in range(n)) + ")\n")
shape("parameters with defaults", "parameters with a default, and calls that leave most of them out")(
    lambda n: "func f(" + ", ".join(f"a{i}: Int = 0" for i in range(n)) + ") {}\n"
    + many(n, "let s{i} = f(a{i}: 1)\n"))
shape("local variables", "variables of one function, each made of the one before")(
    lambda n: "struct N { func n() -> N { self } }\nfunc f() {\nlet x0 = N()\n"
    + many(n, "let x{k} = x{i}.n()\n") + "}\n")
shape("local variables backwards", "properties, each made of the one behind")(
    lambda n: "struct N { func n() -> N { self } }\n" + many(n, "let x{i} = x{k}.n()\n")
    + f"let x{n} = N()\n")
shape("shadowing", "variables of one name in one function")(
    lambda n: "struct N { func n() -> N { self } }\nfunc f(x: N) {\n" + "if let x = x.n() {\n" * n
    + "}\n" * n + "}\n")
shape("else if", "branches of one condition")(
    lambda n: "func f() {\nif true { B() }\n" + "else if false { B() }\n" * n + "}\n")

# --- Text ---------------------------------------------------------------------------------------------

shape("elseif", "branches of one conditional block")(
    lambda n: "#if C\nlet c: B\n" + many(n, "#elseif D{i}\nlet c: B\n") + "#endif\n")
shape("nested conditions", "conditional blocks in each other")(
    lambda n: many(n, "#if D{i}\nlet c{i}: B\n") + "#endif\n" * n)
shape("conditional blocks", "conditional blocks one after the other")(
    lambda n: many(n, "#if D{i}\nlet c{i}: B\n#else\nlet c{i}: B\n#endif\n"))
shape("long condition", "operands of one condition")(
    lambda n: "#if " + " && ".join(f"D{i}" for i in range(n)) + "\nlet c: B\n#endif\n")
shape("conditional imports for a platform", "imports in #if of one file, for a platform",
      command=("check", ".", "--platform", "ios"))(
    lambda n: many(n, "#if os(iOS)\nimport M{i}\n#endif\n"))
shape("comments beside branches", "left-out branches of #if, and as many comments that suppress",
      command=("check", ".", "--platform", "ios"))(
    lambda n: many(n, "#if os(watchOS)\n#endif\n") + many(n, "// lintel:disable:next order - x\n\n"))
shape("imports", "imports of as many modules")(lambda n: many(n, "import M{i}\n"))
shape("repeated imports", "imports of one module")(lambda n: "import M\n" * n)
shape("long name", "bytes of one name")(lambda n: "struct " + "a" * n + " {}\nlet a: " + "a" * n + "\n")
shape("long names", "names of 200 bytes that begin alike")(
    lambda n: many(n, "let " + "a" * 200 + "{i}: B\n"))
shape("nested comments", "comments in each other")(lambda n: "/*" * n + "*/" * n + "\nlet a: B\n")
shape("line comments", "comments of a line each")(lambda n: "// a comment\n" * n)
shape("blank lines", "blank lines")(lambda n: "\n" * (n * 10) + "let a: B\n")
shape("long string", "bytes of one string")(lambda n: 'let s = "' + "a" * (n * 10) + '"\n')
shape("number signs", "number signs around one string")(
    lambda n: "let s = " + "#" * n + '"a"' + "#" * n + "\n")
shape("open strings", "strings that no line ends")(lambda n: 'let s = "a\n' * n)
shape("open interpolations", "interpolations that nothing ends")(lambda n: 'let s = "\\(a\n' * n)
shape("open comments", "comments that nothing ends")(lambda n: "/* a\n" * n)
shape("open braces", "braces that nothing closes")(lambda n: "struct N { let a: B\n" * n)
shape("open brackets", "angle brackets that nothing closes")(lambda n: "let a = b < c(d <\n" * n)
shape("closing braces", "braces that nothing opened")(lambda n: "}\n" * n)
shape("slashes", "slashes that could begin a regular expression")(lambda n: "let a = b / c /d\n" * n)
shape("open regular expressions", "regular expressions that nothing ends")(
    lambda n: "let a = #/b\n" * n)
shape("zero bytes", "bytes of value zero")(lambda n: "\0" * n + "\nlet a: B\n")
shape("key words", "key words without what they begin")(
    lambda n: "func struct class let var case extension import \n" * n)
shape("at signs", "at signs of no attribute")(lambda n: "@(@(\n" * n)
shape("carriage returns", "lines that end as on Windows")(lambda n: "let a: B\r\n" * n)

# --- Files and folders --------------------------------------------------------------------------------

shape("files", "files of one folder", most=65_536)(
    lambda n: {f"Domain/N{i}.swift": f"struct N{i} {{}}\n" for i in range(n)})
shape("files of one name", "files of one name, each in a folder of its own")(
    lambda n: {f"Domain/N{i}/N.swift": f"struct N{i} {{}}\n" for i in range(n)})
shape("folders without sources", "folders that hold nothing for Lintel", most=65_536)(
    lambda n: {f"Domain/N{i}/N.txt": "a\n" for i in range(n)})
shape("nested folders", "folders in each other", most=256)(
    lambda n: {"Domain/" + "d/" * i + "N.swift": f"struct N{i} {{}}\n" for i in range(n)})
shape("long file names", "files with names of 200 bytes")(
    lambda n: {f"Domain/{'N' * 200}{i}.swift": f"struct N{i} {{}}\n" for i in range(n)})
shape("types in files of their own", "files that use the one before, in the folder of the other layer")(
    lambda n: {f"{'Data' if i % 2 else 'Domain'}/N{i}.swift":
               f"struct N{i} {{ let n: N{max(i - 1, 0)}? }}\n" for i in range(n)})
shape("targets", "targets of one package, each depending on the one before",
      rules=LAYERS + "  truth: { kind: manifest }\n")(
    lambda n: dict(
        {f"Sources/M{i}/N.swift": f"import M{max(i - 1, 0)}\npublic struct N{i} {{}}\n"
         for i in range(1, n)}, **{
             "Sources/M0/N.swift": "public struct N0 {}\n",
             "Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\n"
             'let package = Package(name: "P", targets: [\n.target(name: "M0"),\n'
             + many(n - 1, '.target(name: "M{k}", dependencies: ["M{i}"]),\n') + "])\n"}))
shape("packages", "packages beside each other, with a file each")(
    lambda n: dict([(f"P{i}/Sources/M{i}/N.swift", f"public struct N{i} {{}}\n") for i in range(n)]
                   + [(f"P{i}/Package.swift", "// swift-tools-version: 6.0\n"
                       f'let package = Package(name: "P{i}", targets: [.target(name: "M{i}")])\n')
                      for i in range(n)]))

shape("blocks of a Podfile", "blocks of a Podfile in each other, each behind an open bracket")(
    lambda n: {"Podfile": "x(if a; y(\n" * n + "end\n" * n})

# --- Xcode projects -----------------------------------------------------------------------------------


def xcode(objects, targets, group=()):
    """Returns a project file of objects, with those in `targets` and in the main group `group`."""
    return {"P.xcodeproj/project.pbxproj": (
        "// !$*UTF8*$!\n{ objects = {\nP = {isa = PBXProject; mainGroup = G; targets = ("
        + ", ".join(targets) + "); };\nG = {isa = PBXGroup; sourceTree = \"<group>\"; children = ("
        + ", ".join(group) + "); };\n" + "\n".join(objects) + "\n}; rootObject = P; }\n")}


def entry(name, kind, fields):
    return f"{name} = {{isa = {kind}; {fields}}};"


def target(name, fields=""):
    return entry(name, "PBXNativeTarget", f"name = {name}; {fields}")


def reference(name, path, kind="PBXFileReference", fields=""):
    return entry(name, kind, f'path = {path}; sourceTree = "<group>"; {fields}')


def names(prefix, n):
    return [f"{prefix}{i}" for i in range(n)]


shape("files of Xcode", "files that are listed in a target of an Xcode project")(
    lambda n: {**xcode(
        [entry(f"B{i}", "PBXBuildFile", f"fileRef = F{i};") for i in range(n)]
        + [reference(f"F{i}", f"Domain/N{i}.swift") for i in range(n)]
        + [entry("S", "PBXSourcesBuildPhase", f"files = ({', '.join(names('B', n))});"),
           target("T", "buildPhases = (S);")], ["T"], names("F", n)),
        **{f"Domain/N{i}.swift": f"struct N{i} {{}}\n" for i in range(n)}})
shape("targets of Xcode", "targets of an Xcode project, with a file each")(
    lambda n: {**xcode(
        [entry(f"B{i}", "PBXBuildFile", f"fileRef = F{i};") for i in range(n)]
        + [reference(f"F{i}", f"Domain/N{i}.swift") for i in range(n)]
        + [entry(f"S{i}", "PBXSourcesBuildPhase", f"files = (B{i});") for i in range(n)]
        + [target(f"T{i}", f"buildPhases = (S{i});") for i in range(n)],
        names("T", n), names("F", n)),
        **{f"Domain/N{i}.swift": f"struct N{i} {{}}\n" for i in range(n)}})
shape("listed targets", "times that one target is listed in an Xcode project")(
    lambda n: xcode([target("T")], ["T"] * n))
shape("shared phase", "targets of an Xcode project that all list one phase of as many files")(
    lambda n: xcode(
        [entry(f"B{i}", "PBXBuildFile", f"fileRef = F{i};") for i in range(n)]
        + [reference(f"F{i}", f"N{i}.swift") for i in range(n)]
        + [entry("S", "PBXSourcesBuildPhase", f"files = ({', '.join(names('B', n))});")]
        + [target(f"T{i}", "buildPhases = (S);") for i in range(n)],
        names("T", n), names("F", n)))
shape("variants", "entries of a target that all mean one group of as many variants")(
    lambda n: xcode(
        [entry(f"B{i}", "PBXBuildFile", "fileRef = V;") for i in range(n)]
        + [reference(f"F{i}", f"N{i}.swift") for i in range(n)]
        + [entry("V", "PBXVariantGroup", f"children = ({', '.join(names('F', n))});"),
           entry("S", "PBXSourcesBuildPhase", f"files = ({', '.join(names('B', n))});"),
           target("T", "buildPhases = (S);")], ["T"], ["V"]))
shape("synchronized folders", "synchronized folders of a target, with an exception each")(
    lambda n: xcode(
        [reference(f"F{i}", f"Domain/N{i}", "PBXFileSystemSynchronizedRootGroup",
                   f"exceptions = (E{i});") for i in range(n)]
        + [entry(f"E{i}", "PBXFileSystemSynchronizedBuildFileExceptionSet",
                 "target = T; membershipExceptions = (A.swift);") for i in range(n)]
        + [target("T", f"fileSystemSynchronizedGroups = ({', '.join(names('F', n))});")],
        ["T"], names("F", n)))
shape("shared exceptions", "synchronized folders that all have one set of as many exceptions")(
    lambda n: xcode(
        [reference(f"F{i}", f"Domain/N{i}", "PBXFileSystemSynchronizedRootGroup",
                   "exceptions = (E);") for i in range(n)]
        + [entry("E", "PBXFileSystemSynchronizedBuildFileExceptionSet",
                 "target = T; membershipExceptions = ("
                 + ", ".join(f"N{i}.swift" for i in range(n)) + ");"),
           target("T", f"fileSystemSynchronizedGroups = ({', '.join(names('F', n))});")],
        ["T"], names("F", n)))
shape("owners of a folder", "targets that all have one synchronized folder of as many files")(
    lambda n: {**xcode(
        [reference("F", "Domain", "PBXFileSystemSynchronizedRootGroup")]
        + [target(f"T{i}", "fileSystemSynchronizedGroups = (F);") for i in range(n)],
        names("T", n), ["F"]),
        **{f"Domain/N{i}.swift": f"struct N{i} {{}}\n" for i in range(n)}})
shape("configurations", "targets of an Xcode project that all list as many configurations")(
    lambda n: xcode(
        [entry(f"C{i}", "XCBuildConfiguration",
               f"name = C{i}; buildSettings = {{PRODUCT_NAME = N;}};") for i in range(n)]
        + [entry("L", "XCConfigurationList", f"buildConfigurations = ({', '.join(names('C', n))});")]
        + [target(f"T{i}", "buildConfigurationList = L;") for i in range(n)], names("T", n)))
shape("settings", "targets of an Xcode project with one long setting for all")(
    lambda n: xcode(
        [entry("C", "XCBuildConfiguration", 'name = C; buildSettings = {OTHER_LDFLAGS = "'
               + many(n, "-framework F{k} ") + '";};'),
         entry("L", "XCConfigurationList", "buildConfigurations = (C);")]
        + [target(f"T{i}", "buildConfigurationList = L;") for i in range(n)], names("T", n)))
shape("included settings", "configuration files that each include the next")(
    lambda n: {**xcode(
        [reference(f"F{i}", f"N{i}.xcconfig") for i in range(n)]
        + [entry(f"C{i}", "XCBuildConfiguration",
                 f"name = C; baseConfigurationReference = F{i}; buildSettings = {{}};")
           for i in range(n)]
        + [entry(f"L{i}", "XCConfigurationList", f"buildConfigurations = (C{i});")
           for i in range(n)]
        + [target(f"T{i}", f"buildConfigurationList = L{i};") for i in range(n)],
        names("T", n), names("F", n)),
        **{f"N{i}.xcconfig": f'#include "N{i + 1}.xcconfig"\nA{i} = $(A{i + 1})\n'
           for i in range(n)}})
shape("groups in groups", "groups of an Xcode project in each other, with a file each")(
    lambda n: xcode(
        [reference(f"G{i}", f"d{i}", "PBXGroup", f"children = (G{i + 1}, F{i});")
         for i in range(n)]
        + [reference(f"F{i}", f"N{i}.swift") for i in range(n)]
        + [entry(f"B{i}", "PBXBuildFile", f"fileRef = F{i};") for i in range(n)]
        + [entry("S", "PBXSourcesBuildPhase", f"files = ({', '.join(names('B', n))});"),
           target("T", "buildPhases = (S);")], ["T"], ["G0"]))

# --- Settings of Xcode --------------------------------------------------------------------------------


def stands_on(n, configurations=16):
    """Returns an Xcode project of n targets, all configurations of which use one settings file."""
    return xcode(
        [reference("X", "N.xcconfig"),
         entry("L", "XCConfigurationList", f"buildConfigurations = ({', '.join(names('C', configurations))});")]
        + [entry(f"C{i}", "XCBuildConfiguration",
                 f"name = C{i}; baseConfigurationReference = X; buildSettings = {{}};")
           for i in range(configurations)]
        + [target(f"T{i}", "buildConfigurationList = L;") for i in range(n)], names("T", n), ["X"])


def stands_beside(folder, file="../N.xcconfig"):
    """Returns an Xcode project in a folder, with a target that uses a settings file."""
    files = xcode(
        [reference("X", file),
         entry("L", "XCConfigurationList", "buildConfigurations = (C);"),
         entry("C", "XCBuildConfiguration",
               "name = C; baseConfigurationReference = X; buildSettings = {};"),
         target("T", "buildConfigurationList = L;")], ["T"], ["X"])
    return {f"{folder}/{path}": text for path, text in files.items()}


for condition in ("sdk=zzz*", "sdk=iphone*", "config=No", "config=C1*", "arch=x"):
    shape(f"settings for {condition}",
          f"settings of one name for [{condition}], for 16 targets in 16 configurations")(
        lambda n, condition=condition: {
            **stands_on(16), "N.xcconfig": many(
                n, f"SWIFT_ACTIVE_COMPILATION_CONDITIONS[{condition}] = x{{i}}\n")})
shape("settings with conditions", "settings of a project file, each for an SDK of its own")(
    lambda n: xcode(
        [entry("C", "XCBuildConfiguration", "name = C; buildSettings = {"
               + many(n, '"OTHER_SWIFT_FLAGS[sdk=a{i}*]" = x; ') + "};"),
         entry("L", "XCConfigurationList", "buildConfigurations = (C);")]
        + [target(f"T{i}", "buildConfigurationList = L;") for i in range(n)], names("T", n)))
shape("settings of many names", "settings of one file, each with a name of its own")(
    lambda n: {**stands_on(16), "N.xcconfig": many(n, "A{i} = $(A{j}) x\n")})
shape("settings that add", "settings that each add to the one before")(
    lambda n: {**stands_on(16), "N.xcconfig": "OTHER_SWIFT_FLAGS = $(inherited) -DA\n" * n})
shape("projects with one file of settings", "projects that stand on one file of as many lines")(
    lambda n: {"N.xcconfig": "X = y\n" * n,
               **{p: t for i in range(n) for p, t in stands_beside(f"p{i}").items()}})
shape("projects with settings that include", "projects that stand on one file with as many includes")(
    lambda n: {"N.xcconfig": many(n, '#include "i{i}.xcconfig"\n'),
               **{f"i{i}.xcconfig": f"A{i} = y\n" for i in range(n)},
               **{p: t for i in range(n) for p, t in stands_beside(f"p{i}").items()}})
shape("settings that include one file", "files of settings that include one of as many lines")(
    lambda n: {"N.xcconfig": "X = y\n" * n,
               **{f"p{i}/O.xcconfig": '#include "../N.xcconfig"\n' for i in range(n)},
               **{p: t for i in range(n) for p, t in stands_beside(f"p{i}", "O.xcconfig").items()}})
shape("files left out by settings", "files, and as many patterns of those that settings leave out",
      most=4_096)(
    lambda n: {**xcode(
        [reference("F", "Domain", "PBXFileSystemSynchronizedRootGroup"),
         entry("C", "XCBuildConfiguration", 'name = C; buildSettings = {EXCLUDED_SOURCE_FILE_NAMES = "'
               + many(n, "E{i}*.swift ") + '";};'),
         entry("L", "XCConfigurationList", "buildConfigurations = (C);"),
         target("T", "buildConfigurationList = L; fileSystemSynchronizedGroups = (F);")], ["T"], ["F"]),
        **{f"Domain/F{i}.swift": f"struct F{i} {{}}\n" for i in range(n)}})

# --- More of Xcode ------------------------------------------------------------------------------------

shape("targets of one name", "targets of one name, each needing one of that name of another project")(
    lambda n: {p.replace("P.", f"{o}."): t.replace("Other", other)
               for o, other in (("A", "B"), ("B", "A")) for p, t in xcode(
        [entry("X", "PBXContainerItemProxy", "containerPortal = O; remoteInfo = T;"),
         reference("O", "Other.xcodeproj")]
        + [entry(f"D{i}", "PBXTargetDependency", "targetProxy = X;") for i in range(n)]
        + [entry(f"T{i}", "PBXNativeTarget", f"name = T; dependencies = (D{i});") for i in range(n)],
        names("T", n), ["O"]).items()})
shape("chain of aggregates", "targets without sources that each need the next, and as many that need one")(
    lambda n: xcode(
        [entry(f"D{i}", "PBXTargetDependency", f"target = G{i};") for i in range(n + 1)]
        + [entry(f"G{i}", "PBXAggregateTarget", f"name = G{i}; dependencies = (D{i + 1});")
           for i in range(n)] + [entry(f"G{n}", "PBXAggregateTarget", f"name = G{n};")]
        + [target(f"T{i}", f"dependencies = (D{i});") for i in range(n)],
        names("G", n + 1) + names("T", n)))
shape("tests of one app", "tests that run in one app of as many dependencies")(
    lambda n: xcode(
        [entry("A", "PBXNativeTarget", "name = A; productType = "
               f'"com.apple.product-type.application"; dependencies = ({", ".join(names("D", n))});')]
        + [entry(f"D{i}", "PBXTargetDependency", f"target = T{i};") for i in range(n)]
        + [target(f"T{i}", 'productType = "com.apple.product-type.bundle.unit-test";')
           for i in range(n)], ["A", *names("T", n)]))
shape("folders that may be packages", "references to one folder with a manifest of as many bytes")(
    lambda n: {**xcode([reference(f"F{i}", "Kit", fields="lastKnownFileType = folder;")
                        for i in range(n)], [], names("F", n)),
               "Kit/Package.swift": "// swift-tools-version: 6.0\n//" + "x" * (100 * n)
               + '\nlet package = Package(name: "Kit")\n'})
shape("files of Xcode 27", "files that are listed in a target of a project.xcproj")(
    lambda n: {"P.xcodeproj/project.xcproj": "{files: [" + many(
        n, "{{path: 'Domain/N{i}.swift', 'target-membership': ['T/compile-sources']}},")
        + "], targets: [{name: 'T', id: 'T'}]}",
               **{f"Domain/N{i}.swift": f"struct N{i} {{}}\n" for i in range(n)}})
shape("targets of Xcode 27", "targets of a project.xcproj, each needing the one before")(
    lambda n: {"P.xcodeproj/project.xcproj": "{files: [], targets: ["
               + many(n, "{{name: 'T{i}', id: 'T{i}', dependencies: ['T{j}']}},") + "]}"})
shape("exceptions of Xcode 27", "flags of files in a folder of a project.xcproj")(
    lambda n: {"P.xcodeproj/project.xcproj": "{files: [{kind: 'folder', path: 'Domain', "
               "'target-membership': ['T'], 'membership-exceptions': [{target: 'T', 'compiler-flags': {"
               + many(n, "'f{i}.swift': '-DA{i}',") + "}}]}], targets: [{name: 'T', id: 'T'}]}"})


def workspace(references):
    return {"W.xcworkspace/contents.xcworkspacedata": "<Workspace>" + references + "</Workspace>"}


shape("projects of a workspace", "projects of a workspace, and as many packages")(
    lambda n: {**workspace(many(n, '<FileRef location="group:p{i}/P.xcodeproj"/>'
                                '<FileRef location="group:k{i}"/>')),
               **{f"k{i}/Package.swift": "// swift-tools-version: 6.0\n"
                  f'let package = Package(name: "K{i}")\n' for i in range(n)},
               **{f"p{i}/{p}": t for i in range(n) for p, t in xcode([target("T")], ["T"]).items()}})
shape("references of a workspace", "references of a workspace to one project")(
    lambda n: workspace('<FileRef location="group:P.xcodeproj"/>' * n))
shape("groups of a workspace", "groups of a workspace in each other", most=256)(
    lambda n: workspace('<Group location="group:a">' * n + "</Group>" * n))

# --- Other tools --------------------------------------------------------------------------------------


def excluded(n, before, pattern, after, folder="Domain"):
    """Returns a target's description with n patterns of files to leave out, and n other files."""
    return before + ", ".join(pattern.format(i=i) for i in range(n)) + after, {
        f"{folder}/F{i}.swift": f"struct F{i} {{}}\n" for i in range(n)}


def leaving_out(name, what, path, before, pattern, after, folder="Domain", more=None):
    def make(n):
        text, files = excluded(n, before, pattern, after, folder)
        return {path: text, **files, **(more or {})}
    shape(name, what)(make)


for name, pattern in (("names", "E{i}.swift"), ("starts", "E{i}*.swift"), ("ends", "*E{i}.swift"),
                      ("middles", "*E{i}*.swift"), ("folders", "**/E{i}/*.swift")):
    leaving_out(f"{name} left out by XcodeGen", "files, and as many patterns that XcodeGen leaves out",
                "project.yml", "name: A\ntargets: { A: { type: framework, platform: iOS, sources: "
                "[{path: Domain, excludes: [", '"' + pattern + '"', "]}] } }\n")
leaving_out("files left out by Tuist", "files, and as many patterns that Tuist leaves out",
            "Project.swift", 'import ProjectDescription\nlet project = Project(name: "P", targets: '
            '[.target(name: "T", product: .framework, sources: [.glob("Domain/**", excluding: [',
            '"Domain/E{i}*.swift"', "])])])\n")
leaving_out("files left out by Bazel", "files, and as many patterns that Bazel leaves out",
            "BUILD", 'swift_library(name = "x", srcs = glob(["**/*.swift"], exclude = [',
            '"**/E{i}*.swift"', "]))\n")
leaving_out("files left out by a podspec", "files, and as many patterns that a podspec leaves out",
            "K/K.podspec", "Pod::Spec.new do |s|\ns.source_files = '**/*.swift'\ns.exclude_files = ",
            "'E{i}*.swift'", "\nend\n", "K", {"Podfile": "pod 'K', :path => 'K'\n"})
leaving_out("files left out by a package", "files, and as many that a package leaves out",
            "Package.swift", "// swift-tools-version: 6.0\nlet package = Package(name: \"P\", targets: "
            '[.target(name: "T", path: "Domain", exclude: [', '"E{i}.swift"', "])])\n")
shape("targets in one folder", "targets of a package in one folder, each with a file of its own")(
    lambda n: {"Package.swift": '// swift-tools-version: 6.0\nlet package = Package(name: "P", targets: ['
               + many(n, '.target(name: "T{i}", path: "Domain", exclude: ["No"], sources: ["F{i}.swift"]),')
               + "])\n", **{f"Domain/F{i}.swift": f"struct F{i} {{}}\n" for i in range(n)}})
shape("targets of a package", "targets of a package without folders, with eight dependencies each")(
    lambda n: {"Package.swift": '// swift-tools-version: 6.0\nlet package = Package(name: "P", targets: ['
               + "".join(f'.target(name: "T{i}", dependencies: ['
                         + ", ".join(f'"T{j}"' for j in range(max(0, i - 8), i)) + "]),\n"
                         for i in range(n)) + "])\n"})
shape("changed targets of a package", "targets of a package that constants hold, each changed below")(
    lambda n: {"Package.swift": "// swift-tools-version: 6.0\n"
               + many(n, 'let t{i} = Target.target(name: "T{i}")\nt{i}.path = "p{i}"\n')
               + 'let package = Package(name: "P", targets: ['
               + ", ".join(names("t", n)) + "])\nfor t in package.targets { t.exclude = [] }\n"})
shape("packages that compute", "packages of which targets are computed, with a file each")(
    lambda n: {p: t for i in range(n) for p, t in (
        (f"P{i}/Package.swift", "// swift-tools-version: 6.0\n"
         f'let package = Package(name: "P{i}", targets: make())\n'),
        (f"P{i}/Sources/M{i}/N.swift", f"struct N{i} {{}}\n"))})
shape("targets of XcodeGen", "targets of XcodeGen, each needing the one before")(
    lambda n: {"project.yml": "name: A\ntargets:\n" + many(
        n, "  T{i}: {{ type: framework, platform: iOS, sources: [s{i}], dependencies: [{{ target: T{j} }}] }}\n")})
shape("sources of XcodeGen", "entries of one folder of sources, each with a file of its own")(
    lambda n: {"project.yml": "name: A\ntargets: { A: { type: framework, platform: iOS, sources: ["
               + ", ".join(f"{{ path: Domain, includes: [F{i}.swift] }}" for i in range(n)) + "] } }\n",
               **{f"Domain/F{i}.swift": f"struct F{i} {{}}\n" for i in range(n)}})
shape("templates of XcodeGen", "templates that each name the next, for as many targets")(
    lambda n: {"project.yml": "name: A\ntargetTemplates:\n"
               + many(n, "  G{i}: {{ templates: [G{k}], sources: [s{i}] }}\n") + "targets:\n"
               + many(n, "  A{i}: {{ type: framework, platform: iOS, templates: [G{i}] }}\n")})
shape("specifications that include one", "specifications that include one of as many templates")(
    lambda n: {"big.yml": "targetTemplates:\n" + many(n, "  G{i}: {{ sources: [s{i}] }}\n"),
               **{f"p{i}/project.yml": "name: A\ninclude: [../big.yml]\n"
                  "targets: { A: { type: framework, platform: iOS, sources: [s] } }\n"
                  for i in range(n)}})
shape("targets of Tuist", "targets of a manifest of Tuist, each needing the one before")(
    lambda n: {"Project.swift": 'import ProjectDescription\nlet project = Project(name: "P", targets: [\n'
               + many(n, '.target(name: "T{i}", product: .framework, sources: ["s{i}/**"], '
                      'dependencies: [.target(name: "T{j}")]),\n') + "])\n"})
shape("packages of Tuist", "packages of a manifest of Tuist")(
    lambda n: {"Project.swift": 'import ProjectDescription\nlet project = Project(name: "P", packages: ['
               + many(n, '.local(path: "k{i}"),') + "], targets: [])\n"})
shape("constants of Tuist", "targets of a manifest of Tuist that all have one list of as many sources",
      start=16)(
    lambda n: {"Project.swift": "import ProjectDescription\nlet all: SourceFilesList = ["
               + many(n, '"s{i}/**",') + ']\nlet project = Project(name: "P", targets: ['
               + many(n, '.target(name: "T{i}", product: .framework, sources: all),') + "])\n"})


def exported(file, rules=LAYERS):
    return rules.replace("version: 1\n", f"version: 1\nsources: {{ targets: {file} }}\n")


shape("graph of Tuist", "targets of a graph that Tuist wrote", rules=exported("graph.json"))(
    lambda n: {"graph.json": '{"projects": {"/r": {"targets": [' + ", ".join(
        f'{{"name": "T{i}", "product": "framework", "sources": ["/r/Domain/A.swift"], '
        f'"dependencies": [{{"target": {{"name": "T{max(i - 1, 0)}"}}}}]}}' for i in range(n)) + "]}}}"})
shape("projects of a graph of Tuist", "projects of a graph with one file of as many settings",
      rules=exported("graph.json"))(
    lambda n: {"N.xcconfig": "X = y\n" * n, "graph.json": '{"projects": {' + ", ".join(
        f'"/r/p{i}": {{"settings": {{"configurations": [{{"name": "D", "variant": "debug"}}, '
        '{"xcconfig": "/r/N.xcconfig"}]}, "targets": [{"name": "T", "product": "framework", '
        '"sources": ["/r/Domain/A.swift"]}]}' for i in range(n)) + "}}"})
shape("query of Bazel in XML", "rules that bazel query wrote in XML", rules=exported("q.xml"))(
    lambda n: {"q.xml": "<query>" + many(
        n, '<rule class="swift_library" name="//:T{i}"><list name="srcs"><label '
        'value="//:Domain/A.swift"/></list><list name="deps"><label value="//:T{j}"/></list></rule>\n')
        + "</query>"})
shape("query of Bazel in JSON", "rules that bazel query wrote in JSON", rules=exported("q.json"))(
    lambda n: {"q.json": many(
        n, '{{"type":"RULE","rule":{{"name":"//:T{i}","ruleClass":"swift_library","attribute":'
        '[{{"name":"srcs","stringListValue":["//:Domain/A.swift"]}}]}}}}\n')})
shape("groups of Bazel", "groups of files that each list the next, and as many rules that list one",
      rules=exported("q.xml"))(
    lambda n: {"q.xml": "<query>" + many(
        n, '<rule class="filegroup" name="//:g{i}"><list name="srcs"><label value="//:g{k}"/></list></rule>\n'
        '<rule class="swift_library" name="//:T{i}"><list name="srcs"><label value="//:Domain/A.swift"/>'
        '<label value="//:g{i}"/></list></rule>\n') + "</query>"})
shape("sum of lists of Bazel", "lists of one sum in a BUILD file")(
    lambda n: {"BUILD": 'swift_library(name = "x", srcs = ' + " + ".join(['["a.swift"]'] * n) + ")\n"})
shape("sum of texts of Bazel", "texts of one sum in a BUILD file")(
    lambda n: {"BUILD": 'A = ' + " + ".join(['"abcdefgh"'] * n)
               + '\nswift_library(name = "x", srcs = ["a.swift"])\n'})
shape("list of Bazel that grows", "statements of a BUILD file that each add to a list")(
    lambda n: {"BUILD": "A = []\n" + many(n, 'A += ["a{i}.swift"]\n')
               + 'swift_library(name = "x", srcs = A)\n'})
shape("rules of Bazel", "rules of a BUILD file, each needing the one before")(
    lambda n: {"BUILD": many(n, 'swift_library(name = "T{i}", srcs = ["a{i}.swift"], deps = [":T{j}"])\n')})
shape("packages of Bazel", "packages that each list the group of the one before and of the first")(
    lambda n: {"WORKSPACE": "#" + "x" * (100 * n), **{
        f"p{i}/BUILD": f'filegroup(name = "g", srcs = ["a.swift"])\nswift_library(name = "x", srcs = '
        f'["//p{max(i - 1, 0)}:g", "//p0:g"])\n' + ("#" + "x" * (100 * n) if i == 0 else "")
        for i in range(n)}})
shape("targets of a Podfile", "targets of a Podfile, with a pod each")(
    lambda n: {"Podfile": many(n, "target 'T{i}' do\n pod 'P{i}', :path => 'p{i}'\nend\n")})
shape("targets in targets of a Podfile", "targets of a Podfile in each other, with a pod each")(
    lambda n: {"Podfile": many(n, "target 'T{i}' do\n pod 'P{i}'\n") + "end\n" * n})
shape("Podfiles with one podspec", "Podfiles that name one pod of as many lines")(
    lambda n: {"K/K.podspec": "Pod::Spec.new do |s|\ns.source_files = '*.swift'\n" + "# a\n" * (10 * n)
               + "end\n", **{f"p{i}/Podfile": "pod 'K', :path => '../K'\n" for i in range(n)}})
shape("parts of a podspec", "parts of a pod, with a file each", most=1_900)(
    lambda n: {"Podfile": "pod 'K', :path => 'K'\n", "K/K.podspec": "Pod::Spec.new do |s|\n"
               + many(n, "s.subspec 'P{i}' do |p|\np.source_files = 'F{i}.swift'\nend\n") + "end\n",
               **{f"K/F{i}.swift": f"struct F{i} {{}}\n" for i in range(n)}})
shape("diagram in PlantUML", "boxes of a diagram in PlantUML, each with an arrow to the next", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "d.puml": "@startuml\n" + many(n, "[C{i}] --> [C{j}]\n") + "@enduml\n",
        "lintel.yml": components(n, "  r: { kind: diagram, file: d.puml }\n")}))

# --- Rules files --------------------------------------------------------------------------------------

shape("components", "components with a file each", start=16)(
    lambda n: dict(component_files(n), **{
        "lintel.yml": components(n, "  r: { kind: forbid, from: C0, to: C1 }\n")}))
shape("components of one file", "components that all hold the one file there is", start=16)(
    lambda n: {"lintel.yml": "version: 1\ncomponents:\n" + many(n, "  C{i}: Domain/**\n")
               + "rules:\n  r: { kind: forbid, from: Domain, to: Data }\n".replace(
                   "Domain, to: Data", "C0, to: C1, may-be-empty: true")})
shape("components by name", "components with a type each, chosen by its name", start=16)(
    lambda n: {"lintel.yml": "version: 1\ncomponents:\n" + many(n, "  C{i}: {{ name: S{i} }}\n")
               + "rules:\n  r: { kind: forbid, from: C0, to: C1 }\n",
               "Domain/N.swift": many(n, "struct S{i} {{}}\n")})
shape("components by pattern", "components with a type each, chosen by the end of its name", start=16)(
    lambda n: {"lintel.yml": "version: 1\ncomponents:\n" + many(n, '  C{i}: {{ name: "*S{i}x" }}\n')
               + "rules:\n  r: { kind: forbid, from: C0, to: C1 }\n",
               "Domain/N.swift": many(n, "struct S{i}x {{}}\n")})
shape("components by module", "components with a module each", start=16)(
    lambda n: dict(component_files(n), **{
        "lintel.yml": "version: 1\nsources:\n  modules:\n" + many(n, "    M{i}: C{i}/**\n")
        + "components:\n" + many(n, "  C{i}: {{ module: M{i} }}\n")
        + "rules:\n  r: { kind: forbid, from: C0, to: C1 }\n"}))
shape("layers", "layers of one rule, each using the one below", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "lintel.yml": components(n, "  r:\n    kind: layers\n    layers:\n" + many(n, "      - C{i}\n"))}))
shape("layers upside down", "layers of one rule, each using the one above", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{j}? }}\n"), **{
        "lintel.yml": components(n, "  r:\n    kind: layers\n    layers:\n" + many(n, "      - C{i}\n"))}))
shape("siblings", "components of one layer, each using the next", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "lintel.yml": components(n, "  r:\n    kind: layers\n    layers:\n      - Top\n      - ["
                                 + ", ".join(f"C{i}" for i in range(n)) + "]\n").replace(
                                     "components:\n", "components:\n  Top: Domain/**\n")}))
shape("rules", "rules about the same two components", start=16)(
    lambda n: {"lintel.yml": LAYERS + many(n, "  r{i}: {{ kind: forbid, from: Domain, to: Data }}\n")})
shape("rules with a finding", "rules that all find the same", start=16)(
    lambda n: {"Domain/N.swift": "struct N { let a: B }\n",
               "lintel.yml": LAYERS + many(n, "  r{i}: {{ kind: forbid, from: Domain, to: Data }}\n")})
shape("rules of their own", "rules, each about two components of its own", start=16)(
    lambda n: dict(component_files(n), **{
        "lintel.yml": components(n, many(n - 1, "  r{i}: {{ kind: forbid, from: C{i}, to: C{k} }}\n"))}))
shape("layers rules", "layers rules over the same two components", start=16)(
    lambda n: {"lintel.yml": LAYERS + many(n, "  r{i}: {{ kind: layers, layers: [Data, Domain] }}\n")})

def allowing(n, part, entries):
    return ("version: 1\ncomponents:\n  Domain: Domain/**\n  Data: Data/**\n"
            + many(n, "  C{i}: {{ name: N{i} }}\n")
            + "rules:\n  order:\n    kind: layers\n    layers: [Data, Domain]\n    allow:\n"
            + many(n, "      - {{ from: " + part + ", to: Data, because: it is so }}\n") + entries)


shape("allow entries", "allow entries, each for a finding of its own", start=16)(
    lambda n: {"Domain/N.swift": many(n, "struct N{i} {{ let b: B }}\n"),
               "lintel.yml": allowing(n, "C{i}", "")})
shape("unused allow entries", "allow entries that nothing uses", start=16)(
    lambda n: {"Domain/N.swift": many(n, "struct N{i} {{}}\n"),
               "lintel.yml": allowing(n, "C{i}", "")})
shape("allow entries for a way", "allow entries for ways through code in no layer", start=16)(
    lambda n: {"Domain/N.swift": many(n, "struct N{i} {{ let o: O{i} }}\n"),
               "Other/O.swift": many(n, "struct O{i} {{ let b: B }}\n"),
               "lintel.yml": allowing(n, "C{i}", "")})
shape("selectors of one component", "paths of one component", start=16)(
    lambda n: dict(component_files(n), **{"lintel.yml": LAYERS.replace("Domain/**,", "{ path: ["
        + ", ".join(f"C{i}/**" for i in range(n)) + "] },").replace("Data/** }", "Data/**, X: Domain/** }")}))
shape("patterns with many stars", "patterns of as many stars as letters, for one type of long name",
      start=4)(
    lambda n: {"Domain/N.swift": "struct " + "a" * 200 + " {}\n", "lintel.yml": LAYERS.replace(
        " }\n", ', X: { may-be-empty: true, name: ["A*", ' + ", ".join(['"' + "*a" * 60 + '*b"'] * n) + "] } }\n", 1)})
shape("names for a pattern of stars", "types of long names, for one pattern of stars")(
    lambda n: {"Domain/N.swift": many(n, "struct " + "a" * 200 + "{i} {{}}\n"),
               "lintel.yml": LAYERS.replace(
                   " }\n", ', X: { may-be-empty: true, name: ["A*", "' + "*a" * 60 + '*b"] } }\n', 1)})
shape("paths for a pattern of stars", "files, for one pattern of folders and question marks")(
    lambda n: {**{f"Domain/{'a/' * 60}{i}.swift": "struct N {}\n" for i in range(n)},
               "lintel.yml": LAYERS.replace(
                   " }\n", ', X: { path: ["Domain/**", "' + "**/*?*?/" * 8 + 'b.swift"] } }\n', 1)})
shape("a pattern that grows", "stars of one pattern, for one type of long name")(
    lambda n: {"Domain/N.swift": "struct " + "a" * 200 + " {}\n", "lintel.yml": LAYERS.replace(
        " }\n", ', X: { may-be-empty: true, name: ["A*", "' + "*a" * n + '*b"] } }\n', 1)})
shape("exclude patterns", "patterns of files that are not read, for a few files", start=16)(
    lambda n: {"lintel.yml": "version: 1\nsources:\n  may-be-empty: true\n  exclude:\n" + many(n, "    - '**/X{i}/**'\n")
               + LAYERS.replace("version: 1\n", "")})
shape("features", "features of a family that must be independent", start=16)(
    lambda n: {**{f"F/N{i}/V.swift": f"struct V{i} {{ let v: V{max(i - 1, 0)}? }}\n"
                  for i in range(n)}, "lintel.yml": 'version: 1\ncomponents: { "{f}": "F/{f}/**" }\n'
               'rules:\n  apart: { kind: independent, of: "{f}" }\n'})
shape("roles of features", "features of three components, one of which may use the next", start=16)(
    lambda n: {**{f"F/N{i}/{r}/V.swift": f"struct {r}{i} {{ let v: {r}{max(i - 1, 0)}? }}\n"
                  for i in range(n) for r in "VPI"},
               "lintel.yml": 'version: 1\ncomponents: { "{f}.{r}": "F/{f}/{r}/**" }\n'
               'rules:\n  apart: { kind: only, from: "{f}.V", to: "{f}.P" }\n'})
shape("denied imports", "modules that must not be imported, each imported", start=16)(
    lambda n: {"Domain/N.swift": many(n, "import M{i}\n"), "lintel.yml": LAYERS
               + "  r: { kind: imports, in: Domain, deny: ["
               + ", ".join(f"M{i}" for i in range(n)) + "] }\n"})
shape("denied symbols", "symbols that must not be named, each named", start=16)(
    lambda n: {"Domain/N.swift": "func f() {\n" + many(n, "  M{i}.shared.run()\n") + "}\n",
               "lintel.yml": LAYERS + "  r: { kind: symbols, in: Domain, deny: ["
               + ", ".join(f"M{i}.shared" for i in range(n)) + "] }\n"})
shape("denied symbol", "uses of one symbol that must not be named")(
    lambda n: {"Domain/N.swift": "func f() {\n" + "  M.shared.run()\n" * n + "}\n",
               "lintel.yml": LAYERS + "  r: { kind: symbols, in: Domain, deny: [M.shared] }\n"})

def families(n, allow):
    return ('version: 1\ncomponents:\n  "{f}.A": "A/{f}/**"\n  "{f}.B": "B/{f}/**"\n'
            'rules:\n  r:\n    kind: forbid\n    from: "*.A"\n    to: "*.B"\n    allow:\n'
            + many(n, "      - {{ " + allow + ", because: it is so }}\n"))


def family_files(n):
    return {**{f"A/N{i}/A.swift": f"struct A{i} {{ let b: B{i * 7 % n} }}\n" for i in range(n)},
            **{f"B/N{i}/B.swift": f"struct B{i} {{}}\n" for i in range(n)}}


shape("allow entries of equal ends", "allow entries for the same two components, and findings", start=16)(
    lambda n: {"Domain/N.swift": many(n, "struct N{i} {{ let b: B }}\n"),
               "lintel.yml": LAYERS.rstrip(" }\n") + ", allow: ["
               + ", ".join(["{ from: Domain, to: Data, because: it is so }"] * n) + "] }\n"})
shape("allow entries from one to all", "allow entries from a component to a family of as many", start=16)(
    lambda n: {**family_files(n), "lintel.yml": families(n, 'from: "N{i}.A", to: "*.B"')})
shape("allow entries for all to one", "allow entries from a family to one component", start=16)(
    lambda n: {**family_files(n), "lintel.yml": families(n, 'from: "*.A", to: "N{i}.B"')})
shape("allow entries for imports", "allow entries for the import of a module, each imported", start=16)(
    lambda n: {"Domain/N.swift": many(n, "import M{i}\n"), "lintel.yml": LAYERS
               + '  r:\n    kind: imports\n    in: Domain\n    deny: ["M*"]\n    allow:\n'
               + many(n, "      - {{ from: Domain, to: M{i}, because: it is so }}\n")})
shape("allow entries for symbols", "allow entries for a symbol, each named", start=16)(
    lambda n: {"Domain/N.swift": "func f() {\n" + many(n, "  M{i}.shared.run()\n") + "}\n",
               "lintel.yml": LAYERS
               + '  r:\n    kind: symbols\n    in: Domain\n    deny: ["M*.shared"]\n    allow:\n'
               + many(n, "      - {{ from: Domain, to: M{i}.shared, because: it is so }}\n")})
shape("static members in a line", "members of a type of as many, used in one line")(
    lambda n: {"Data/B.swift": "struct B {\n" + many(n, "  static var m{i}: B {{ B() }}\n") + "}\n",
               "Domain/N.swift": "let a = [" + ", ".join(f"B.m{i}" for i in range(n)) + "]\n"})
shape("members in a line", "members of values of a type of as many, used in one line")(
    lambda n: {"Data/B.swift": "struct B {\n" + many(n, "  var m{i}: B {{ B() }}\n") + "}\n",
               "Domain/N.swift": "func f(b: B) { _ = [" + ", ".join(f"b.m{i}" for i in range(n)) + "] }\n"})
shape("unused dependencies", "targets of a package, each with a dependency that nothing uses, and an "
      "import that another brings", rules="version: 1\nrules: { m: { kind: manifest } }\n")(
    lambda n: {"Package.swift": "// swift-tools-version: 6.0\nimport PackageDescription\nlet package = "
               'Package(name: "P", targets: [\n' + "".join(
                   f'.target(name: "T{i}", dependencies: ["T{max(i - 1, 0)}"]),\n' for i in range(n))
               + "])\n", "Domain/A.swift": None, "Data/B.swift": None,
               **{f"Sources/T{i}/a.swift": f"import T{i * 7 % n}\npublic struct S{i} {{}}\n"
                  for i in range(n)}})
shape("rules that doctor compares", "rules, each about two components of its own, for 'lintel doctor'",
      command=("doctor", "."), start=16)(
    lambda n: dict(component_files(n), **{"Domain/A.swift": None, "Data/B.swift": None,
        "lintel.yml": components(n, many(n - 1, "  r{i}: {{ kind: forbid, from: C{i}, to: C{k} }}\n"))}))
shape("diagram", "nodes of a diagram, each with an arrow to the next", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "d.mmd": "flowchart TD\n" + many(n, "  C{i} --> C{j}\n"),
        "lintel.yml": components(n, "  r: { kind: diagram, file: d.mmd }\n")}))
shape("diagram groups", "groups of a diagram in each other, with an arrow to each", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "d.mmd": "flowchart TD\n" + many(n, "  subgraph G{i}\n  C{i}\n") + "end\n" * n
        + many(n, "  C0 --> C{i}\n"),
        "lintel.yml": components(n, "  r: { kind: diagram, file: d.mmd }\n")}))
shape("nodes joined by &", "nodes that one line of a diagram joins with as many", start=4)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "d.mmd": "flowchart TD\n" + "  C0 & C1 --> " + " & ".join(f"C{i}" for i in range(n)) + "\n",
        "lintel.yml": components(n, "  r: { kind: diagram, file: d.mmd }\n")}))
shape("baseline", "entries of a baseline, each for a finding",
      command=("check", ".", "--baseline", "b.json"))(
    lambda n: many(n, "struct N{i} {{ let a: B }}\n"))
shape("extended files", "rules files that one extends", start=16)(
    lambda n: {**{f"r{i}.yml": f"version: 1\nrules:\n  r{i}: {{ kind: forbid, from: Domain, to: Data }}\n"
                  for i in range(n)},
               "lintel.yml": "version: 1\nextends: [" + ", ".join(f"./r{i}.yml" for i in range(n))
               + "]\n" + LAYERS.replace("version: 1\n", "")})
shape("chain of extended files", "rules files, each of which extends the next", start=16)(
    lambda n: {**{f"r{i}.yml": f"version: 1\nextends: [./r{i + 1}.yml]\n" for i in range(n)},
               f"r{n}.yml": "version: 1\n",
               "lintel.yml": "version: 1\nextends: [./r0.yml]\n" + LAYERS.replace("version: 1\n", "")})
shape("unknown keys", "keys of a rules file that there are not", start=16)(
    lambda n: {"lintel.yml": LAYERS + many(n, "  r{i}: {{ kind: forbit, form: Domain, to: Data }}\n")})
shape("unknown components", "components that no rules file knows, in one rule", start=16)(
    lambda n: dict(component_files(n), **{"lintel.yml": components(
        n, "  r: { kind: forbid, from: C0, to: [" + ", ".join(f"D{i}" for i in range(n)) + "] }\n")}))
shape("nested YAML", "lists of a rules file in each other", start=16)(
    lambda n: {"lintel.yml": LAYERS + "  r: " + "[" * n + "]" * n + "\n"})
shape("YAML aliases", "lists of a rules file, each of two of the one before", start=16)(
    lambda n: {"lintel.yml": LAYERS + "  x0: &x0 [a]\n" + many(n, "  x{k}: &x{k} [*x{i}, *x{i}]\n")})

# --- Graphs -------------------------------------------------------------------------------------------

shape("ring of types", "types in one circle",
      rules=LAYERS + "  free: { kind: acyclic, level: type }\n")(
    lambda n: many(n, "struct N{k} {{ let n: N{i}? }}\n") + f"struct N0 {{ let n: N{n}? }}\n")
shape("rings of types", "pairs of types that use each other",
      rules=LAYERS + "  free: { kind: acyclic, level: type }\n")(
    lambda n: many(n, "struct N{i} {{ let n: O{i}? }}\nstruct O{i} {{ let n: N{i}? }}\n"))
shape("knot of types", "types that each use the eight next ones of a circle",
      rules=LAYERS + "  free: { kind: acyclic, level: type }\n")(
    lambda n: "".join(f"struct N{i} {{ let n: (" + ", ".join(f"N{(i + d * d) % n}?" for d in range(1, 9))
                      + ") }\n" for i in range(n)))
shape("ring of files", "files in one circle",
      rules=LAYERS + "  free: { kind: acyclic, level: file }\n")(
    lambda n: {f"Domain/N{i}.swift": f"struct N{i} {{ let n: N{(i + 1) % n}? }}\n" for i in range(n)})
shape("way through code in no layer", "types in no layer, each using the next, between two layers")(
    lambda n: {"Other/N.swift": many(n, "struct N{i} {{ let n: N{k}? }}\n") + f"struct N{n} {{ let b: B }}\n",
               "Domain/N.swift": "struct N { let n: N0 }\n"})
shape("ways through code in no layer", "types of a layer, each using one in none that uses the other",
      start=16)(
    lambda n: {"Other/N.swift": many(n, "struct N{i} {{ let n: N{k}?, b: B{i} }}\n")
               + f"struct N{n} {{}}\n", "Domain/N.swift": many(n, "struct U{i} {{ let n: N{i} }}\n"),
               "Data/N.swift": many(n, "struct B{i} {{}}\n")})
shape("transitive reach", "types that may not be reached, and as many ways to them", start=16,
      rules="version: 1\ncomponents: { Domain: Domain/**, Data: Data/** }\nrules:\n"
      "  r: { kind: forbid, from: Domain, to: Data, reach: transitive }\n")(
    lambda n: {"Other/N.swift": many(n, "struct N{i} {{ let n: N{k}?, b: B{i} }}\n")
               + f"struct N{n} {{}}\n", "Domain/N.swift": many(n, "struct U{i} {{ let n: N{i} }}\n"),
               "Data/N.swift": many(n, "struct B{i} {{}}\n")})
shape("ports", "ports, each with an adapter and a user", start=16,
      rules="version: 1\ncomponents: { Core: Domain/**, Mail: Data/**, Web: Web/**, Main: Main/** }\n"
      "rules:\n  hex: { kind: ports-and-adapters, core: Core, driven: Mail, driving: Web, composition-root: Main }\n")(
    lambda n: {"Domain/N.swift": many(n, "protocol P{i} {{ func f() }}\n"),
               "Data/N.swift": many(n, "struct M{i}: P{i} {{ func f() {{}} }}\n"),
               "Web/N.swift": many(n, "struct W{i} {{ let p: P{i}; func g() {{ p.f() }} }}\n"),
               "Main/N.swift": many(n, "let w{i} = W{i}(p: M{i}())\n")})
shape("unassigned code", "types in no component, with a rule that there be none",
      rules=LAYERS + "  all: { kind: exhaustive }\n")(
    lambda n: {"Other/N.swift": many(n, "struct N{i} {{}}\n")})
shape("metrics of types", "types that are too long",
      rules=LAYERS + "  small: { kind: metrics, metric: members, level: type, max: 0 }\n")(
    lambda n: many(n, "struct N{i} {{ let a = 1 }}\n"))
shape("declarations", "types that should be named otherwise",
      rules=LAYERS + '  named: { kind: declarations, in: Domain, should: { name: "*Model" } }\n')(
    lambda n: many(n, "struct N{i} {{}}\n"))
shape("required partners", "types that lack the type they should have",
      rules=LAYERS + '  r: { kind: require, each: Domain, named: "{n}View", has-type: "{n}Model" }\n')(
    lambda n: many(n, "struct N{i}View {{}}\n"))
shape("stable components", "components, each using the one before and one other", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{j}?, t: S0? }}\n"), **{
        "lintel.yml": components(n, "  r: { kind: stable }\n")}))
shape("ring of components", "components in one circle", start=16)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "lintel.yml": components(n, "  r: { kind: acyclic, level: component }\n")}))

# --- Other commands -----------------------------------------------------------------------------------

for form in ("dot", "json", "mermaid"):
    shape(f"graph as {form}", f"types of a graph as {form}, each using the one before",
          command=("graph", "--level", "type", "--format", form))(
        lambda n: many(n, "struct N{k} {{ let n: N{i}? }}\n") + "struct N0 {}\n")
shape("why", "types on the one way that there is", command=("why", "N0", "B"))(
    lambda n: many(n, "struct N{i} {{ let n: N{k}? }}\n") + f"struct N{n} {{ let b: B }}\n")
shape("explain", "types that use one type", command=("explain", "B"))(
    lambda n: many(n, "struct N{i} {{ let n: B? }}\n"))
shape("facts", "declarations that are listed", command=("facts", "Domain/N.swift"))(
    lambda n: many(n, "struct N{k} {{ let n: N{i}? }}\n"))
shape("doctor", "components with a file each", command=("doctor",), start=16)(
    lambda n: dict(component_files(n), **{
        "lintel.yml": components(n, "  r: { kind: forbid, from: C0, to: C1 }\n")}))
shape("init", "folders with a type each, each using the one before", command=("init", "--force"))(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{j}? }}\n"), **{"lintel.yml": None}))
shape("prove", "layers that are proven, each using the one below", command=("prove",), start=8)(
    lambda n: dict(component_files(n, "struct S{i} {{ let s: S{k}? }}\n"), **{
        "lintel.yml": components(n, "  r:\n    kind: layers\n    layers:\n" + many(n, "      - C{i}\n"))}))
shape("prove rules", "rules that are proven, each about two components of its own", command=("prove",),
      start=8)(
    lambda n: dict(component_files(n), **{
        "lintel.yml": components(n, many(n - 1, "  r{i}: {{ kind: forbid, from: C{i}, to: C{k} }}\n"))}))
shape("prove types", "types of two layers that are proven", command=("prove",))(
    lambda n: many(n, "struct N{i} {{ let n: A }}\n"))


# The shape requires a baseline with the findings of its project.
SHAPES["baseline"].prepare = ("baseline", "write", ".", "--baseline", "b.json")


# --- Measuring ----------------------------------------------------------------------------------------


class Run:
    """The time and memory of one run of the program."""

    def __init__(self, program, arguments, folder):
        started = time.monotonic()
        process = subprocess.Popen(
            [program, *arguments], cwd=folder, stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        self.status = None
        while time.monotonic() - started < LIMIT_SECONDS:
            pid, status, usage = os.wait4(process.pid, os.WNOHANG)
            if pid:
                self.status = os.waitstatus_to_exitcode(status)
                break
            time.sleep(0.002)
        else:
            process.kill()
            _, _, usage = os.wait4(process.pid, 0)
        process.returncode = 0
        self.seconds = usage.ru_utime + usage.ru_stime
        self.peak = usage.ru_maxrss * 1024


class Size:
    """A project of one shape and size, and the least time and memory of the runs on it so far."""

    def __init__(self, program, shape, n, place):
        shutil.rmtree(place, ignore_errors=True)
        self.program, self.shape, self.n, self.place = program, shape, n, place
        files = shape.files(n)
        self.bytes = sum(len(path.encode()) + len(text.encode()) for path, text in files.items())
        for path, text in files.items():
            full = os.path.join(place, path)
            os.makedirs(os.path.dirname(full), exist_ok=True)
            with open(full, "w", newline="") as file:
                file.write(text)
        if shape.prepare:
            subprocess.run([program, *shape.prepare], cwd=place, capture_output=True)
        self.seconds, self.peak, self.status = LIMIT_SECONDS, None, None

    def run(self):
        run = Run(self.program, self.shape.command, self.place)
        self.seconds, self.status = min(self.seconds, run.seconds), run.status
        self.peak = min(self.peak or run.peak, run.peak)


class Growth:
    """The time and memory of a shape at n, 2n and 4n."""

    def __init__(self, program, shape, folder, start):
        self.shape, self.start = shape, start
        n = shape.start
        while True:
            first = Size(program, shape, n, os.path.join(folder, "first"))
            first.run()
            if first.status is None or first.seconds - start.seconds > LEAST_SECONDS:
                break
            if first.bytes * 2 > MOST_INPUT or (shape.most and n * 8 > shape.most):
                break
            n *= 2
        self.sizes = [Size(program, shape, n * factor, os.path.join(folder, str(factor)))
                      for factor in (1, 2, 4)]
        # All sizes are run in turn, so that whatever disturbs one run disturbs the others too.
        for rounds in (4, 8):
            for _ in range(rounds):
                for size in self.sizes:
                    size.run()
            if self.ratio <= MOST_RATIO:
                break

    @property
    def times(self):
        return [max(size.seconds - self.start.seconds, 0) for size in self.sizes]

    @property
    def ratio(self):
        """The factor by which time grows if the input doubles; 0 if 4n takes too little time."""
        first, _, last = self.times
        if first <= 0.01:
            return 0 if last < LEAST_SECONDS else 99
        doublings = math.log2(self.sizes[2].bytes / self.sizes[0].bytes)
        # The bytes of some shapes hardly grow, because they grow in something else.
        return (last / first) ** (1 / max(doublings, 1))

    @property
    def memory(self):
        grown = self.sizes[2].bytes - self.sizes[0].bytes
        return max(self.sizes[2].peak - self.sizes[0].peak - MEMORY_NOISE, 0) / grown

    @property
    def is_well(self):
        ended = all(size.status in (0, 1, 2) for size in self.sizes)
        return ended and self.ratio <= MOST_RATIO and self.memory <= MOST_BYTES

    @property
    def row(self):
        last = self.sizes[2]
        status = last.status if last.status is not None else "too long"
        return (f"| {self.shape.name} | {self.shape.what} | {self.sizes[0].n:,} "
                f"| {last.bytes / 1e6:.2f} | " + " | ".join(f"{t * 1000:.0f}" for t in self.times)
                + (f" | {self.ratio:.2f}" if self.ratio else " | –")
                + f" | {self.memory:.0f} | {status} |")


def main(arguments):
    program, names = os.path.abspath(arguments[0]), arguments[1:]
    shapes = [SHAPES[name] for name in names] if names else SHAPES.values()
    print("| shape | n of what | n | MB at 4n | ms at n | at 2n | at 4n | growth per doubling "
          "| bytes of memory per byte | exit |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|---:|")
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        empty = Shape("", "", lambda n: "", LAYERS, ("check", "."), 1, None)
        start = Size(program, empty, 1, os.path.join(folder, "start"))
        for _ in range(15):
            start.run()
        for one in shapes:
            growth = Growth(program, one, folder, start)
            failed += not growth.is_well
            print(growth.row + ("" if growth.is_well else " **over**"), flush=True)
    print(f"\n{failed} of {len(list(shapes))} are over", file=sys.stderr)
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
