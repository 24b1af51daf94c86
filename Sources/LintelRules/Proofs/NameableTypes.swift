import LintelGraph

/// The types that a proof can let other code mention by their bare names: top-level ones whose names
/// mean nothing else in the project, or nothing else in their module for code of the same.
struct NameableTypes {
  private let graph: DependencyGraph
  private let types: [DeclarationID]
  /// What has each name.
  private let bearers: [Name: [DeclarationID]]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    var bearers: [Name: [DeclarationID]] = [:]
    for (position, value) in graph.declarations.enumerated()
    where value.kind.isNominalType || value.kind == .typealias || value.kind == .associatedtype {
      bearers[value.name, default: []].append(DeclarationID(position))
    }
    self.bearers = bearers
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
    for target in types where isTarget(target) {
      let user = users.first {
        isMeant(target, from: $0) && isVisible(target, from: $0) && isWanted($0, target)
      }
      if let user { return (user, target) }
    }
    return nil
  }

  /// Whether nothing else can be meant. What a module declares goes before what it imports, but not
  /// before what a type inherits, so others of the name must not be nested.
  private func isMeant(_ target: DeclarationID, from user: DeclarationID) -> Bool {
    let others = (bearers[graph.declarations[Int(target)].name] ?? []).filter { $0 != target }
    let home = module(of: target)
    return others.isEmpty
      || module(of: user) == home
        && others.allSatisfy { module(of: $0) != home && graph.outermost(of: $0) == $0 }
  }

  private func module(of declaration: DeclarationID) -> ModuleID {
    graph.files[Int(graph.declarations[Int(declaration)].file)].module
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
