import LintelGraph
import LintelScanner

/// What typealiases stand for.
struct AliasTable {
  private var targets: [DeclarationID: DeclarationID] = [:]

  init(_ mentions: [[Mention]], _ places: [FilePlaces?], _ graph: DependencyGraph) {
    for (mentions, places) in zip(mentions, places) {
      guard let places else { continue }
      for mention in mentions {
        guard let reference = mention.reference, let target = mention.target,
          mention.symbol.kind.isType
        else { continue }
        let fact = places.facts.references[Int(reference)]
        let owner = places.owner(ofReference: reference)
        if fact.kind == .alias, places.head(of: reference).isWholeAlias,
          places.nextPart(after: reference) == nil,
          graph.declarations[Int(owner)].kind == .typealias, target != owner
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
