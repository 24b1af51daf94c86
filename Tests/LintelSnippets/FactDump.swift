import LintelScanner
import LintelVocabulary

/// All facts of one file as lines of text, for people to check and for tests to compare.
///
/// Lines start with the location of the fact, or the number of a condition; what is not written in
/// the file is left out.
struct FactDump {
  let facts: FileFacts
  let names: NameTable
  private let bytes: [UInt8]
  private let lines: LineTable

  /// The families of facts, each with the lines that represent it. A new family is one more entry
  /// here, and one more file beside this one.
  private static let families: [(name: String, lines: @Sendable (FactDump) -> [String])] = [
    ("imports", { $0.importLines }),
    ("declarations", { $0.declarationLines }),
    ("extents", { $0.extentLines }),
    ("parameters", { $0.parameterLines }),
    ("references", { $0.referenceLines }),
    ("uses", { $0.useLines }),
    ("arguments", { $0.argumentLines }),
    ("locals", { $0.localLines }),
    ("inheritances", { $0.inheritanceLines }),
    ("attributes", { $0.attributeLines }),
    ("requirements", { $0.requirementLines }),
    ("thrown types", { $0.thrownTypeLines }),
    ("catches", { $0.catchLines }),
    ("awaits", { $0.awaitLines }),
    ("type shapes", { $0.typeShapeLines }),
    ("closures", { $0.closureLines }),
    ("choices", { $0.choiceLines }),
    ("matches", { $0.matchLines }),
    ("bound names", { $0.boundNameLines }),
    ("tuple items", { $0.tupleItemLines }),
    ("operators", { $0.operatorLines }),
    ("tuple labels", { $0.tupleLabelLines }),
    ("usages", { $0.usageLines }),
    ("conditions", { $0.conditionLines }),
    ("directives", { $0.directiveLines }),
    ("diagnostics", { $0.diagnosticLines }),
  ]

  init(of bytes: [UInt8]) {
    var scanner = Scanner()
    facts = scanner.scan(SourceBuffer(bytes))
    names = scanner.names
    lines = LineTable(bytes)
    self.bytes = bytes
  }

  /// The names of families that have facts, each followed by its lines, indented; empty without.
  var text: String {
    var text = ""
    for family in Self.families {
      let lines = family.lines(self)
      guard !lines.isEmpty else { continue }
      text += family.name + "\n" + lines.map { "  \($0)\n" }.joined()
    }
    return text
  }

  /// Returns `line:column` of the byte at `offset`.
  func place(_ offset: UInt32) -> String {
    let place = lines.place(of: offset)
    return "\(place.line):\(place.column)"
  }

  /// Returns the source between two offsets, on one line.
  func source(_ start: UInt32, _ end: UInt32) -> String {
    guard start < end, Int(end) <= bytes.count else { return "" }
    return oneLine(String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self))
  }

  /// Returns the source from `offset` to the end of the line, but at most 20 characters of it.
  func sourceStart(_ offset: UInt32) -> String {
    let line = bytes[Int(offset)...].prefix { $0 != 10 && $0 != 13 }
    let text = String(decoding: line, as: UTF8.self)
    return text.count <= 20 ? text : text.prefix(20) + "…"
  }

  /// Returns the text of a name, on one line.
  func text(_ name: NameID) -> String { oneLine(names.text(of: name)) }

  /// Returns the name of a declaration after those of its owners: `Outer.Inner.member`.
  func path(of declaration: Int32) -> String {
    var parts: [String] = []
    var current = declaration
    while current >= 0 {
      let fact = facts.declarations[Int(current)]
      parts.append(text(fact.name))
      current = fact.owner
    }
    return parts.isEmpty ? "the file" : parts.reversed().joined(separator: ".")
  }

  /// Returns the words that are not empty, followed by the condition of the fact.
  func line(_ words: [String], _ condition: UInt16 = 0) -> String {
    let suffix =
      condition == 0 ? "" : "if " + oneLine(facts.conditionText(condition, names: names))
    return (words + [suffix]).filter { !$0.isEmpty }.joined(separator: " ")
  }

  private func oneLine(_ text: String) -> String {
    text.replacing("\r\n", with: "\\n").replacing("\n", with: "\\n").replacing("\r", with: "\\n")
  }
}
