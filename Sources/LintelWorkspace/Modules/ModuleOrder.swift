import LintelVocabulary

/// The modules in the order in which a workspace lists them.
struct ModuleOrder {
  private(set) var modules: [WorkspaceModule] = []
  private var newPositions: [Int: Int] = [:]

  /// - Parameter used: the files; without an unclaimed one there is no module for such.
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

  /// The positions of a file's modules in ``modules``.
  func positions(of file: PlacedFile) -> [Int] {
    // The unclaimed files have the first of all modules, which has no name.
    file.modules.isEmpty ? [0] : file.modules.compactMap { newPositions[$0] }.sorted()
  }
}
