import LintelGraph

extension RuleContext {
  /// For each two components one type that mentions another, where that would break a rule.
  ///
  /// - Parameters:
  ///   - mayMention: whether a mention of a declaration would be a breach.
  ///   - breach: what a reference from one membership to another breaks.
  func typeReferences(
    from mayStart: (DeclarationID) -> Bool = { _ in true },
    to mayMention: (DeclarationID) -> Bool = { _ in true },
    _ breach: (Membership, Membership) -> PairBreach?
  ) -> [ProposedBreach] {
    struct Pair: Hashable {
      let from: ComponentID?
      let to: ComponentID?
    }
    let types = graph.declarations.indices.map(DeclarationID.init).filter { isProofType($0) }
    let sources = firstOfEach(types.filter(mayStart))
    let targets = firstOfEach(types.filter(mayMention))
    var seen: Set<Pair> = []
    var proposals: [ProposedBreach] = []
    for from in sources {
      for to in targets where sees(from, to) {
        let (source, target) = (components.membership(of: from), components.membership(of: to))
        guard let found = breach(source, target),
          !exceptions.contains(where: { !$0.isExpired && $0.covers(source, target) }),
          seen.insert(Pair(from: found.from, to: found.to)).inserted
        else { continue }
        proposals.append(
          ProposedBreach(
            change: .reference(from: from, to: to, .type),
            summary: "'\(graph.qualifiedName(of: from))' mentions '\(graph.qualifiedName(of: to))'")
        )
      }
    }
    return counts(.type) ? proposals : []
  }

  private func counts(_ kind: ReferenceKind) -> Bool {
    counted.kinds.contains(kind) && counted.failing.contains(.named)
  }

  /// Whether it is a type at the top level of a file that others can name.
  private func isProofType(_ declaration: DeclarationID) -> Bool {
    let value = graph.declarations[Int(declaration)]
    return value.kind.isNominalType && value.access > .fileprivate
      && graph.outermost(of: declaration) == declaration
      && namesakes.file(of: declaration) == nil
  }

  /// One type for each membership and module.
  private func firstOfEach(_ types: [DeclarationID]) -> [DeclarationID] {
    struct Key: Hashable {
      let membership: MembershipID
      let module: ModuleID
    }
    var seen: Set<Key> = []
    return types.filter {
      seen.insert(Key(membership: components.membershipOf[Int($0)], module: module(of: $0)))
        .inserted
    }
  }

  /// Whether code of one type can name the other without a new import.
  private func sees(_ from: DeclarationID, _ to: DeclarationID) -> Bool {
    let (source, target) = (module(of: from), module(of: to))
    if source == target { return true }
    let file = graph.declarations[Int(from)].file
    return graph.declarations[Int(to)].access >= .package
      && graph.imports.contains { $0.file == file && $0.module == target }
  }

  private func module(of declaration: DeclarationID) -> ModuleID {
    graph.files[Int(graph.declarations[Int(declaration)].file)].module
  }
}
