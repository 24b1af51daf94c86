import LintelComponents
import LintelConfiguration
import LintelGraph
import LintelJudging
import LintelRules
import LintelText
import LintelVocabulary

extension StableRule.Bound: ProvableRule {
  package func mutations(in context: RuleContext) -> [Mutation] {
    let nodes = LevelNodes(context, level: level)
    let coupling = Coupling(steps(in: context, nodes))
    return StabilityMutations(context, nodes, coupling).mutations(
      among: level == .component
        ? judged.filter { !context.components.isEmpty($0) }.map(\.rawValue)
        : context.graph.modulesWithFiles.map(\.rawValue))
  }
}

/// Makes references from components or modules to less stable ones.
private struct StabilityMutations {
  private let context: RuleContext
  private let nodes: LevelNodes
  private let coupling: Coupling
  private let pairs: PairMutations
  /// For each module, whether an import of its name means this module.
  private let isImportable: [Bool]

  init(_ context: RuleContext, _ nodes: LevelNodes, _ coupling: Coupling) {
    self.context = context
    self.nodes = nodes
    self.coupling = coupling
    pairs = PairMutations(context)
    isImportable = context.graph.importableModules
  }

  /// Returns, for each of a few units, a mutation with a reference to a less stable unit. If there
  /// is no such unit, the mutation makes one less stable: it lets that unit use all other units.
  ///
  /// - Parameter things: the numbers of the units; see ``LevelNodes``.
  func mutations(among things: [Int32]) -> [Mutation] {
    let nameable = things.filter(isNameable)
    var unused: [Int32: [Int32]] = [:]
    for thing in things {
      let used = coupling.used(by: thing)
      unused[thing] = nameable.filter { $0 != thing && !used.contains($0) }
    }
    var mutations: [Mutation] = []
    for source in things where mutations.count < Self.limit {
      let targets = nameable.filter { $0 != source }
      let found =
        targets.lazy.compactMap { mutation(from: source, to: $0, using: []) }.first
        ?? targets.lazy.compactMap { mutation(from: source, to: $0, using: unused[$0] ?? []) }.first
      if let found { mutations.append(found) }
    }
    return mutations
  }

  /// The largest number of units that are made to depend on a less stable one.
  private static let limit = 5

  /// Returns a mutation with a reference from `source` to `target`, and from `target` to each of
  /// `others`; `nil` if `target` is not less stable than `source` then, or if a reference cannot be
  /// written.
  private func mutation(
    from source: Int32, to target: Int32, using others: [Int32]
  ) -> Mutation? {
    // The reference adds a dependency between the units only if there is none yet.
    let step = coupling.uses(source, target) ? 0 : 1
    let from = coupling.instability(source, using: step, usedBy: others.contains(source) ? 1 : 0)
    let to = coupling.instability(target, using: others.count, usedBy: step)
    guard let from, let to, from < to, var found = reference(from: source, to: target) else {
      return nil
    }
    for other in others {
      guard let preparation = reference(from: target, to: other) else { return nil }
      found.preparations.append(preparation.change)
    }
    return found
  }

  private func isNameable(_ thing: Int32) -> Bool {
    guard nodes.level == .module else { return true }
    let module = context.graph.modules[Int(thing)]
    return NameRules.isPlain(module.name) && isImportable[Int(thing)]
  }

  private func reference(from source: Int32, to target: Int32) -> Mutation? {
    nodes.level == .module
      ? importing(ModuleID(rawValue: target), by: ModuleID(rawValue: source))
      : use(of: ComponentID(rawValue: target), by: ComponentID(rawValue: source))
  }

  private func importing(_ target: ModuleID, by source: ModuleID) -> Mutation? {
    let graph = context.graph
    let name = graph.modules[target].name
    // In a file of several modules, the import would count for all of them.
    guard let file = graph.files.firstIndex(where: { $0.modules == [source] }),
      context.counted.kinds.contains(.import)
    else { return nil }
    return Mutation(
      change: .importing(FileID(file), module: name),
      summary: "'\(graph.files[file].path)' imports module '\(name)'")
  }

  private func use(of target: ComponentID, by source: ComponentID) -> Mutation? {
    let memberships = context.components.memberships
    for from in pairs.sites.sourceMemberships {
      for to in pairs.sites.targetMemberships {
        let (left, right) = (memberships[from], memberships[to])
        guard left.contains(source), !left.contains(target), right.contains(target),
          !right.contains(source), !pairs.isExcused(left, right)
        else { continue }
        if let found = pairs.anyReference(from: from, to: to) { return found }
      }
    }
    return nil
  }
}
