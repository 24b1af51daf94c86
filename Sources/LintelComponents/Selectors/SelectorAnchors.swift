import LintelGraph

/// An index of the components that may contain a declaration, so that few selectors are evaluated
/// for each declaration.
///
/// The anchors of a component are tests; at least one of them must pass for its selector to apply.
struct SelectorAnchors {
  /// The indices of the components without anchors, e.g. a component with only a `not`.
  private var everywhere: [Int] = []
  private var byFile: [Int32: [Int]] = [:]
  private var byName: [Int32: [Int]] = [:]
  private var byDeclaration: [Int32: [Int]] = [:]
  private let graph: DependencyGraph

  init(_ evaluators: [SelectorEvaluator], _ graph: DependencyGraph) {
    self.graph = graph
    for (component, evaluator) in evaluators.enumerated() {
      guard let anchors = evaluator.anchors else {
        everywhere.append(component)
        continue
      }
      for anchor in anchors { add(component, at: anchor) }
    }
  }

  private mutating func add(_ component: Int, at anchor: SelectorLeaf) {
    for match in anchor.matches {
      switch anchor.subject {
      case .files: byFile[match.position, default: []].append(component)
      case .names: byName[match.position, default: []].append(component)
      case .declarations: byDeclaration[match.position, default: []].append(component)
      }
    }
  }

  /// Returns the indices of the components that may contain a declaration, ascending, each once.
  func candidates(for subject: SelectorSubject) -> [Int] {
    var found = everywhere + (byFile[subject.file.rawValue] ?? [])
    if let declaration = subject.declaration {
      found += byName[Int32(graph.declarations[declaration].name.id)] ?? []
      found += byDeclaration[declaration.rawValue] ?? []
    }
    return Set(found).sorted()
  }
}
