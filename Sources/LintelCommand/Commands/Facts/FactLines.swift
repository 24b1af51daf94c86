import LintelScanner
import LintelText
import LintelVocabulary

/// The facts of one file as JSON objects, one per line; see `Documentation/Facts.md`.
struct FactLines {
  /// The first line of the output.
  static let header = JSONValue.object(["format": .string("lintel-facts"), "version": .number(5)])
    .line

  private let path: String
  let facts: FileFacts
  let names: NameTable
  private let source: [UInt8]
  let lines: LineTable
  private let parameters: [Int32: [ParameterFact]]
  private let requirements: [Int32: [RequirementFact]]
  private let thrownTypes: [Int32: [ThrownTypeFact]]
  private let accessLevels: [AccessLevel]

  init(path: String, _ facts: FileFacts, _ names: NameTable, _ source: [UInt8]) {
    self.path = path
    self.facts = facts
    self.names = names
    self.source = source
    lines = LineTable(source)
    parameters = Dictionary(grouping: facts.parameters, by: \.owner)
    requirements = Dictionary(grouping: facts.requirements, by: \.owner)
    thrownTypes = Dictionary(grouping: facts.thrownTypes, by: \.owner)
    accessLevels = facts.declarations.accessLevels()
  }

  /// All facts as lines, kind by kind; the facts of one kind are in the order of the file.
  var all: [String] {
    let declared =
      facts.imports.map(describe) + facts.declarations.indices.map(describeDeclaration)
      + facts.inheritances.map(describe) + facts.attributes.map(describe)
    return (declared + used + shaped + noted).map(\.line)
  }

  private func describe(_ fact: ImportFact) -> JSONValue {
    object(
      "import", at: fact.offset, condition: fact.condition,
      [
        "name": text(fact.path), "kind": JSONValue(fact.kind?.rawValue),
        "access": JSONValue(fact.access?.rawValue), "testable": .bool(fact.isTestable),
        "exported": .bool(fact.isExported),
      ])
  }

  private func describeDeclaration(_ index: Int) -> JSONValue {
    let fact = facts.declarations[index]
    let extent = facts.extents[index]
    let type = source.indices.contains(Int(extent.typeStart)) && extent.typeEnd > extent.typeStart
    return object(
      "declaration", at: fact.offset, condition: fact.condition,
      [
        "kind": .string(fact.kind.rawValue), "name": text(fact.name), "parent": parent(fact.owner),
        "access": JSONValue(fact.access?.rawValue),
        "effectiveAccess": .string(accessLevels[index].rawValue),
        "modifiers": .array(extent.modifiers.words.map(JSONValue.string)),
        "traits": .array(extent.traits.words.map(JSONValue.string)),
        "parameters": .array((parameters[Int32(index)] ?? []).map(describe)),
        "requirements": .array((requirements[Int32(index)] ?? []).map(describe)),
        "thrownTypes": .array(
          (thrownTypes[Int32(index)] ?? []).map { .string(written($0.start, $0.end)) }),
        "type": type ? .string(written(extent.typeStart, extent.typeEnd)) : .null,
        "value": value(extent.value, at: extent.valueStart),
        "endLine": .number(lines.place(of: extent.end).line),
      ])
  }

  private func describe(_ fact: RequirementFact) -> JSONValue {
    .object([
      "kind": .string("\(fact.kind)"),
      "subject": .string(written(fact.subjectStart, fact.subjectEnd)),
      "type": .string(written(fact.typeStart, fact.typeEnd)),
    ])
  }

  private func describe(_ fact: ParameterFact) -> JSONValue {
    .object([
      "label": text(fact.label), "name": text(fact.name),
      "type": .string(written(fact.typeStart, max(fact.typeStart, fact.typeEnd))),
      "optional": .bool(fact.isOptional),
    ])
  }

  private func describe(_ fact: InheritanceFact) -> JSONValue {
    object(
      "inheritance", at: fact.offset, ["name": text(fact.name), "parent": parent(fact.owner)])
  }

  private func describe(_ fact: AttributeFact) -> JSONValue {
    object("attribute", at: fact.offset, ["name": text(fact.name), "parent": parent(fact.owner)])
  }

  // MARK: - Members

  func object(
    _ fact: String, at offset: UInt32, condition: UInt16 = 0,
    _ members: KeyValuePairs<String, JSONValue>
  ) -> JSONValue {
    let place = lines.place(of: offset)
    var all: [(key: String, value: JSONValue)] = [
      ("fact", .string(fact)), ("file", .string(path)), ("line", .number(place.line)),
      ("column", .number(place.column)),
    ]
    all += members
    if condition != 0 {
      all.append(("condition", .string(facts.conditionText(condition, names: names))))
    }
    return .members(all)
  }

  /// Returns the line and column of an offset.
  func place(of offset: UInt32) -> JSONValue {
    let place = lines.place(of: offset)
    return .object(["line": .number(place.line), "column": .number(place.column)])
  }

  /// Returns the line and column of an offset; null for 0, where nothing is written.
  func placeUnlessZero(_ offset: UInt32) -> JSONValue { offset > 0 ? place(of: offset) : .null }

  /// Returns the kind and location of a value; null if there is none.
  func value(_ kind: ValueKind, at offset: UInt32) -> JSONValue {
    guard offset > 0 else { return .null }
    let place = lines.place(of: offset)
    return .object([
      "kind": .string("\(kind)"), "line": .number(place.line), "column": .number(place.column),
    ])
  }

  func text(_ name: NameID) -> JSONValue { .string(names.text(of: name)) }

  /// The largest number of names in the path of a parent: sources may be nested so deeply that
  /// whole paths would not fit into memory.
  static let maximumDepth = 32

  /// Returns the name of a declaration after the names of the declarations around it, joined by
  /// dots; null if there is no declaration.
  func parent(_ declaration: Int32) -> JSONValue {
    guard declaration >= 0 else { return .null }
    var parts: [String] = []
    var current = declaration
    while current >= 0 {
      guard parts.count < Self.maximumDepth else {
        parts.append("…")
        break
      }
      parts.append(names.text(of: facts.declarations[Int(current)].name))
      current = facts.declarations[Int(current)].owner
    }
    return .string(parts.reversed().joined(separator: "."))
  }

  /// Returns the source between two offsets, or less if the file has shrunk since it was scanned.
  func written(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: source.prefix(Int(end)).dropFirst(Int(start)), as: UTF8.self)
  }
}
