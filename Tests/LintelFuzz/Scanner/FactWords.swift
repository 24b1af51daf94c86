import LintelScanner

/// Facts as numbers that can be compared between scanners; hashes represent the texts of names.
struct FactWords {
  typealias Row = [UInt64]

  /// The facts of each family, in the order of the file.
  private var families: [(name: String, rows: [Row])] = []

  /// - Parameter limit: facts from this offset on are left out.
  init(_ facts: FileFacts, _ names: NameTable, before limit: UInt32 = .max) {
    var texts = NameTexts(names)
    var declarations: [Row] = []
    for (fact, extent) in zip(facts.declarations, facts.extents) where fact.offset < limit {
      declarations.append(row(fact, texts[fact.name]) + row(extent))
    }
    families.append(("declarations", declarations))
    add("imports", facts.imports.filter { $0.offset < limit }) { row($0, &texts) }
    add("parameters", facts.parameters.filter { $0.offset < limit }) { row($0, &texts) }
    add("references", facts.references.filter { $0.offset < limit }) { row($0, texts[$0.name]) }
    add("locals", facts.locals.filter { $0.offset < limit }) {
      row($0, texts[$0.name])
        + [
          UInt64(min($0.scopeStart, limit)), UInt64(min($0.scopeEnd, limit)),
          UInt64(min($0.elseStart, limit)), UInt64(min($0.elseEnd, limit)),
        ]
    }
    add("inheritances", facts.inheritances.filter { $0.offset < limit }) {
      [texts[$0.name], UInt64($0.offset), number($0.owner)]
    }
    add("attributes", facts.attributes.filter { $0.offset < limit }) {
      [texts[$0.name], UInt64($0.offset), number($0.owner)]
    }
    add("requirements", facts.requirements.filter { $0.subjectStart < limit }, row)
    add("thrown types", facts.thrownTypes.filter { $0.start < limit }) {
      [number($0.owner), UInt64($0.start), UInt64($0.end)]
    }
    add("type shapes", facts.typeShapes.filter { $0.inner < limit }) {
      [UInt64($0.start), UInt64($0.inner), UInt64($0.shape.rawValue)]
    }
    add("catches", facts.catches.filter { $0.start < limit }) {
      [UInt64($0.start), UInt64($0.doStart), UInt64($0.typeStart)]
    }
    add("awaits", facts.awaits.filter { $0.start < limit }) {
      [UInt64($0.start), UInt64(min($0.end, limit))]
    }
    let inBlocks = facts.blockDeclarations.filter {
      facts.declarations[Int($0.declaration)].offset < limit
    }
    add("declarations in blocks", inBlocks) {
      [number($0.declaration), UInt64($0.start), UInt64(min($0.end, limit))]
    }
    add("closures", facts.closures.filter { $0.start < limit }) {
      [UInt64($0.start), UInt64($0.end), number($0.argument)]
    }
    add("choices", facts.choices.filter { $0.branch < limit }) {
      [UInt64($0.start), UInt64($0.branch)]
    }
    add("matches", facts.matches.filter { $0.start < limit }) {
      [UInt64($0.start), UInt64($0.end), UInt64($0.subject)]
    }
    let members = facts.placedMembers.filter { facts.references[Int($0.reference)].offset < limit }
    add("usages", members) { member in
      [UInt64(facts.references[Int(member.reference)].offset)]
        + facts.usageChain(from: member.usage).map { UInt64($0.kind.rawValue) }
    }
    add("directives", facts.directives.filter { $0.offset < limit }) {
      [UInt64($0.offset), UInt64($0.end)]
    }
    add("diagnostics", facts.diagnostics.filter { $0.offset < limit }) {
      [UInt64($0.offset), UInt64($0.what.rawValue)]
    }
    let levels = zip(facts.declarations, facts.declarations.accessLevels()).filter {
      $0.0.offset < limit
    }
    add("access levels", levels) { [word($0.1.rawValue)] }
    add("conditions", facts.conditions(before: limit)) {
      let expression = $0.isElse ? 0 : texts[$0.expression]
      return [UInt64($0.parent), UInt64($0.previous), $0.isElse ? 1 : 0, expression]
    }
  }

  private mutating func add<Fact>(
    _ name: String, _ facts: some Sequence<Fact>, _ row: (Fact) -> Row
  ) {
    families.append((name, facts.map(row)))
  }

  /// Returns the first difference, in words; `nil` if there is none.
  func difference(from other: FactWords) -> String? {
    for (left, right) in zip(families, other.families) where left.rows != right.rows {
      let index = zip(left.rows, right.rows).enumerated().first { $1.0 != $1.1 }?.offset
      guard let index else {
        return "\(left.rows.count) \(left.name) instead of \(right.rows.count)"
      }
      return "\(left.name)[\(index)] differs: \(right.rows[index]) became \(left.rows[index])"
    }
    return nil
  }
}

extension FileFacts {
  /// Returns the conditions up to the last one that a fact before `limit` depends on. Conditions
  /// have no offset, but are in the order of the file.
  fileprivate func conditions(before limit: UInt32) -> ArraySlice<ConditionFact> {
    guard limit < .max else { return conditions.dropFirst() }
    let used =
      imports.filter { $0.offset < limit }.map(\.condition)
      + declarations.filter { $0.offset < limit }.map(\.condition)
      + references.filter { $0.offset < limit }.map(\.condition)
      + locals.filter { $0.offset < limit }.map(\.condition)
    return conditions[...Int(used.max() ?? 0)].dropFirst()
  }
}

/// The hash of each name's text, computed when it is first needed.
private struct NameTexts {
  private let names: NameTable
  private var known: [UInt64?]

  init(_ names: NameTable) {
    self.names = names
    known = Array(repeating: nil, count: names.count)
  }

  subscript(name: NameID) -> UInt64 {
    mutating get {
      let index = Int(name)
      if let value = known[index] { return value }
      let value = fingerprint(
        of: names.bytes[Int(names.starts[index])..<Int(names.starts[index + 1])])
      known[index] = value
      return value
    }
  }
}

private func number(_ value: Int32) -> UInt64 { UInt64(bitPattern: Int64(value)) }

private func flag(_ value: Bool) -> UInt64 { value ? 1 : 0 }

private func row(_ fact: DeclarationFact, _ name: UInt64) -> FactWords.Row {
  [
    name, UInt64(fact.offset), number(fact.owner), word(fact.kind.rawValue),
    word(fact.access?.rawValue), UInt64(fact.condition),
  ]
}

private func row(_ fact: ExtentFact) -> FactWords.Row {
  [
    UInt64(fact.start), UInt64(fact.end), UInt64(fact.typeStart), UInt64(fact.typeEnd),
    UInt64(fact.valueStart), UInt64(fact.modifiers.rawValue), UInt64(fact.traits.rawValue),
    UInt64(fact.value.rawValue),
  ]
}

private func row(_ fact: ReferenceFact, _ name: UInt64) -> FactWords.Row {
  [
    name, UInt64(fact.offset), number(fact.link), UInt64(fact.kind.rawValue),
    UInt64(fact.condition), flag(fact.isContinuation), flag(fact.isInTypePosition),
    flag(fact.isModuleSelector), flag(fact.isWholeAlias), flag(fact.isCalled),
    flag(fact.isSubscripted), flag(fact.isInPattern),
  ]
}

/// Returns the row without the end of the scope, which may be that of the file.
private func row(_ fact: LocalFact, _ name: UInt64) -> FactWords.Row {
  [
    name, UInt64(fact.offset), number(fact.owner), UInt64(fact.typeStart),
    UInt64(fact.valueStart), UInt64(fact.attributeStart), UInt64(fact.condition),
    UInt64(fact.kind.rawValue), UInt64(fact.value.rawValue),
  ]
}

private func row(_ fact: RequirementFact) -> FactWords.Row {
  [
    number(fact.owner), UInt64(fact.subjectStart), UInt64(fact.subjectEnd), UInt64(fact.typeStart),
    UInt64(fact.typeEnd), UInt64(fact.kind.rawValue),
  ]
}

private func row(_ fact: ParameterFact, _ texts: inout NameTexts) -> FactWords.Row {
  [
    texts[fact.label], texts[fact.name], number(fact.owner), UInt64(fact.offset),
    UInt64(fact.typeStart), UInt64(fact.typeEnd),
  ]
}

private func row(_ fact: ImportFact, _ texts: inout NameTexts) -> FactWords.Row {
  [
    texts[fact.path], texts[fact.module], fact.kind == nil ? 0 : texts[fact.declaration],
    word(fact.kind?.rawValue), UInt64(fact.offset), UInt64(fact.length),
    word(fact.access?.rawValue), UInt64(fact.condition), flag(fact.isTestable),
    flag(fact.isExported), flag(fact.isSystemInterface),
  ]
}

/// Returns a hash of the name of a case; 0 for none.
private func word(_ text: String?) -> UInt64 {
  (text ?? "").utf8.reduce(0) { ($0 ^ UInt64($1)) &* 1_099_511_628_211 &+ 1 }
}
