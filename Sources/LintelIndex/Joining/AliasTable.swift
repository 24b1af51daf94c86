import LintelGraph
import LintelScanner

/// What typealiases stand for.
struct AliasTable {
  private var targets: [DeclarationID: DeclarationID] = [:]
  /// For each typealias of more than the name of a type, the types that are mentioned in it.
  private var parts: [DeclarationID: [DeclarationID]] = [:]

  init(_ uses: [[IndexedUse]], _ places: [FilePlaces?], _ graph: DependencyGraph) {
    for (uses, places) in zip(uses, places) {
      guard let places else { continue }
      for use in uses {
        guard let reference = use.reference, let target = use.target,
          use.symbol.kind.isType
        else { continue }
        let fact = places.facts.references[Int(reference)]
        let owner = places.owner(ofReference: reference)
        guard graph.declarations[owner].kind == .typealias, target != owner,
          places.nextPart(after: reference) == nil
        else { continue }
        if fact.kind == .alias, places.head(of: reference).isWholeAlias {
          targets[owner] = target
        } else if fact.isInTypePosition {
          parts[owner, default: []].append(target)
        }
      }
    }
  }

  /// The type that a typealias stands for, through any number of aliases; others are themselves.
  func followed(_ declaration: DeclarationID) -> DeclarationID {
    var current = declaration
    // A chain of aliases longer than this is a cycle.
    for _ in 0..<32 {
      guard let target = targets[current] else { break }
      current = target
    }
    return current
  }

  /// The types that a typealias mentions, through any number of aliases, apart from the one that it
  /// stands for.
  func parts(of declaration: DeclarationID) -> [DeclarationID] {
    guard parts[declaration] != nil || targets[declaration] != nil else { return [] }
    var found: [DeclarationID] = []
    var open = [declaration]
    var seen: Set<DeclarationID> = [declaration]
    while let alias = open.popLast() {
      for part in parts[alias] ?? [] where seen.insert(part).inserted {
        found.append(part)
        open.append(part)
      }
      if let target = targets[alias], seen.insert(target).inserted {
        if alias != declaration { found.append(target) }
        open.append(target)
      }
    }
    return found
  }
}
