import LintelScanner

extension DescribedFacts {
  /// What the scanner says of `source`.
  init(scanning source: [UInt8]) {
    var scanner = Scanner()
    let facts = scanner.scan(SourceBuffer(source))
    let names = scanner.names
    self.init()
    for fact in facts.imports {
      imports.append(
        describe(
          Int(fact.offset), names.text(of: fact.path), fact.kind.map { "\($0)" } ?? "-",
          fact.access?.rawValue ?? "unspecified", fact.isTestable ? "testable" : "-",
          fact.isExported ? "exported" : "-"))
    }
    for fact in facts.declarations {
      let name = names.text(of: fact.name)
      switch fact.kind {
      case .class, .struct, .enum, .protocol, .actor, .extension:
        types.append(
          describe(
            Int(fact.offset), "\(fact.kind)", name, "in", Self.parents(of: fact, facts, names),
            fact.access?.rawValue ?? "unspecified"))
      case .typealias, .associatedtype, .macro, .function, .initializer, .deinitializer,
        .subscript, .enumCase, .operator, .precedenceGroup:
        members.append(describe(Int(fact.offset), "\(fact.kind)", name))
      case .variable, .constant:
        members.append(describe(Int(fact.offset), "\(fact.kind)", name))
      case .genericParameter, .file: break
      }
    }
    addDetails(facts, names, source)
    func isModule(_ index: Int) -> Bool {
      let fact = facts.references[index]
      return fact.isModuleSelector && !fact.isContinuation
    }
    for fact in facts.inheritances {
      inheritances.append(describe(Int(fact.offset), names.text(of: fact.name)))
    }
    addExpressions(facts, names, source, isModule: isModule)
    addContext(facts, names)
    diagnostics = facts.diagnostics.map { describe(Int($0.offset), "\($0.what)") }
    for (index, fact) in facts.references.enumerated() where fact.kind != .argument {
      // The parser's tree keeps a module before `::` out of the name; the next part is its head.
      if isModule(index) { continue }
      let isHead = !fact.isContinuation || isModule(Int(fact.link))
      guard isHead && fact.kind.mayNameType || fact.isInTypePosition else { continue }
      let isMember = fact.kind == .keypath && source[Int(fact.offset) - 1] == UInt8(ascii: ".")
      if isMember, !fact.isInTypePosition { continue }
      let name = names.text(of: fact.name)
      // `` `Self` `` is a type's own name, which the parser's tree does not tell from `Self`.
      if name != "Self" { references.append(describe(Int(fact.offset), name)) }
    }
    sort()
  }

  private mutating func addDetails(_ facts: FileFacts, _ names: NameTable, _ source: [UInt8]) {
    func text(_ start: UInt32, _ end: UInt32) -> String {
      String(decoding: source[Int(start)..<Int(end)], as: UTF8.self)
    }
    for (fact, extent) in zip(facts.declarations, facts.extents) {
      let offset = Int(fact.offset)
      if fact.kind == .genericParameter {
        genericParameters.append(describe(offset, names.text(of: fact.name)))
        continue
      }
      var words = extent.modifiers.words
      if extent.traits.contains(.async) { words.append("+async") }
      if extent.traits.contains(.throwing) { words.append("+throws") }
      if extent.traits.contains(.computed) { words.append("+computed") }
      if extent.traits.contains(.failable) { words.append("+failable") }
      if extent.traits.contains(.attributed) { words.append("+attributed") }
      if !words.isEmpty { traits.append(describe(offset, words.joined(separator: " "))) }
      if let level = fact.access { accessLevels.append(describe(offset, "\(level)")) }
      if extent.typeEnd > extent.typeStart, fact.kind != .typealias,
        fact.kind != .associatedtype
      {
        writtenTypes.append(describe(offset, text(extent.typeStart, extent.typeEnd)))
      }
    }
    for fact in facts.parameters {
      parameters.append(
        describe(
          Int(fact.offset), names.text(of: fact.label), names.text(of: fact.name),
          text(fact.typeStart, max(fact.typeStart, fact.typeEnd))
            .replacing(" ...", with: "..."),
          fact.isOptional ? "optional" : "required", fact.hasTwoNames ? "two names" : ""))
    }
    for fact in facts.requirements {
      requirements.append(
        describe(
          Int(fact.subjectStart), text(fact.subjectStart, fact.subjectEnd), "\(fact.kind)",
          text(fact.typeStart, fact.typeEnd)))
    }
    for fact in facts.thrownTypes {
      thrownTypes.append(describe(Int(fact.start), text(fact.start, fact.end)))
    }
    for fact in facts.blockDeclarations {
      blockDeclarations.append(
        describe(
          Int(facts.declarations[Int(fact.declaration)].offset), "\(fact.start) \(fact.end)"))
    }
    for fact in facts.attributes where fact.owner >= 0 {
      attributes.append(describe(Int(fact.offset), names.text(of: fact.name)))
    }
  }

  private mutating func addExpressions(
    _ facts: FileFacts, _ names: NameTable, _ source: [UInt8], isModule: (Int) -> Bool
  ) {
    for (index, fact) in facts.references.enumerated() where !fact.isInTypePosition {
      if isModule(index) { continue }
      let offset = Int(fact.offset)
      let name = names.text(of: fact.name)
      if fact.kind == .argument {
        let text = describe(offset, name, "of \(facts.references[Int(fact.link)].offset)")
        let literal = fact.literal.map { " \($0)" } ?? ""
        let operation = fact.isOperation ? " operation" : ""
        arguments.append((fact.beginsWithPath ? text + " path" : text) + operation + literal)
        continue
      }
      let relation: String
      let isAfterDot = offset > 0 && source[offset - 1] == UInt8(ascii: ".")
      if fact.isContinuation, isModule(Int(fact.link)) {
        relation = "head"
      } else if fact.isContinuation {
        relation = "of \(facts.references[Int(fact.link)].offset)"
      } else {
        switch fact.kind {
        case .selfMember, .superMember, .member, .implicitMember: relation = "\(fact.kind)"
        case .keypath where isAfterDot: relation = "implicitMember"
        case .keypath, .attribute: continue
        default: relation = "head"
        }
      }
      uses.append(
        describe(
          offset, name, relation,
          (fact.isCalled ? "()" : "") + (fact.isSubscripted ? "[]" : "")))
    }
    for fact in facts.locals {
      locals.append(
        describe(
          Int(fact.offset), "\(fact.kind)", names.text(of: fact.name), "type \(fact.typeStart)",
          "value \(fact.valueStart)", "attribute \(fact.attributeStart)"))
    }
  }

  private mutating func addContext(_ facts: FileFacts, _ names: NameTable) {
    operators = facts.operators.map { describe(Int($0.offset), names.text(of: $0.name)) }
    tupleLabels = facts.tupleLabels.map {
      describe(Int($0.offset), names.text(of: $0.name), "of \($0.value)")
    }
    typeShapes = facts.typeShapes.map {
      describe(Int($0.inner), "\($0.shape) of \($0.start)")
    }
    closures = facts.closures.map { fact in
      let value = fact.value < 0 ? 0 : facts.references[Int(fact.value)].offset
      let extent = "to \(fact.end) result \(fact.resultStart) value \(value)"
      guard fact.argument >= 0 else {
        let usage = facts.usageChain(from: fact.usage).map { Self.text(of: $0, facts) }
        return describe(Int(fact.start), extent, usage.prefix(16).joined(separator: ", "))
      }
      let argument = facts.references[Int(fact.argument)]
      return describe(
        Int(fact.start), extent,
        describe(
          Int(argument.offset), names.text(of: argument.name),
          "of \(facts.references[Int(argument.link)].offset)"))
    }
    catches = facts.catches.map {
      describe(Int($0.start), "of \($0.doStart)", "type \($0.typeStart)")
    }
    matches = facts.matches.map {
      describe(
        Int($0.start), "to \($0.end)", $0.isOfElements ? "each of" : "against",
        "\($0.subject) \($0.value) type \($0.typeStart)")
    }
    for (fact, extent) in zip(facts.declarations, facts.extents) where extent.valueStart > 0 {
      values.append(describe(Int(fact.offset), "\(extent.valueStart) \(extent.value)"))
    }
    for fact in facts.locals where fact.valueStart > 0 {
      values.append(describe(Int(fact.offset), "\(fact.valueStart) \(fact.value)"))
    }
    usages = facts.placedMembers.map { member in
      let fact = facts.references[Int(member.reference)]
      let chain = facts.usageChain(from: member.usage).map { Self.text(of: $0, facts) }
      return Self.describeUsage(of: Int(fact.offset), chain)
    }
    boundNames = facts.boundNames.map { bound in
      let chain = facts.usageChain(from: bound.usage).map { Self.text(of: $0, facts) }
      return Self.describeUsage(of: Int(facts.locals[Int(bound.local)].offset), chain)
    }
  }

  private static func text(of usage: UsageFact, _ facts: FileFacts) -> String {
    switch usage.kind {
    case .group, .memberOfNumber, .memberOfBoolean, .memberOfLiterals, .memberOfCollection:
      return "\(usage.kind) \(usage.link)"
    default: break
    }
    if usage.link == UsageFact.selfOperand { return "\(usage.kind) self" }
    let offset = facts.offset(ofLinkIn: usage).map { Int($0) }
    return "\(usage.kind) \(offset ?? -1)"
  }

  /// - Parameters:
  ///   - offset: of a member without a type of its own.
  ///   - chain: what it is used for, from the inside out.
  static func describeUsage(of offset: Int, _ chain: [String]) -> String {
    // The scanner looks at so many brackets.
    describe(offset, chain.prefix(16).joined(separator: ", "))
  }

  private static func parents(
    of fact: DeclarationFact, _ facts: FileFacts, _ names: NameTable
  ) -> String {
    var chain: [String] = []
    var owner = fact.owner
    while owner >= 0 {
      let parent = facts.declarations[Int(owner)]
      switch parent.kind {
      case .class, .struct, .enum, .protocol, .actor, .extension:
        chain.append(names.text(of: parent.name))
      default: break
      }
      owner = parent.owner
    }
    return chain.isEmpty ? "-" : chain.reversed().joined(separator: "/")
  }
}
