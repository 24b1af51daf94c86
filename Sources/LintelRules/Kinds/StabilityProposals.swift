import LintelGraph

/// Proposes references from components or modules to less stable ones.
struct StabilityProposals {
  private let context: RuleContext
  private let nodes: LevelNodes
  private let coupling: Coupling
  private let pairs: PairProposals

  init(_ context: RuleContext, _ nodes: LevelNodes, _ coupling: Coupling) {
    self.context = context
    self.nodes = nodes
    self.coupling = coupling
    pairs = PairProposals(context)
  }

  /// For each of a few things one reference to another that would be less stable then, if need be once
  /// that one uses all others.
  func proposals(among things: [Int32]) -> [ProposedBreach] {
    things.lazy.compactMap { proposal(from: $0, among: things) }.prefix(5).map { $0 }
  }

  private func proposal(from source: Int32, among things: [Int32]) -> ProposedBreach? {
    let targets = things.filter { $0 != source }
    for target in targets where breaks(coupling, from: source, to: target) {
      if let found = reference(from: source, to: target) { return found }
    }
    for target in targets {
      var coupling = coupling
      let others = things.filter { $0 != target && !coupling.uses(target, $0) }
      for other in others { coupling.add(from: target, to: other) }
      let preparations = others.compactMap { reference(from: target, to: $0)?.change }
      guard breaks(coupling, from: source, to: target), preparations.count == others.count,
        var found = reference(from: source, to: target)
      else { continue }
      found.preparations = preparations
      return found
    }
    return nil
  }

  private func breaks(_ coupling: Coupling, from source: Int32, to target: Int32) -> Bool {
    var coupling = coupling
    coupling.add(from: source, to: target)
    guard let from = coupling.instability(source), let to = coupling.instability(target) else {
      return false
    }
    return from < to
  }

  private func reference(from source: Int32, to target: Int32) -> ProposedBreach? {
    nodes.level == .module
      ? importing(target, by: source)
      : mention(of: target, by: source)
  }

  private func importing(_ target: ModuleID, by source: ModuleID) -> ProposedBreach? {
    let graph = context.graph
    let name = graph.modules[Int(target)].name
    guard let file = graph.files.firstIndex(where: { $0.module == source }),
      NameRules.isPlain(name), context.counted.kinds.contains(.import)
    else { return nil }
    return ProposedBreach(
      change: .importing(FileID(file), module: name),
      summary: "'\(graph.files[file].path)' imports module '\(name)'")
  }

  private func mention(of target: ComponentID, by source: ComponentID) -> ProposedBreach? {
    let memberships = context.components.memberships
    for from in pairs.sites.sourceMemberships {
      for to in pairs.sites.targetMemberships {
        let (left, right) = (memberships[Int(from)], memberships[Int(to)])
        guard left.contains(source), !left.contains(target), right.contains(target),
          !right.contains(source), !pairs.isExcused(left, right)
        else { continue }
        if let found = pairs.anyReference(from: from, to: to) { return found }
      }
    }
    return nil
  }
}
