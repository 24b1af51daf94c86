import LintelGraph

/// The dependencies of both graphs that are compared: in files that the index covers, not
/// ambiguous, written, and on declarations that the index contains.
///
/// A file of several targets is compared as the targets that were built compile it: for the other
/// targets, the compiled graph has the dependencies found by names, which would be compared with
/// themselves. For the same reason, a dependency on a file that the index does not cover is left
/// out if the index has an unknown symbol at its location.
struct ComparedDependencies {
  /// The dependencies found by names.
  let found: [Dependency]
  /// The dependencies in the index.
  let there: [Dependency]
  /// The dependencies found by names that cannot be compared, in files that the index covers.
  let leftOut: [Dependency]

  private struct Use: Hashable {
    let from: DeclarationID
    let offset: UInt32
    let to: DeclarationID

    init(_ dependency: Dependency) {
      (from, offset, to) = (dependency.from, dependency.offset, dependency.to)
    }
  }

  /// - Parameter isLocal: whether a declaration lies in code, so that the index does not contain it.
  init(_ linked: DependencyGraph, _ compiled: CompiledGraph, isLocal: (DeclarationID) -> Bool) {
    func comparable(_ graph: DependencyGraph) -> [Dependency] {
      graph.dependencies.filter { value in
        compiled.meanings[graph.declarations[value.from].file.position] != nil
          && value.certainty != .ambiguous && !isLocal(value.to) && value.length > 0
      }
    }
    let covered = comparable(compiled.graph).filter(compiled.covers)
    let kept = Set(covered.lazy.filter { compiled.keepsName(of: $0) }.map(Use.init))
    there = covered.filter { !kept.contains(Use($0)) }
    var (found, leftOut): ([Dependency], [Dependency]) = ([], [])
    for value in comparable(linked) {
      if compiled.covers(value), !kept.contains(Use(value)) {
        found.append(value)
      } else {
        leftOut.append(value)
      }
    }
    (self.found, self.leftOut) = (found, leftOut)
  }
}

extension CompiledGraph {
  /// Whether a dependency of this graph was found by names, because the index has a symbol at its
  /// location and no definition of the symbol.
  fileprivate func keepsName(of dependency: Dependency) -> Bool {
    let file = graph.declarations[dependency.from].file
    return dependency.certainty != .compiled
      && meanings[file.position]?[dependency.offset]?.isExternal ?? false
  }
}
