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
          "\(fact.access)", fact.isTestable ? "testable" : "-", fact.isExported ? "exported" : "-"))
    }
    for fact in facts.declarations {
      let name = names.text(of: fact.name)
      switch fact.kind {
      case .class, .struct, .enum, .protocol, .actor, .extension:
        types.append(
          describe(
            Int(fact.offset), "\(fact.kind)", name, "in", Self.parents(of: fact, facts, names),
            "\(fact.access)"))
      case .typealias, .associatedtype, .macro, .function, .initializer, .deinitializer,
        .subscript, .enumCase, .operator, .precedenceGroup:
        members.append(describe(Int(fact.offset), "\(fact.kind)", name))
      case .variable, .constant:
        members.append(describe(Int(fact.offset), "\(fact.kind)", name))
      case .genericParameter: break
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
      if !words.isEmpty { traits.append(describe(offset, words.joined(separator: " "))) }
      if fact.access != .unspecified { accessLevels.append(describe(offset, "\(fact.access)")) }
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
          fact.isOptional ? "optional" : "required"))
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
        arguments.append(
          describe(offset, name, "of \(facts.references[Int(fact.link)].offset)"))
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
    typeShapes = facts.typeShapes.map {
      describe(Int($0.inner), "\($0.shape) of \($0.start)")
    }
    closures = facts.closures.map { fact in
      guard fact.argument >= 0 else { return describe(Int(fact.start), "to \(fact.end)") }
      let argument = facts.references[Int(fact.argument)]
      return describe(
        Int(fact.start), "to \(fact.end)",
        describe(
          Int(argument.offset), names.text(of: argument.name),
          "of \(facts.references[Int(argument.link)].offset)"))
    }
    matches = facts.matches.map {
      describe(Int($0.start), "to \($0.end)", "against \($0.subject)")
    }
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
