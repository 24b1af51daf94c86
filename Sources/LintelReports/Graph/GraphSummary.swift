import LintelGraph
import LintelVocabulary

/// A graph of types, files, folders, components or modules, as `lintel graph` draws it.
package struct GraphSummary: Equatable, Sendable {
  /// One box of the drawing.
  package struct Node: Equatable, Sendable {
    /// The identifier, unique in the graph.
    package let id: String
    /// The text to show.
    package let label: String
    /// The name of the box drawn around all nodes of one group; `nil` for a node without a group.
    package let group: String?
    /// The names of the modules that compile code of the node; `nil` if the node is a module, or
    /// details are not wanted.
    package let modules: [String]?

    package init(id: String, label: String, group: String? = nil, modules: [String]? = nil) {
      self.id = id
      self.label = label
      self.group = group
      self.modules = modules
    }
  }

  /// One arrow of the drawing.
  package struct Edge: Equatable, Sendable {
    /// The identifier of the node that depends on the node ``to``.
    package let from: String
    package let to: String
    /// The number of references that the arrow stands for.
    package let count: Int
    /// The kinds of the references, in the order of ``ReferenceKind``.
    package let kinds: [ReferenceKind]
    /// The certainty of the most certain reference.
    package let certainty: Certainty
    /// The view that rules take of the references; `nil` if they take none.
    package let standing: Standing?
    /// The references with their locations: those to declarations, then imports, each in the order
    /// of the dependency graph; empty if details are not wanted.
    package let places: [Place]

    package init(
      from: String, to: String, count: Int, kinds: some Sequence<ReferenceKind> = [],
      certainty: Certainty = .named, standing: Standing? = nil, places: [Place] = []
    ) {
      let kinds = Set(kinds)
      self.from = from
      self.to = to
      self.count = count
      self.kinds = ReferenceKind.allCases.filter(kinds.contains)
      self.certainty = certainty
      self.standing = standing
      self.places = places
    }
  }

  /// The view that rules take of the references of an arrow.
  package enum Standing: String, Sendable {
    /// A rule states that one component may use the other, and no reference breaks a rule.
    case allowed
    /// At least one reference breaks a rule.
    case forbidden
    /// No rule states that one component may use the other, and no reference breaks a rule.
    case unregulated

    /// The color of the arrow; `nil` for the color of all text.
    var color: String? {
      switch self {
      case .allowed: nil
      case .forbidden: "red"
      case .unregulated: "gray"
      }
    }
  }

  /// One reference that an arrow stands for.
  package struct Place: Equatable, Sendable {
    package let location: SourceLocation
    package let kind: ReferenceKind
    package let certainty: Certainty
    /// The reason why the name is ambiguous; `nil` if it is not.
    package let ambiguity: Ambiguity?
    /// The names of the modules in which the name has this meaning; `nil` if it has this meaning in
    /// all modules that compile the file.
    package let modules: [String]?

    package init(
      location: SourceLocation, kind: ReferenceKind, certainty: Certainty = .named,
      ambiguity: Ambiguity? = nil, modules: [String]? = nil
    ) {
      self.location = location
      self.kind = kind
      self.certainty = certainty
      self.ambiguity = ambiguity
      self.modules = modules
    }
  }

  package let level: NodeLevel
  /// The nodes, sorted by `id`.
  package let nodes: [Node]
  /// The edges, sorted by `from` and `to`.
  package let edges: [Edge]

  /// Creates a graph from nodes with different identifiers and edges between them, both in any
  /// order. An end of an edge that is not the identifier of a node becomes a node of its own.
  package init(level: NodeLevel, nodes: [Node], edges: [Edge]) {
    let missing = Set(edges.flatMap { [$0.from, $0.to] }).subtracting(nodes.map(\.id))
    self.level = level
    self.nodes = (nodes + missing.map { Node(id: $0, label: $0) }).sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The nodes of each group, sorted by the name of the group; nodes without a group come last.
  var groups: [(name: String?, nodes: [Node])] {
    Dictionary(grouping: nodes, by: \.group)
      .sorted { left, right in
        guard let leftName = left.key else { return false }
        guard let rightName = right.key else { return true }
        return leftName < rightName
      }
      .map { (name: $0.key, nodes: $0.value) }
  }
}
