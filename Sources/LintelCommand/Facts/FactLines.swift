import LintelReports
import LintelScanner

/// The facts of one file as JSON objects, one per line; see `Documentation/Facts.md`.
struct FactLines {
  /// The first line of the output.
  static let header = JSONValue.object(["format": .string("lintel-facts"), "version": .number(1)])
    .line

  private let path: String
  private let facts: FileFacts
  private let names: NameTable
  private let source: [UInt8]
  private let lines: LineTable
  private let parameters: [Int32: [ParameterFact]]

  init(path: String, _ facts: FileFacts, _ names: NameTable, _ source: [UInt8]) {
    self.path = path
    self.facts = facts
    self.names = names
    self.source = source
    lines = LineTable(source)
    parameters = Dictionary(grouping: facts.parameters, by: \.owner)
  }

  /// Imports, declarations, inheritance entries, attributes, then references; each in the order of
  /// the file.
  var all: [String] {
    let values =
      facts.imports.map(describe) + facts.declarations.indices.map(describeDeclaration)
      + facts.inheritances.map(describe) + facts.attributes.map(describe)
      + facts.references.indices.filter {
        !facts.references[$0].linksToPart && facts.references[$0].kind.mayNameType
      }
      .map(describeReference(paths()))
    return values.map(\.line)
  }

  private func describe(_ fact: ImportFact) -> JSONValue {
    object(
      "import", at: fact.offset, condition: fact.condition,
      [
        "name": text(fact.path), "kind": JSONValue(fact.kind?.word),
        "access": JSONValue(fact.access.word), "testable": .bool(fact.isTestable),
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
        "kind": .string(fact.kind.word), "name": text(fact.name), "parent": parent(fact.owner),
        "access": JSONValue(fact.access.word),
        "modifiers": .array(extent.modifiers.words.map(JSONValue.string)),
        "traits": .array(extent.traits.words.map(JSONValue.string)),
        "parameters": .array((parameters[Int32(index)] ?? []).map(describe)),
        "type": type ? .string(written(extent.typeStart, extent.typeEnd)) : .null,
        "endLine": .number(lines.place(of: extent.end).line),
      ])
  }

  private func describe(_ fact: ParameterFact) -> JSONValue {
    .object([
      "label": text(fact.label), "name": text(fact.name),
      "type": .string(written(fact.typeStart, max(fact.typeStart, fact.typeEnd))),
    ])
  }

  private func describe(_ fact: InheritanceFact) -> JSONValue {
    object(
      "inheritance", at: fact.offset, ["name": text(fact.name), "parent": parent(fact.owner)])
  }

  private func describe(_ fact: AttributeFact) -> JSONValue {
    object("attribute", at: fact.offset, ["name": text(fact.name), "parent": parent(fact.owner)])
  }

  private func describeReference(_ paths: [Int: String]) -> (Int) -> JSONValue {
    { index in
      let fact = facts.references[index]
      return object(
        "reference", at: fact.offset, condition: fact.condition,
        [
          "kind": .string("\(fact.kind)"), "name": JSONValue(paths[index]),
          "parent": parent(fact.link), "typePosition": .bool(fact.isInTypePosition),
        ])
    }
  }

  /// The whole path of every reference, by the position of its head.
  private func paths() -> [Int: String] {
    var result: [Int: String] = [:]
    var heads: [Int] = []
    for (index, fact) in facts.references.enumerated() {
      heads.append(fact.linksToPart ? heads[Int(fact.link)] : index)
      if fact.kind == .argument { continue }
      let name = names.text(of: fact.name)
      result[heads[index]] = (result[heads[index]].map { $0 + "." } ?? "") + name
    }
    return result
  }

  // MARK: - Members

  private func object(
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

  private func text(_ name: NameID) -> JSONValue { .string(names.text(of: name)) }

  /// How many names a parent's path has at most: sources may be nested so deep that whole paths
  /// would take more room than anybody has.
  static let maximumDepth = 32

  /// The names of a declaration and those around it, joined by dots; null at file level.
  private func parent(_ declaration: Int32) -> JSONValue {
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

  private func written(_ start: UInt32, _ end: UInt32) -> String {
    String(decoding: source[Int(start)..<min(Int(end), source.count)], as: UTF8.self)
  }
}

extension DeclarationKind {
  /// The keyword, as Swift writes it.
  fileprivate var word: String {
    switch self {
    case .function: "func"
    case .initializer: "init"
    case .deinitializer: "deinit"
    case .variable: "var"
    case .constant: "let"
    case .enumCase: "case"
    case .precedenceGroup: "precedencegroup"
    default: "\(self)"
    }
  }
}

extension Traits {
  fileprivate var words: [String] {
    let all: [(Traits, String)] = [
      (.async, "async"), (.computed, "computed"), (.failable, "failable"), (.throwing, "throwing"),
    ]
    return all.filter { contains($0.0) }.map(\.1)
  }
}

extension AccessLevel {
  /// The keyword; `nil` when none is written.
  fileprivate var word: String? { self == .unspecified ? nil : "\(self)" }
}
