import LintelGraph
import LintelVocabulary

/// A dependency graph seen from a distance: what `lintel graph` draws.
public struct GraphSummary: Equatable, Sendable {
  /// One box of the drawing.
  public struct Node: Equatable, Sendable {
    /// Unique in its graph.
    public let id: String
    /// The text to show.
    public let label: String
    /// The name of the box drawn around all nodes of one group; `nil` for a node on its own.
    public let group: String?
    /// The names of the modules that compile some of it; `nil` for a node that is one.
    public let modules: [String]?

    public init(id: String, label: String, group: String? = nil, modules: [String]? = nil) {
      self.id = id
      self.label = label
      self.group = group
      self.modules = modules
    }
  }

  /// One arrow of the drawing.
  public struct Edge: Equatable, Sendable {
    /// The ids of two nodes.
    public let from: String
    public let to: String
    /// How many references the arrow stands for.
    public let count: Int
    /// The kinds of those references, in the order of ``ReferenceKind``.
    public let kinds: [ReferenceKind]
    /// How sure the surest of them is.
    public let certainty: Certainty
    /// Whether a rule is broken by at least one of them.
    public let isForbidden: Bool
    /// Where they are written, references to declarations before imports, each by path and place;
    /// empty when nobody wants to know.
    public let places: [Place]

    public init(
      from: String, to: String, count: Int, kinds: some Sequence<ReferenceKind> = [],
      certainty: Certainty = .named, isForbidden: Bool = false, places: [Place] = []
    ) {
      let kinds = Set(kinds)
      self.from = from
      self.to = to
      self.count = count
      self.kinds = ReferenceKind.allCases.filter(kinds.contains)
      self.certainty = certainty
      self.isForbidden = isForbidden
      self.places = places
    }
  }

  /// One reference that an arrow stands for.
  public struct Place: Equatable, Sendable {
    public let location: SourceLocation
    public let kind: ReferenceKind
    public let certainty: Certainty
    /// Why the name is ambiguous; `nil` for any other.
    public let ambiguity: Ambiguity?
    /// The names of the modules in which the name means this; `nil` for all that compile the file.
    public let modules: [String]?

    public init(
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

  public let level: NodeLevel
  /// By id.
  public let nodes: [Node]
  /// By `from` and `to`.
  public let edges: [Edge]

  /// Takes nodes with different ids, and edges between them, in any order; an edge's end that is
  /// no node's id becomes a node of its own.
  public init(level: NodeLevel, nodes: [Node], edges: [Edge]) {
    let missing = Set(edges.flatMap { [$0.from, $0.to] }).subtracting(nodes.map(\.id))
    self.level = level
    self.nodes = (nodes + missing.map { Node(id: $0, label: $0) }).sorted { $0.id < $1.id }
    self.edges = edges.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
  }

  /// The nodes of each group by the group's name, those without a group last.
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
