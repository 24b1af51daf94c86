import LintelComponents
import LintelJudging

/// The chains from one layer to another through one connected part of the code in no layer.
struct LayerChains {
  let from: Int
  let to: Int
  /// The seat of each membership, by the index of the membership; `nil` outside of all layers.
  let seats: [BoundLayers.Seat?]
  let finder: ChainFinder
  let context: RuleContext
  /// Whether a dependency between two seats would be a breach.
  let isBreach: (BoundLayers.Seat?, BoundLayers.Seat?) -> Bool

  /// Returns the chains that no exception excuses, and for each exception one chain that it
  /// excuses.
  ///
  /// Ends that an exception covers are left out of the search, so that an excused chain does not
  /// hide a longer one. The search is repeated for each exception alone, so that the exception
  /// counts as used.
  func all(because reason: LayerReason) -> [ChainBreach] {
    // Without any chain, no exception can be used.
    let any = chains(reason) { _, _ in true }
    let exceptions = context.exceptions
    if any.isEmpty || exceptions.all.allSatisfy(\.isExpired) { return any }
    let memberships = context.components.memberships
    var used: Set<Int> = []
    for source in positions(in: from) {
      for target in positions(in: to) {
        used.formUnion(exceptions.covering(memberships[source], memberships[target]))
      }
    }
    let excused = used.sorted().map { exceptions.all[$0] }.filter { !$0.isExpired }
    let (plain, counted) = (excused.filter { !$0.isCounted }, excused.filter(\.isCounted))
    return plain.flatMap { exception in chains(reason, where: exception.covers).prefix(1) }
      + counted.enumerated().flatMap { position, exception in
        let others = plain + counted[..<position]
        return chains(reason) { source, target in
          exception.covers(source, target) && !others.contains { $0.covers(source, target) }
        }
      }
      + chains(reason) { source, target in !excused.contains { $0.covers(source, target) } }
  }

  private func positions(in layer: Int) -> [Int] {
    finder.memberships.map(\.position).filter { seats[$0]?.layer == layer }.sorted()
  }

  private func chains(
    _ reason: LayerReason, where isWanted: (Membership, Membership) -> Bool
  ) -> [ChainBreach] {
    let memberships = context.components.memberships
    // The whole layer is searched at once, unless exceptions or siblings distinguish its parts.
    let sources = positions(in: from)
    let isOneByOne = !context.exceptions.all.isEmpty || from == to
    let parts = isOneByOne ? sources.map { [$0] } : [sources]
    let found = parts.flatMap { part in
      let members = Set(part)
      return finder.chains(
        from: { members.contains($0.position) ? seats[$0.position]?.components[0] : nil },
        to: { target in
          seats[target.position]?.layer == to
            && part.contains {
              isBreach(seats[$0], seats[target.position])
                && isWanted(memberships[$0], memberships[target])
            }
        },
        through: { seats[$0.position] == nil })
    }
    return ChainFinder.merged(found).compactMap { chain in
      guard let end = finder.end(of: chain), let target = seats[end.position] else { return nil }
      return ChainBreach(
        steps: chain.steps, starts: chain.starts, from: chain.key.from,
        to: target.components[0], reason: reason, endsWithItsSteps: true)
    }
  }
}
