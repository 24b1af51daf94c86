import LintelGraph
import LintelScanner

extension Linker {
  /// Returns the types of a composition, including those of compositions that other typealiases
  /// stand for: `A` and `B` for `typealias C = A & B`; empty if the typealias does not stand for a
  /// composition.
  func supertypes(composing alias: DeclarationID) -> [Supertype] {
    var result: [Supertype] = []
    var seen: Set<DeclarationID> = []
    append(composing: alias, depth: 0, &seen, to: &result)
    return result
  }

  /// Adds the types of a composition.
  ///
  /// - Parameter seen: the typealiases whose types are already in `result`. Each is followed once,
  ///   because `typealias B = A & A` and so on doubles the types with each typealias.
  private func append(
    composing alias: DeclarationID, depth: Int, _ seen: inout Set<DeclarationID>,
    to result: inout [Supertype]
  ) {
    // A chain of aliases longer than this is a cycle.
    guard depth < 8, table.declarations[alias].kind == .typealias, seen.insert(alias).inserted
    else { return }
    let parts = parts(of: alias)
    if parts.isEmpty {
      if let target = aliasTargets[alias] {
        append(composing: target, depth: depth + 1, &seen, to: &result)
      }
      return
    }
    for place in parts {
      if result.count >= Limits.composedTypes { return }
      guard let found = whole(at: place) else {
        let name = paths.path(at: place).names.last ?? 0
        result.append(Supertype(name: Name(id: name), declaration: nil))
        continue
      }
      let type = followed(found)
      if let name = externalAliases[type] {
        result.append(Supertype(name: Name(id: name), declaration: nil))
        continue
      }
      result.append(Supertype(name: table.declarations[type].name, declaration: type))
      append(composing: found, depth: depth + 1, &seen, to: &result)
    }
  }

  private func parts(of alias: DeclarationID) -> [PathPlace] {
    let file = table.declarations[alias].file
    let facts = scanned.files[file.position]
    guard let fact = table.fact(of: alias) else { return [] }
    let start = facts.extents[Int(fact)].typeStart
    let others = facts.components(ofTypeAt: start)
    guard start > 0, !others.isEmpty else { return [] }
    return ([start] + others).compactMap { offset in
      facts.references.typeReference(at: offset).map {
        PathPlace(head: Segment($0, in: file), owner: alias)
      }
    }
  }
}

extension FileFacts {
  /// Returns where the further types of a composition that begins at an offset are written: `B` in
  /// `A & B`; empty for most types.
  func components(ofTypeAt start: UInt32) -> [UInt32] {
    let first = typeShapes.partitioningIndex { $0.inner > start }
    guard first < typeShapes.count, typeShapes[first].start == start else { return [] }
    return typeShapes[first...].prefix(Limits.aliasParts).prefix { $0.start >= start }
      .filter { $0.start == start && $0.shape == .component }.map(\.inner)
  }
}
