import LintelConfiguration
import LintelFindings
import LintelText
import LintelVocabulary

/// Components and the arrows between them, as a drawing shows them.
package struct Diagram: Sendable {
  package struct Node: Sendable {
    package let id: String
    /// The names that the component may have in a rules file, best first; at least one.
    package var names: [String]
    package var mark: Mark
    /// The index of the group around the node.
    package var group: Int?
    /// Whether other nodes can be inside.
    package var isGroup: Bool
  }

  /// An arrow, which says that one node may use another.
  package struct Arrow: Sendable {
    /// Indices in ``Diagram/nodes``.
    package let from: Int
    package let to: Int
    package let place: SourceLocation
  }

  /// The nodes, in the order in which they are first named.
  package var nodes: [Node] = []
  package var arrows: [Arrow] = []

  package init() {}

  /// For each node, the indices of the nodes that it stands for: itself, and for a group all nodes
  /// inside.
  package var contents: [[Int]] {
    var result = nodes.indices.map { [$0] }
    for position in nodes.indices {
      for group in groups(around: position) { result[group].append(position) }
    }
    return result
  }

  /// Returns the groups around a node, from inside out.
  package func groups(around node: Int) -> [Int] {
    var groups: [Int] = []
    var current = nodes[node].group
    while let group = current {
      groups.append(group)
      current = nodes[group].group
    }
    return groups
  }
}
