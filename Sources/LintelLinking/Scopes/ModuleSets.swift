import LintelGraph

/// The modules that each module leads to: a bit for each pair of modules.
struct ModuleSets {
  /// The number of words that hold the bits of one module.
  private let wordCount: Int
  private var words: [UInt64]

  /// Collects the modules that each module reaches in one step or more.
  ///
  /// Modules that reach each other have the same set. Any other set is the union of its successors'
  /// sets, computed word by word: the time is a sixty-fourth of modules times edges.
  ///
  /// - Parameter edges: the edges between modules, by index.
  init(reachedBy edges: Digraph) {
    wordCount = (edges.nodeCount + 63) / 64
    words = [UInt64](repeating: 0, count: edges.nodeCount * wordCount)
    var groupOf = [Int32?](repeating: nil, count: edges.nodeCount)
    for group in ReachableTargets(edges).sourcesFirst.reversed() {
      guard let first = group.first else { continue }
      for node in group { groupOf[Int(node)] = first }
      let row = Int(first) * wordCount
      for node in group {
        for next in edges.successors(of: node) {
          add(next, to: row, isOfGroup: groupOf[Int(next)] == first)
        }
      }
      for node in group.dropFirst() {
        for word in 0..<wordCount { words[Int(node) * wordCount + word] = words[row + word] }
      }
    }
  }

  /// Adds a module, and the modules that it reaches, to the set that begins at `row`.
  private mutating func add(_ module: Int32, to row: Int, isOfGroup: Bool) {
    words[row + Int(module) / 64] |= 1 << UInt64(module % 64)
    if isOfGroup { return }
    let other = Int(module) * wordCount
    for word in 0..<wordCount { words[row + word] |= words[other + word] }
  }

  /// Whether `module` is in the set of `owner`.
  func contains(_ module: ModuleID, in owner: ModuleID) -> Bool {
    let bit = owner.position * wordCount * 64 + module.position
    return words[bit / 64] >> UInt64(bit % 64) & 1 != 0
  }
}
