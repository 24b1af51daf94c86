import LintelGraph

/// What selectors need to know about a graph as a whole.
struct SelectorIndex {
  let graph: DependencyGraph
  /// The text of every name, by `Name.id`.
  let names: [String]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    names = (0..<graph.nameCount).map { graph.text(of: Name(id: UInt32($0))) }
  }

  /// Whether some declaration, other than a file's scope, passes the test.
  func isDeclared(_ test: (Declaration) -> Bool) -> Bool {
    graph.declarations.contains { $0.kind != .file && test($0) }
  }

  /// Which declarations have a supertype of a matching name, directly or through others.
  func inheritors(of pattern: NamePattern) -> [Bool] {
    let matches = names.map { pattern.matches($0) }
    var result = [Bool](repeating: false, count: graph.declarations.count)
    var subtypes: [DeclarationID: [DeclarationID]] = [:]
    var pending: [DeclarationID] = []
    for declaration in graph.declarations.indices.lazy.map(DeclarationID.init) {
      for supertype in graph.supertypes(of: declaration) {
        if supertype.declaration >= 0 {
          subtypes[supertype.declaration, default: []].append(declaration)
        }
        if matches[Int(supertype.name.id)], !result[Int(declaration)] {
          result[Int(declaration)] = true
          pending.append(declaration)
        }
      }
    }
    while let supertype = pending.popLast() {
      for subtype in subtypes[supertype] ?? [] where !result[Int(subtype)] {
        result[Int(subtype)] = true
        pending.append(subtype)
      }
    }
    return result
  }
}
