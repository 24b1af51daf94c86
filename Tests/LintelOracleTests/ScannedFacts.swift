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
    for fact in facts.inheritances {
      inheritances.append(describe(Int(fact.offset), names.text(of: fact.name)))
    }
    for fact in facts.references where !fact.isContinuation || fact.isInTypePosition {
      let name = names.text(of: fact.name)
      // `` `Self` `` is a type's own name, which the parser's tree does not tell from `Self`.
      if name != "Self" { references.append(describe(Int(fact.offset), name)) }
    }
    sort()
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
