import LintelGraph

/// The types that a proof can let other code mention by their bare names: top-level ones whose names
/// mean nothing else in the project.
struct NameableTypes {
  private let graph: DependencyGraph
  private let types: [DeclarationID]
  private let unique: Set<DeclarationID>

  init(_ graph: DependencyGraph) {
    self.graph = graph
    var bearers: [Name: [DeclarationID]] = [:]
    for (position, value) in graph.declarations.enumerated()
    where value.kind.isNominalType || value.kind == .typealias || value.kind == .associatedtype {
      bearers[value.name, default: []].append(DeclarationID(position))
    }
    unique = Set(bearers.values.filter { $0.count == 1 }.joined())
    types = graph.declarations.indices.map(DeclarationID.init).filter { declaration in
      let value = graph.declarations[Int(declaration)]
      return value.kind.isNominalType && graph.outermost(of: declaration) == declaration
    }
  }

  /// The first two types of which the one can mention the other.
  func pair(
    from isUser: (DeclarationID) -> Bool, to isTarget: (DeclarationID) -> Bool,
    where isWanted: (DeclarationID, DeclarationID) -> Bool
  ) -> (from: DeclarationID, to: DeclarationID)? {
    let users = types.filter { graph.declarations[Int($0)].kind != .protocol && isUser($0) }
    for target in types where unique.contains(target) && isTarget(target) {
      if let user = users.first(where: { isVisible(target, from: $0) && isWanted($0, target) }) {
        return (user, target)
      }
    }
    return nil
  }

  private func isVisible(_ target: DeclarationID, from user: DeclarationID) -> Bool {
    let (here, there) = (graph.declarations[Int(user)].file, graph.declarations[Int(target)].file)
    if here == there { return true }
    let access = graph.declarations[Int(target)].access
    let home = graph.files[Int(there)].module
    if graph.files[Int(here)].module == home { return access > .fileprivate }
    return graph.imports.contains {
      $0.file == here && $0.module == home && access >= ($0.isTestable ? .internal : .package)
    }
  }
}
