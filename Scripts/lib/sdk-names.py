"""Writes SDKNames.swift from the symbol graphs of a toolchain, for Scripts/sdk-names.

Usage: sdk-names.py FOLDER APPLE-NAMES APPLE-MEMBERS APPLE-SHAPES APPLE-SYMBOLS TOOLCHAIN MODULE ...
       sdk-names.py --collect FOLDER MODULE ...

FOLDER contains a folder for each MODULE, with its symbol graphs. APPLE-NAMES, APPLE-MEMBERS and
APPLE-SHAPES are the lists by hand. APPLE-SYMBOLS is the output of --collect on a Mac, and need not
exist.
"""

import glob
import json
import os
import re
import sys

collects = sys.argv[1] == "--collect"
if collects:
    work, modules = sys.argv[2], sorted(sys.argv[3:])
else:
    work, apple, apple_members, apple_shapes, apple_symbols, toolchain = sys.argv[1:7]
    modules = sorted(sys.argv[7:])

TYPES = {"struct", "class", "enum", "actor", "protocol", "typealias", "associatedtype"}
PROPERTIES = {"property", "type.property"}
STATICS = {"type.method", "type.property", "enum.case", "type.subscript"}
MEMBERS = {"method", "type.method", "property", "type.property", "enum.case"}
INITIALIZERS = {"init": "init", "subscript": "subscript", "type.subscript": ".subscript"}
# Protocols that have no members to look up. Conformances to Sendable are written only for protocols
# and classes, from which others can inherit.
MARKERS = {"Copyable", "Escapable", "BitwiseCopyable", "SendableMetatype"}
NAME = re.compile(r"[^\W\d_]\w*")
PATH = re.compile(r"[^\W\d]\w*(\.[^\W\d]\w*)*")
SPECIFIERS = re.compile(
    r"^((@\w+(\([^)]*\))?|inout|borrowing|consuming|sending|isolated|__owned|__shared|any|some)\s+"
    r"|nonisolated\(nonsending\)\s+)+")

# Protocols whose types have literals, so that their values may be raw values of enums.
LITERALS = {
    f"ExpressibleBy{literal}Literal" for literal in ("Integer", "Float", "UnicodeScalar")}

members, types, functions = {}, {}, {}
protocols, classes, outermost = set(), set(), set()
# The modules that every file imports, and their types.
STANDARD = {"Swift", "_Concurrency", "_StringProcessing"}
standard = set()


def list_of(text):
    """Returns the parts of `text` between commas that are outside of brackets."""
    parts, depth, part = [], 0, ""
    for index, character in enumerate(text):
        if character in "([{<":
            depth += 1
        elif character in ")]}" or character == ">" and text[index - 1] != "-":
            depth -= 1
        if character == "," and depth == 0:
            parts.append(part)
            part = ""
        else:
            part += character
    return parts + [part] if part.strip() else parts


def end_of_group(text, start):
    """Returns the index at which the parenthesis at `start` is closed."""
    depth = 0
    for index in range(start, len(text)):
        depth += {"(": 1, ")": -1}.get(text[index], 0)
        if depth == 0:
            return index
    sys.exit(f"error: a parenthesis that does not close in '{text}'")


def type_code(text, nominal, generic):
    """Returns `f` for a function, `k` for a key path, the name of a plain type, or nothing."""
    # An argument for an automatic closure is written as the value that it returns.
    text = re.sub(r"^(.*)@autoclosure .*-> *", r"\1", text.strip())
    text = SPECIFIERS.sub("", text).rstrip("?!")
    if text.startswith("(") and end_of_group(text, 0) == len(text) - 1:
        text = SPECIFIERS.sub("", text[1:-1].strip())
    if "->" in text and text.startswith("("):
        return "f"
    if re.match(r"(\w*KeyPath)\b", text):
        return "k"
    if text.startswith("["):
        return "Dictionary" if re.fullmatch(r"\[\w[^\[\]]*:.*\]", text) else "Array"
    text = re.sub(r"<.*>$", "", text)
    parts = text.split(".")
    if not PATH.fullmatch(text) or parts[0] in generic or parts[0] == "Self":
        return ""
    return parts[-1] if parts[-1] in nominal else ""


def parameter_text(text, start):
    """Returns the index of the parameters; the name ends at `start`, before generic parameters."""
    depth = 0
    for index in range(start, len(text)):
        if text[index] == "(" and depth == 0:
            return index
        if text[index] == "<":
            depth += 1
        elif text[index] == ">" and text[index - 1] != "-":
            depth -= 1
    sys.exit(f"error: no parameters in '{text}'")


def shape(symbol, kind):
    """Returns the parameters and result of a member or function; see the comment of SDKNames."""
    name = symbol["pathComponents"][-1]
    fragments = symbol["declarationFragments"]
    text = "".join(fragment["spelling"] for fragment in fragments)
    nominal = {
        fragment["spelling"] for fragment in fragments
        if fragment["kind"] == "typeIdentifier"
        and re.fullmatch(r"[sc]:.*(?<!Q[az])", fragment.get("preciseIdentifier", ""))
    }
    generic = {
        parameter["name"]
        for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])
    }
    result = ""
    codes = None
    if "(" in name:
        labels = name[name.index("(") + 1:-1].split(":")[:-1]
        base = "" if kind in INITIALIZERS else re.escape(name.split("(")[0])
        found = re.search(rf"\b(func|case|init|subscript)[?!]?\s*`?{base}`?", text)
        start = parameter_text(text, found.end())
        end = end_of_group(text, start)
        parameters = list_of(text[start + 1:end])
        if len(parameters) != len(labels):
            sys.exit(f"error: {labels} are not the labels of '{text}'")
        codes = [
            parameter_code(label, parameter, nominal, generic)
            for label, parameter in zip(labels, parameters)
        ]
        after = re.search(r"->\s*(.*?)(\s+where .*|\s*\{.*)?$", text[end + 1:])
        result = after.group(1) if after else ""
    elif kind in PROPERTIES:
        after = re.search(r": (.*?)(\s*\{.*)?$", text)
        result = after.group(1) if after else ""
    result = result.strip().rstrip("?!")
    code = "Self" if result == "Self" else type_code(result, nominal, generic) if result else ""
    written = "" if codes is None else f"({','.join(codes)})"
    return written + (f">{code}" if len(code) > 1 and kind != "init" else "")


def parameter_code(label, parameter, nominal, generic):
    # An associated value may have no label.
    text = re.sub(r"^[^:(\[<]*:", "", parameter).strip()
    value, *default = text.split(" = ", 1)
    isVariadic = value.endswith("...")
    value = value.removesuffix("...")
    code = type_code(value, nominal, generic)
    if len(code) > 1 and value.endswith("?"):
        code += "?"
    suffix = ("=" if default else "") + ("*" if isVariadic else "")
    return label + (f":{code}" if code else "") + suffix


def read(path, supertypes, names):
    is_standard = os.path.basename(os.path.dirname(path)) in STANDARD
    with open(path, encoding="utf-8") as file:
        graph = json.load(file)
    for symbol in graph["symbols"]:
        kind = symbol["kind"]["identifier"].removeprefix("swift.")
        path = symbol["pathComponents"]
        # 'append(_:)' is listed as 'append'.
        name = path[-1].split("(")[0]
        if kind in TYPES and NAME.fullmatch(name):
            entries = types.setdefault(name, set())
            names[symbol["identifier"]["precise"]] = name
            if kind == "protocol":
                protocols.add(name)
            elif kind == "class":
                classes.add(name)
            elif kind == "typealias":
                add_composition(name, symbol)
            if len(path) == 1:
                outermost.add(name)
                if is_standard:
                    standard.add(name)
            if len(path) == 1 and kind != "typealias":
                add_parameters(entries, symbol, kind)
            elif len(path) == 2:
                nested.append((path[0], name))
        elif kind == "func" and NAME.fullmatch(name):
            functions.setdefault(name, set()).add(shape(symbol, kind))
        elif kind in INITIALIZERS and NAME.fullmatch(path[-2]):
            types.setdefault(path[-2], set()).add(INITIALIZERS[kind] + shape(symbol, kind))
        elif kind in MEMBERS and NAME.fullmatch(name):
            owner = path[-2] if NAME.fullmatch(path[-2]) else ""
            static = "." if kind in STATICS else ""
            members.setdefault(name, set()).add(static + owner + shape(symbol, kind))
    for relationship in graph["relationships"]:
        if relationship["kind"] in ("conformsTo", "inheritsFrom"):
            supertypes.append((relationship["source"], relationship["target"]))
            if "targetFallback" in relationship:
                fallbacks[relationship["target"]] = relationship["targetFallback"].split(".")[-1]


def add_parameters(entries, symbol, kind):
    """Adds the generic parameters of a type, in order."""
    generics = [
        parameter["name"] for parameter in symbol.get("swiftGenerics", {}).get("parameters", [])
        if parameter["depth"] == 0]
    if generics and kind not in ("protocol", "associatedtype"):
        entries.add("#" + ",".join(generics))


def add_composition(name, symbol):
    """Adds the parts of `typealias Codable = Decodable & Encodable` as its supertypes."""
    text = "".join(fragment["spelling"] for fragment in symbol["declarationFragments"])
    parts = text.partition(" = ")[2].split(" & ")
    if len(parts) > 1:
        protocols.add(name)
        inherited.extend((name, part.split(".")[-1], text) for part in parts)


def add_nested(owner, name):
    """Adds a nested type to its owner, after `:` in a protocol, otherwise after `/`."""
    if owner in types and NAME.fullmatch(name):
        types[owner].add((":" if owner in protocols else "/") + name)


def read_apple():
    lists = {
        "types:": types, "members:": members, "own-members:": members, "functions:": functions}
    rows = {"protocols:", "classes:"}
    current, row = None, ""
    with open(apple, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            words = line.split("#")[0].split()
            if words and (words[0] in lists or words[0] in rows):
                if row:
                    sys.exit(f"error: {apple}:{number}: a row before it has no end")
                current = words.pop(0)
            if current in rows and words:
                row += " " + " ".join(words)
                # A row goes on in the next line until it has supertypes or nested types.
                if "<" in row or ":" in row:
                    row = read_row(row, current == "protocols:", f"{apple}:{number}")
                continue
            for word in words:
                if counted := current == "functions:" and COUNTED.fullmatch(word):
                    parameters = ["_"] * int(counted[2]) + ["_*"] * bool(counted[3])
                    functions.setdefault(counted[1], set()).add(f"({','.join(parameters)})")
                    continue
                if current is None or not NAME.fullmatch(word):
                    expected = "one of " + ", ".join(map(repr, [*lists, *sorted(rows)]))
                    sys.exit(f"error: {apple}:{number}: expected {expected}")
                # A type that the toolchain has too is fully known, so it gets no mark.
                if current != "types:" or word not in types:
                    mark = "??" if current == "own-members:" else "?"
                    lists[current].setdefault(word, set()).add(mark)


COUNTED = re.compile(r"(\w+)/(\d)(\+?)")
ROW = re.compile(r"((?: \w+(?:<\w+(?:, \w+)*>)?)+)(?: <((?: \w+)+))?(?: :((?: \w+)+))?")


def read_row(text, isProtocol, place):
    """Reads a row of 'protocols:' or 'classes:', and returns the empty start of the next."""
    row = ROW.fullmatch(text)
    if not row:
        sys.exit(f"error: {place}: expected names, '< supertypes' and ': nested types'")
    for name, parameters in re.findall(r"(\w+)(?:<([^>]*)>)?", row[1]):
        entries = types.setdefault(name, set())
        if name not in outermost:
            entries.add("?")
        (protocols if isProtocol else classes).add(name)
        if parameters:
            types[name].add("#" + parameters.replace(" ", ""))
        inherited.extend((name, supertype, place) for supertype in (row[2] or "").split())
        nested.extend((name, inner) for inner in (row[3] or "").split())
    return ""


OWNER = re.compile(r"(all|some) of (\w+):")
MEMBER = re.compile(r"(static )?(\w+)(?:\((.*)\))?(?: -> (\w+))?")
PARAMETER = re.compile(r"(\w+)(?:: (\w+\??|\(\)))?( =)?( \*)?")


def read_members():
    """Returns for each name of a member the types all of whose members of that name are known."""
    known, owner, isAll = {}, None, False
    with open(apple_members, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            text = line.split("#")[0].strip()
            section, row = OWNER.fullmatch(text), MEMBER.fullmatch(text)
            if section:
                isAll, owner = section[1] == "all", section[2]
                if owner not in types:
                    sys.exit(f"error: {apple_members}:{number}: '{owner}' is no known type")
                if isAll:
                    types[owner].discard("?")
            elif row and owner:
                add_member(owner, row, f"{apple_members}:{number}")
                if not isAll:
                    known.setdefault(row[2], set()).add(owner)
            elif text:
                sys.exit(f"error: {apple_members}:{number}: expected 'name(label: type) -> type'")
    return known


def add_member(owner, row, place):
    shape = ""
    if row[3] is not None:
        parameters = [PARAMETER.fullmatch(part.strip()) for part in list_of(row[3])]
        if None in parameters:
            sys.exit(f"error: {place}: expected parameters as 'label: Type ='")
        codes = [
            label + (f":{'f' if type == '()' else type}" if type else "")
            + ("=" if default else "") + ("*" if many else "")
            for label, type, default, many in (part.groups() for part in parameters)]
        shape = f"({','.join(codes)})"
    if row[4]:
        shape += f">{row[4]}"
    if row[2] == "init":
        types[owner].add("init" + shape)
    else:
        members.setdefault(row[2], {"?"}).add(("." if row[1] else "") + owner + shape)


SECTION = re.compile(r"(\w+)(?: in (\w+))?:")
SHAPE = re.compile(r"(\w+)((?:\(.*?\))?(?: -> \S.*)?)")


def read_shapes():
    """Returns the shapes of each name of a member, the most likely ones first, as in the file."""
    rows, owner = {}, None
    with open(apple_shapes, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            text = line.split("#")[0].strip()
            section, row = SECTION.fullmatch(text), SHAPE.fullmatch(text)
            if section:
                owner = section[1] + (f"@{section[2]}" if section[2] else "")
                if section[1] not in types:
                    sys.exit(f"error: {apple_shapes}:{number}: '{section[1]}' is no known type")
            elif row and owner and text.count("(") == text.count(")"):
                rows.setdefault(row[1], []).append(owner + row[2].replace(" ", ""))
                members.setdefault(row[1], {"?"})
            elif text:
                sys.exit(f"error: {apple_shapes}:{number}: expected 'name(label: type) -> type'")
    return rows


def add_supertypes(pairs, names):
    """Adds to each type all types that it inherits from or conforms to, directly or indirectly."""
    direct = {}
    for source, target in pairs:
        if source in names and target in names:
            direct.setdefault(names[source], set()).add(names[target])
    for name, supertype, place in inherited:
        if supertype not in types and supertype != "AnyObject":
            sys.exit(f"error: {place}: '{supertype}' is no known type")
        direct.setdefault(name, set()).add(supertype)
    for name in list(direct):
        found, left = set(), [name]
        while left:
            new = direct.get(left.pop(), set()) - found
            found |= new
            left += new
        left_out = MARKERS if name in protocols | classes else MARKERS | {"Sendable"}
        types[name] |= {f"<{supertype}" for supertype in found - left_out - {name}}
        if found & LITERALS and name not in protocols:
            types[name].add("=RawValue")


def write_text(name, comment, rows):
    print(f"  /// {len(rows)} names of {comment}, ordered by their UTF-8 bytes.")
    print(f'  static let {name}: StaticString = """')
    for word in sorted(rows, key=lambda word: word.encode()):
        line = word
        for entry in sorted(rows[word]) if isinstance(rows[word], set) else rows[word]:
            if len(line) + 1 + len(entry) > 94 and line.strip():
                print(f"    {line}")
                line = ""
            line += f" {entry}"
        print(f"    {line}")
    print('    """')


def write_collected():
    for module in modules:
        print("module", module)
    for kind, rows in (("type", types), ("member", members), ("function", functions)):
        for word in sorted(rows):
            print(kind, word, *sorted(rows[word]))
    for kind, group in (("protocol", protocols), ("class", classes), ("outermost", outermost)):
        for name in sorted(group):
            print(kind, name)
    pairs = {(names.get(a), names.get(b, fallbacks.get(b))) for a, b in supertypes}
    for pair in sorted(pair for pair in pairs if None not in pair):
        print("super", *pair)
    for owner, name in sorted(set(nested)):
        print("nested", owner, name)


def read_collected():
    """Reads the names of Apple's frameworks that write_collected() wrote on a Mac."""
    rows = {"type": types, "member": members, "function": functions}
    groups = {"protocol": protocols, "class": classes, "outermost": outermost}
    later = []
    with open(apple_symbols, encoding="utf-8") as file:
        for number, line in enumerate(file, 1):
            kind, word, *rest = line.split()
            if kind in rows:
                rows[kind].setdefault(word, set()).update(rest)
            elif kind in groups:
                groups[kind].add(word)
            elif kind == "super":
                later.append((word, rest[0], f"{apple_symbols}:{number}"))
            elif kind == "nested":
                nested.append((word, rest[0]))
            elif kind == "module":
                modules.append(word)
    # Some supertypes may be declared by frameworks that were not read.
    inherited.extend(row for row in later if row[1] in types)


supertypes, names, nested, inherited, fallbacks = [], {}, [], [], {}
for path in sorted(glob.glob(f"{work}/*/*.symbols.json")):
    read(path, supertypes, names)
if collects:
    write_collected()
    sys.exit()
if os.path.exists(apple_symbols):
    read_collected()
    modules.sort()
read_apple()
known_members = read_members()
shapes = read_shapes()
add_supertypes(supertypes, names)
for owner, name in nested:
    add_nested(owner, name)

print(f"""\
// Written by Scripts/sdk-names, from the toolchain, and from apple-names.txt, apple-members.txt and
// apple-shapes.txt in Scripts/lib.
// Toolchain: {toolchain}

/// The public members, types and functions of the standard library, Foundation and Apple's frameworks, except
/// for operators and names that start with an underscore.
///
/// A line has a name, followed by its entries. A line that begins with a blank continues the line before.
///
/// - Members: an entry is the type that declares the member, after a dot if the member is static, followed by
///   its parameters and its result: `first` has `Collection`, a property, and `Sequence(where:f)`, a method.
///   A parameter has its label and, where it is known, its type: `f` for a function, `k` for a key path,
///   else the name of the type, with `?` if it is optional; then `=` if the parameter has a default value, and
///   `*` if it is variadic. After `>` comes the type of the value or result.
/// - Functions: the same without a declaring type.
/// - Types: an entry is a supertype, after `<`; an initialiser or subscript with its parameters, as `init` and
///   `subscript`; the names of nested types, after `:` in a protocol, whose conforming types inherit them, else
///   after `/`; or the generic parameters in order, after `#`. `=RawValue` says that the values of the type may
///   be raw values of an enum.
///
/// - Shapes: as in Scripts/lib/apple-shapes.txt, after the type that declares the member, and its module after
///   `@`.
/// - Known members: the types of Apple's frameworks all of whose members with the name are known.
///
/// `?` says that only the name is known, as for most names of Apple's frameworks. `??` stands for a member that
/// Apple's frameworks add to a type of the toolchain.
enum SDKNames {{""")
write_text("memberText", "members", members)
print()
write_text("typeText", "types", types)
print()
write_text("functionText", "functions", functions)
print()
write_text("shapeText", "members of Apple's frameworks with what their uses make of types", shapes)
print()
write_text("completeText", "members of which some types of Apple's frameworks have no others", known_members)
print(f"""
  /// The modules of the toolchain, whose public names are all in the tables.
  static let moduleText: StaticString = \"\"\"""")
for module in modules:
    print(f"    {module}")
print("""\
    \"\"\"

  /// The types that every file sees, whatever it imports.
  static let standardText: StaticString = \"\"\"""")
for name in sorted(standard):
    print(f"    {name}")
print("""\
    \"\"\"
}""")
