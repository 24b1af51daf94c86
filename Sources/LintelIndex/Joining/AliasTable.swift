import LintelGraph
import LintelScanner

/// What typealiases stand for.
struct AliasTable {
  private var targets: [DeclarationID: DeclarationID] = [:]

  init(_ uses: [[IndexedUse]], _ places: [FilePlaces?], _ graph: DependencyGraph) {
    for (uses, places) in zip(uses, places) {
      guard let places else { continue }
      for use in uses {
        guard let reference = use.reference, let target = use.target,
          use.symbol.kind.isType
        else { continue }
        let fact = places.facts.references[Int(reference)]
        let owner = places.owner(ofReference: reference)
        if fact.kind == .alias, places.head(of: reference).isWholeAlias,
          places.nextPart(after: reference) == nil,
          graph.declarations[owner].kind == .typealias, target != owner
        {
          targets[owner] = target
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
}
