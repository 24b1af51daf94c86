import LintelGraph

/// The dependencies found by names alone, for uses that the index does not cover.
struct NamedDependencies {
  private let graph: DependencyGraph
  /// For each file, the range of its dependencies in the graph.
  private let ranges: [Range<Int>]
  /// For each file, the modules for which the index covers it.
  private let covered: [[ModuleID]]

  /// - Parameters:
  ///   - graph: the graph that was linked by names.
  ///   - covered: for each file, the modules for which the index covers it.
  init(_ graph: DependencyGraph, covered: [[ModuleID]]) {
    self.graph = graph
    self.covered = covered
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

  /// Returns the dependencies of a file as one of its modules compiles it.
  func all(of file: FileID, in module: ModuleID) -> [Dependency] {
    graph.dependencies[ranges[file.position]]
      .filter { $0.modules == nil || graph.modules(of: $0).contains(module) }
      .map { $0.holding(in: nil) }
  }

  /// Returns the dependencies for which the index has no symbol, so that names decide: dependencies
  /// on declarations in a file that the index does not cover; and dependencies on a type that
  /// `.init` constructs if no initialiser is declared, as in `let row: Row = .init()`.
  ///
  /// - Parameter meanings: the meanings of the index, by offset.
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

  /// Whether the index has all symbols of a file that code of `module` may use: it covers the file
  /// for `module`; or, if `module` does not compile the file, for all modules that compile it and
  /// that `module` is declared to depend on; or, if there are none, for all that compile it.
  private func isCompiled(_ file: FileID, seenFrom module: ModuleID) -> Bool {
    let modules = covered[file.position]
    let all = graph.files[file].modules
    if modules.count == all.count { return true }
    if all.contains(module) { return modules.contains(module) }
    let declared = all.filter(graph.modules[module].dependencies.contains)
    return !declared.isEmpty && declared.allSatisfy(modules.contains)
  }
}
