/// Components and the arrows between them, as a drawing shows them.
struct Diagram: Sendable {
  struct Node: Sendable {
    let id: String
    /// What it may be called in a rules file, best first, at least one.
    var names: [String]
    var mark: Mark
    /// The position of the group around it.
    var group: Int?
    /// Whether other nodes can be inside.
    var isGroup: Bool
  }

  /// Says that one node may use another.
  struct Arrow: Sendable {
    /// Positions in ``Diagram/nodes``.
    let from: Int
    let to: Int
    let place: Place
  }

  /// In the order of first mention.
  var nodes: [Node] = []
  var arrows: [Arrow] = []

  /// For each node the positions of what it stands for: of a group everything inside, and the group
  /// itself.
  var contents: [[Int]] {
    var result = nodes.indices.map { [$0] }
    for position in nodes.indices {
      for group in groups(around: position) { result[group].append(position) }
    }
    return result
  }

  /// The groups that a node is in, from inside out.
  func groups(around node: Int) -> [Int] {
    var groups: [Int] = []
    var current = nodes[node].group
    while let group = current {
      groups.append(group)
      current = nodes[group].group
    }
    return groups
  }
}
