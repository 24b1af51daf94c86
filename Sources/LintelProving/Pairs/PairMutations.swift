import LintelComponents
import LintelGraph
import LintelJudging
import LintelText
import LintelVocabulary

/// Makes forbidden references between components.
struct PairMutations {
  let context: RuleContext
  let sites: ProofSites
  let spelling: ReferenceSpelling
  /// The kinds of references that the rule counts, in the order in which they are made.
  let countedKinds: [ReferenceKind]
  let newFiles: NewFiles
  /// The memberships of code that may be forbidden to use other code, ascending.
  let sources: [MembershipID]
  /// The memberships of code whose use may be forbidden, ascending.
  let targets: [MembershipID]
  let ends: PairEnds

  /// - Parameters:
  ///   - ends: the components between which the rule can forbid uses; `nil` for any code.
  ///   - kinds: the kinds of references that rules of this kind can judge, e.g. only `construct`;
  ///     of these, only those that the options of the rule count are made.
  init(
    _ context: RuleContext, ends: PairEnds? = nil,
    kinds: [ReferenceKind] = ReferenceSpelling.kinds
  ) {
    self.context = context
    let ends = ends ?? .any
    self.ends = ends
    sites = context.lookups.once { ProofSites(context.graph, context.components) }
    sources = sites.sourceMemberships(in: ends.from)
    targets = sites.targetMemberships(in: ends.to)
    spelling = ReferenceSpelling(sites: sites)
    newFiles = NewFiles(in: context)
    countedKinds = kinds.filter { context.counted.kinds.contains($0) }
  }

  /// The largest number of pairs of memberships that are examined. Only projects with more than
  /// three hundred memberships have more pairs, and examining all of these would take too long.
  static let pairLimit = 100_000

  /// Two definitions of components or families, with the reason why a reference between their
  /// components is a breach.
  private struct Relation: Hashable {
    /// The index of the definition at the start; `nil` for code in no component.
    let from: Int?
    /// The index of the definition at the end; `nil` for code in no component.
    let to: Int?
    let reason: AnyHashable
  }

  /// Two components, with the reason why a reference between them is a breach.
  private struct Pair: Hashable {
    let from: ComponentID?
    let to: ComponentID?
    let reason: AnyHashable
  }

  /// Returns, for each pair of definitions between whose components a reference is a breach, a
  /// reference of each counted kind; and, for families, a reference between each further pair of
  /// their components.
  ///
  /// - Parameters:
  ///   - isForbidden: whether a reference between two declarations is a breach if `breach` returns
  ///     one for their memberships.
  ///   - breach: returns the breach by a reference from one membership to another; `nil` if the
  ///     reference is allowed.
  func references(
    where isForbidden: (DeclarationID, DeclarationID) -> Bool = { _, _ in true },
    _ breach: (Membership, Membership) -> PairBreach?
  ) -> [Mutation] {
    var kinds: [Relation: Set<ReferenceKind>] = [:]
    var seen: Set<Pair> = []
    var first: [Mutation] = []
    var further: [Mutation] = []
    forEachPair(breach) { from, to, pair in
      // One mutation more than can be tried is made, so that the result shows that some are
      // omitted.
      if first.count > Mutation.mostTried { return true }
      let relation = relation(of: pair)
      var found = kinds[relation] ?? []
      let isFirst = found.isEmpty
      for kind in countedKinds where !found.contains(kind) {
        guard let mutation = reference(kind, from: from, to: to, where: isForbidden) else {
          continue
        }
        found.insert(kind)
        seen.insert(pair)
        first.append(mutation)
      }
      kinds[relation] = found
      guard !isFirst, !seen.contains(pair), further.count <= Mutation.mostTried else {
        return false
      }
      if let mutation = anyReference(from: from, to: to, where: isForbidden) {
        seen.insert(pair)
        further.append(mutation)
      }
      return false
    }
    return first + further
  }

  /// Returns imports of modules that belong as a whole to a component, where the importing file
  /// must not use this component: one import for each forbidden pair of components.
  func imports(_ breach: (Membership, Membership) -> PairBreach?) -> [Mutation] {
    guard context.counted.kinds.contains(.import), context.counted.failing.contains(.named) else {
      return []
    }
    let (graph, components) = (context.graph, context.components)
    var seen: Set<Pair> = []
    var mutations: [Mutation] = []
    let modules = graph.modules.enumerated().filter { module, value in
      NameRules.isPlain(value.name) && isEnd(components.membership(ofModule: ModuleID(module)))
    }
    for (membership, file) in sites.files(in: ends.from) {
      for (module, value) in modules {
        let from = components.memberships[membership]
        let to = components.membership(ofModule: ModuleID(module))
        guard !graph.files[file].isCompiled(in: ModuleID(module)), !isExcused(from, to),
          let found = breach(from, to),
          seen.insert(pair(found)).inserted
        else { continue }
        mutations.append(
          Mutation(
            change: .importing(file, module: value.name),
            summary: "\(words(graph.scope(of: file), found.from)) imports module '\(value.name)'"))
      }
    }
    return mutations
  }

  /// Returns an import of the module of `target` in the file of `source`.
  func importBack(from source: DeclarationID, to target: DeclarationID) -> [Mutation] {
    let module = context.graph.module(of: target).name
    guard context.counted.kinds.contains(.import), NameRules.isPlain(module) else { return [] }
    let file = context.graph.declarations[source].file
    return [
      Mutation(
        change: .importing(file, module: module),
        summary: "\(words(context.graph.scope(of: file))) imports module '\(module)'")
    ]
  }

  /// Returns a reference between two memberships, of the first counted kind that can be written.
  func anyReference(
    from: MembershipID, to: MembershipID,
    where isForbidden: (DeclarationID, DeclarationID) -> Bool = { _, _ in true }
  ) -> Mutation? {
    for kind in countedKinds {
      if let found = reference(kind, from: from, to: to, where: isForbidden) { return found }
    }
    return nil
  }

  private func reference(
    _ kind: ReferenceKind, from: MembershipID, to: MembershipID,
    where isForbidden: (DeclarationID, DeclarationID) -> Bool
  ) -> Mutation? {
    // A target in the same module is preferred: without an import, the mutant is more likely to
    // compile.
    for isSameModule in [true, false] {
      for source in sites.sources(of: from) {
        let target = sites.targets(of: to).first { target in
          (module(of: source) == module(of: target)) == isSameModule
            && isForbidden(source, target)
            && isSure(of: kind, target) && spelling.canWrite(kind, from: source, to: target)
        }
        if let target { return mutation(kind, from: source, to: target) }
      }
    }
    return nil
  }

  func mutation(
    _ kind: ReferenceKind, from: DeclarationID, to: DeclarationID
  ) -> Mutation {
    Mutation(
      change: .reference(from: from, to: to, kind),
      summary: "\(words(from)) uses \(words(to)) as '\(kind.rawValue)'")
  }

  /// Whether a forbidden reference of this kind to `target` makes the rule fail. It does not if
  /// such a reference is only inferred, and the rule shows inferred breaches as notes.
  func isSure(of kind: ReferenceKind, _ target: DeclarationID) -> Bool {
    let isInferred = (kind == .call || kind == .member) && sites.memberOwner(of: target) != nil
    return context.counted.failing.contains(isInferred ? .inferred : .named)
  }

  func isExcused(_ from: Membership, _ to: Membership) -> Bool {
    context.isExcusedForGood(from: from, to: to)
  }

  // MARK: - Parts

  /// Calls `isDone` with each pair of memberships between which a reference is a breach that no
  /// exception covers, until it returns true or ``pairLimit`` pairs are examined.
  private func forEachPair(
    _ breach: (Membership, Membership) -> PairBreach?,
    _ isDone: (MembershipID, MembershipID, Pair) -> Bool
  ) {
    let memberships = context.components.memberships
    var count = 0
    for from in sources {
      for to in targets {
        count += 1
        if count > Self.pairLimit { return }
        let (source, target) = (memberships[from], memberships[to])
        guard let found = breach(source, target), !isExcused(source, target) else { continue }
        if isDone(from, to, pair(found)) { return }
      }
    }
  }

  private func isEnd(_ membership: Membership) -> Bool {
    ends.to.map { membership.all.contains(where: $0.contains) } ?? true
  }

  private func pair(_ breach: PairBreach) -> Pair {
    Pair(from: breach.from, to: breach.to, reason: AnyHashable(breach.reason))
  }

  private func relation(of pair: Pair) -> Relation {
    let components = context.components.components
    return Relation(
      from: pair.from.map { components[$0.position].definition },
      to: pair.to.map { components[$0.position].definition }, reason: pair.reason)
  }

  func module(of declaration: DeclarationID) -> ModuleID {
    context.graph.files[context.graph.declarations[declaration].file].module
  }

  /// Returns the words for a declaration: `'LoginUseCase' (Domain)`.
  func words(_ declaration: DeclarationID, _ component: ComponentID? = nil) -> String {
    let component = component ?? context.components.membership(of: declaration).all.first
    let name = "'\(context.graph.qualifiedName(of: declaration))'"
    return component.map { "\(name) (\(context.components.name(of: $0)))" } ?? name
  }
}
