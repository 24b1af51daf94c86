import LintelGraph

/// The declarations and modules where uses begin, and those where they end.
struct Sides {
  struct Side: OptionSet {
    let rawValue: UInt8
    static let from = Side(rawValue: 1)
    static let to = Side(rawValue: 2)

    /// The nodes of this side in a graph whose nodes are the two sides.
    var nodes: [Int32] { (contains(.from) ? [0] : []) + (contains(.to) ? [1] : []) }
  }

  private var ofDeclarations: [Side]
  /// For each module the sides that all its files have in common; `nil` if it has no files.
  private var ofModules: [Side?]

  /// - Parameters:
  ///   - from: where uses begin; `nil` for all code outside of `to`.
  ///   - to: where uses end; `nil` for all code outside of `from`.
  init(_ from: NamedSubject?, _ to: NamedSubject?, in graph: DependencyGraph) {
    ofDeclarations = [Side](repeating: [], count: graph.declarations.count)
    ofModules = [Side?](repeating: nil, count: graph.modules.count)
    mark(from, as: .from, orRestOf: to)
    mark(to, as: .to, orRestOf: from)
    if let from, let to {
      let shared = from.declarations.filter { self[$0] == [.from, .to] }
      if shared.count == from.declarations.count {
        for id in shared { ofDeclarations[id.position] = .from }
      } else if shared.count == to.declarations.count {
        for id in shared { ofDeclarations[id.position] = .to }
      }
    }
    for (id, file) in zip(graph.files.ids, graph.files) {
      let side = self[graph.scope(of: id)]
      for module in file.modules {
        ofModules[module.position] = ofModules[module.position]?.intersection(side) ?? side
      }
    }
  }

  subscript(declaration: DeclarationID) -> Side { ofDeclarations[declaration.position] }
  subscript(module: ModuleID) -> Side { ofModules[module.position] ?? [] }

  private mutating func mark(
    _ subject: NamedSubject?, as side: Side, orRestOf other: NamedSubject?
  ) {
    if let subject {
      for id in subject.declarations { ofDeclarations[id.position].insert(side) }
    } else {
      for position in ofDeclarations.indices { ofDeclarations[position].insert(side) }
      for id in other?.declarations ?? [] { ofDeclarations[id.position].remove(side) }
    }
  }
}
