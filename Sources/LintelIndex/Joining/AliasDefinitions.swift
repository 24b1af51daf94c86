import LintelGraph
import LintelScanner

/// The definitions of typealiases in each module that compiles them.
struct AliasDefinitions {
  struct Definition {
    /// The type that the typealias stands for.
    var target: DeclarationID?
    /// If the typealias is more than the name of a type, the types in it: `Row` of
    /// `typealias Show = (Row) -> Void`.
    var parts: [DeclarationID] = []
  }

  private var definitions: [DeclarationID: ModuleValues<Definition>] = [:]

  subscript(alias: DeclarationID) -> ModuleValues<Definition>? { definitions[alias] }

  /// Adds the typealiases of one instance of a file.
  mutating func add(
    _ uses: [IndexedUse], of instance: CompiledInstance, _ graph: DependencyGraph
  ) {
    let places = instance.places
    var found: [DeclarationID: Definition] = [:]
    for use in uses {
      guard let reference = use.reference, let target = use.target, use.symbol.kind.isType
      else { continue }
      let fact = places.facts.references[Int(reference)]
      let owner = places.owner(ofReference: reference)
      guard graph.declarations[owner].kind == .typealias, target != owner,
        places.nextPart(after: reference) == nil
      else { continue }
      if fact.kind == .alias, places.head(of: reference).isWholeAlias {
        found[owner, default: Definition()].target = target
      } else if fact.isInTypePosition {
        found[owner, default: Definition()].parts.append(target)
      }
    }
    for (alias, definition) in found {
      definitions[alias, default: ModuleValues(definition, in: instance.module)]
        .add(definition, in: instance.module)
    }
  }
}
