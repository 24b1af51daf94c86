import LintelGraph

/// What names alone say, for what the index does not.
struct NamedDependencies {
  private let graph: DependencyGraph
  /// For each file, its dependencies in the graph.
  private let ranges: [Range<Int>]
  /// For each file the modules for which the index speaks of it.
  private let compiled: [[ModuleID]]

  /// - Parameters:
  ///   - graph: was linked by names.
  ///   - instances: of each file.
  init(_ graph: DependencyGraph, _ instances: [[CompiledInstance]]) {
    self.graph = graph
    compiled = instances.map { $0.map(\.module) }
    var ranges: [Range<Int>] = []
    var end = 0
    for file in graph.files.indices {
      let start = end
      while end < graph.dependencies.count,
        graph.declarations[graph.dependencies[end].from].file.position == file
      {
        end += 1
      }
      ranges.append(start..<end)
    }
    self.ranges = ranges
  }

  /// What a file depends on as one of its modules compiles it.
  func all(of file: FileID, in module: ModuleID) -> [Dependency] {
    graph.dependencies[ranges[file.position]]
      .filter { $0.modules == nil || graph.modules(of: $0).contains(module) }
      .map { $0.holding(in: nil) }
  }

  /// What the index has no symbol for, so that the name must do: what lies in a file that the
  /// index does not speak of, and an initialiser that nobody wrote, where '.init' leaves out the
  /// type.
  ///
  /// - Parameter meanings: what the index says at each offset.
  func withoutSymbol(
    of file: FileID, in module: ModuleID, _ meanings: [UInt32: CompiledGraph.Meaning]
  ) -> [Dependency] {
    all(of: file, in: module).filter { value in
      let target = graph.declarations[value.to]
      if value.kind == .construct, value.certainty == .inferred, target.kind.isNominalType {
        return meanings[value.offset] == nil
      }
      return !isCompiled(target.file, seenFrom: module)
        && meanings[value.offset]?.isExternal ?? false
    }
  }

  /// Whether the index has all symbols of a file that code of `module` may use.
  private func isCompiled(_ file: FileID, seenFrom module: ModuleID) -> Bool {
    let modules = compiled[file.position]
    return graph.files[file].isCompiled(in: module)
      ? modules.contains(module) : modules.count == graph.files[file].modules.count
  }
}
