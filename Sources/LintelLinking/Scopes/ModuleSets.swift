import LintelGraph

/// For each module a set of modules.
struct ModuleSets {
  private let moduleCount: Int
  private var pairs: BitVector

  init(_ sets: [[ModuleID]]) {
    moduleCount = sets.count
    pairs = BitVector(count: sets.count * sets.count)
    for (owner, set) in sets.enumerated() {
      for module in set { pairs.insert(owner * moduleCount + module.position) }
    }
  }

  /// Whether `module` is in the set of `owner`.
  func contains(_ module: ModuleID, in owner: ModuleID) -> Bool {
    pairs[owner.position * moduleCount + module.position]
  }
}
