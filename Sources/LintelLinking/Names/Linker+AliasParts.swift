import LintelGraph
import LintelScanner

extension Linker {
  /// Fills ``aliasParts``: `Row` for typealiases of `(Row) -> Void`, `[Row]` and `Result<Row, E>`.
  mutating func findAliasParts(_ workers: Workers) {
    let places = partPlaces()
    guard !places.isEmpty else { return }
    var parts: [DeclarationID: [DeclarationID]] = [:]
    for (place, target) in zip(places, targets(of: places, workers)) {
      // The meaning of an associated type depends on who uses the typealias.
      guard let target, target != place.owner, table.declarations[target].kind != .associatedtype
      else { continue }
      parts[place.owner, default: []].append(target)
    }
    var result: [DeclarationID: [DeclarationID]] = [:]
    for (id, value) in zip(table.declarations.ids, table.declarations)
    where value.kind == .typealias {
      var found: [DeclarationID] = []
      var open = [id]
      var seen: Set<DeclarationID> = [id]
      while found.count < Limits.nestedAliasParts, let alias = open.popLast() {
        for part in (parts[alias] ?? []).prefix(Limits.aliasParts)
        where seen.insert(part).inserted {
          found.append(part)
          open.append(part)
        }
        if let target = aliasTargets[alias], seen.insert(target).inserted {
          // The target of the typealias itself is already in `aliasTargets`.
          if alias != id { found.append(target) }
          open.append(target)
        }
      }
      if !found.isEmpty { result[id] = found }
    }
    aliasParts = result
  }

  /// Returns the paths in typealiases that are only a part of the aliased type: `Row` in
  /// `typealias Rows = [Row]`.
  private func partPlaces() -> [PathPlace] {
    var places: [PathPlace] = []
    for place in paths.heads(table, where: { $0.kind == .alias }) {
      let facts = scanned.files[place.head.file.position].references
      let first = facts[place.head]
      if !first.isWholeAlias { places.append(place) }
      var position = facts.following(place.head)
      while let segment = position, case let fact = facts[segment], fact.isInTypePosition,
        fact.isContinuation || fact.link == first.link && fact.kind != .alias
      {
        let isActive = active.contains(fact.condition, in: segment.file.position)
        if !fact.isContinuation, isActive {
          places.append(PathPlace(head: segment, owner: place.owner))
        }
        position = facts.following(segment)
      }
    }
    return places
  }
}
