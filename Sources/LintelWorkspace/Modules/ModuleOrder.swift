import LintelVocabulary

/// The modules in the order in which a workspace lists them.
struct ModuleOrder {
  private(set) var modules: [WorkspaceModule] = []
  private var newPositions: [Int: Int] = [:]

  /// - Parameter used: the files; the module of the unclaimed files is left out if all of the files
  ///   have modules.
  init(_ all: [WorkspaceModule], used: [PlacedFile]) {
    let hasUnclaimed = used.contains(where: \.modules.isEmpty)
    let order = all.indices.filter { hasUnclaimed || all[$0].kind != .unclaimed }
      .sorted { left, right in
        let (left, right) = (all[left], all[right])
        // The sort is stable: targets of one project stay in its order.
        return left.name != right.name
          ? RelativePath.precedes(left.name, right.name)
          : RelativePath.precedes(left.package, right.package)
      }
    for (new, old) in order.enumerated() { newPositions[old] = new }
    modules = order.map { old in
      var module = all[old]
      module.dependencies = module.dependencies.compactMap { newPositions[$0] }.sorted()
      return module
    }
  }

  /// Returns the indices of a file's modules in ``modules``.
  func positions(of file: PlacedFile) -> [Int] {
    // The module of the unclaimed files is the first, because it has no name.
    file.modules.isEmpty ? [0] : file.modules.compactMap { newPositions[$0] }.sorted()
  }
}
