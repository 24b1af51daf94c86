/// The modules in the order in which a workspace lists them.
struct ModuleOrder {
  private(set) var modules: [WorkspaceModule] = []
  private var newPositions: [Int: Int] = [:]

  /// - Parameter used: the files; without an unclaimed one there is no module for such.
  init(_ all: [WorkspaceModule], used: [PlacedFile]) {
    let hasUnclaimed = used.contains { all[$0.module].kind == .unclaimed }
    let order = all.indices.filter { hasUnclaimed || all[$0].kind != .unclaimed }
      .sorted { left, right in
        let (left, right) = (all[left], all[right])
        return left.name != right.name
          ? precedes(left.name, right.name) : precedes(left.package, right.package)
      }
    for (new, old) in order.enumerated() { newPositions[old] = new }
    modules = order.map { all[$0] }
  }

  /// - Parameter old: the position of a module of a file.
  func position(of old: Int) -> Int { newPositions[old] ?? 0 }
}
