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
  /// The memberships from which breaches can lead, and those to which they can lead, ascending.
  let sources: [MembershipID]
  let targets: [MembershipID]
  let ends: PairEnds

  /// - Parameters:
  ///   - ends: the components between which the rule can forbid uses; `nil` for any code.
  ///   - kinds: the kinds of references that the rule can find at all; only kinds that the rule
  ///     also counts are made.
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

  /// The largest number of pairs of memberships that are examined. It is enough to find more
  /// breaches than are tried, except in a project of many hundred components, for which all pairs
  /// would be too many.
  static let pairLimit = 100_000

  /// Two components as they are declared, with the reason why a reference between them is a breach.
  private struct Relation: Hashable {
    /// The definition at the start; `nil` for code in no component.
    let from: Int?
    let to: Int?
    let reason: AnyHashable
  }

  private struct Pair: Hashable {
    let from: ComponentID?
    let to: ComponentID?
    let reason: AnyHashable
  }

  /// Returns, for each forbidden pair of components as they are declared, references of all kinds
  /// between two of their members, and one reference for each other pair of members of their
  /// families.
  ///
  /// - Parameters:
  ///   - mayUse: whether a reference from one declaration to another would be a breach, as far as
  ///     their components do not decide that.
  ///   - breach: returns the breach by a reference from one membership to another.
  func references(
    where mayUse: (DeclarationID, DeclarationID) -> Bool = { _, _ in true },
    _ breach: (Membership, Membership) -> PairBreach?
  ) -> [Mutation] {
    var kinds: [Relation: Set<ReferenceKind>] = [:]
    var seen: Set<Pair> = []
    var first: [Mutation] = []
    var further: [Mutation] = []
    forEachPair(breach) { from, to, pair in
      // One mutation more than is tried shows that there are more.
      if first.count > Mutation.mostTried { return true }
      let relation = relation(of: pair)
      var found = kinds[relation] ?? []
      let isFirst = found.isEmpty
      for kind in countedKinds where !found.contains(kind) {
        guard let mutation = reference(kind, from: from, to: to, where: mayUse) else {
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
      if let mutation = anyReference(from: from, to: to, where: mayUse) {
        seen.insert(pair)
        further.append(mutation)
      }
      return false
    }
    return first + further
  }

  /// Returns imports of whole modules that belong to a component which must not be used.
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

  /// Returns a reference of any counted kind between two memberships.
  func anyReference(
    from: MembershipID, to: MembershipID,
    where mayUse: (DeclarationID, DeclarationID) -> Bool = { _, _ in true }
  ) -> Mutation? {
    for kind in countedKinds {
      if let found = reference(kind, from: from, to: to, where: mayUse) { return found }
    }
    return nil
  }

  private func reference(
    _ kind: ReferenceKind, from: MembershipID, to: MembershipID,
    where mayUse: (DeclarationID, DeclarationID) -> Bool
  ) -> Mutation? {
    // A target in the same module needs no import, so that the mutant is more likely to compile.
    for isSameModule in [true, false] {
      for source in sites.sources(of: from) {
        let target = sites.targets(of: to).first { target in
          (module(of: source) == module(of: target)) == isSameModule
            && mayUse(source, target)
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

  /// Whether the rule fails on a reference with the certainty of this kind of reference.
  func isSure(of kind: ReferenceKind, _ target: DeclarationID) -> Bool {
    let isInferred = (kind == .call || kind == .member) && sites.memberOwner(of: target) != nil
    return context.counted.failing.contains(isInferred ? .inferred : .named)
  }

  func isExcused(_ from: Membership, _ to: Membership) -> Bool {
    context.isExcusedForGood(from: from, to: to)
  }

  // MARK: - Parts

  /// Visits the pairs of memberships between which a reference is a breach that nothing excuses,
  /// until `isDone` returns true.
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
