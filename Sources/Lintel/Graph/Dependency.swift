import LintelArchitecture
import LintelGraph
import LintelReports
import LintelText
import LintelVocabulary

extension Architecture.Graph {
  /// All references by which one thing depends on another.
  public struct Dependency: Hashable, Sendable {
    /// The name of the type, file, folder, component or module that depends.
    public let from: String
    /// The name of what it depends on.
    public let to: String
    /// At least one: references to declarations before imports, each by path and place.
    public let references: [Reference]
  }

  /// One place where something is used.
  public struct Reference: Hashable, Sendable {
    public let kind: Architecture.ReferenceKind
    public let place: Architecture.Place
  }

  /// Things that all depend on each other, directly or not.
  public struct Cycle: Hashable, Sendable {
    /// Their names, at least two.
    public let nodes: [String]
    /// The dependencies between them without which there is no cycle, with few references.
    public let cuts: [Dependency]
  }
}

extension Architecture.Graph.Dependency: CustomStringConvertible {
  /// `'A' uses 'B': call at UI/A.swift:3:5 and 2 more`.
  public var description: String {
    let more = references.count > 1 ? " and \(references.count - 1) more" : ""
    return "'\(from.visible)' uses '\(to.visible)': \(references[0])\(more)"
  }

  init(
    from: String, to: String, _ references: [WrittenReference], root: String,
    _ locations: inout ReferenceLocations
  ) {
    self.init(
      from: from, to: to,
      references: references.map { reference in
        Architecture.Graph.Reference(
          kind: Architecture.ReferenceKind(reference.kind),
          place: Architecture.Place(locations.location(of: reference), root: root))
      })
  }
}

extension Architecture.Graph.Reference: CustomStringConvertible {
  /// `call at UI/A.swift:3:5`.
  public var description: String {
    "\(kind.rawValue) at \(place.path.visible):\(place.line):\(place.column)"
  }
}

extension Architecture.ReferenceKind {
  fileprivate init(_ kind: LintelVocabulary.ReferenceKind) {
    switch kind {
    case .import: self = .import
    case .inherit: self = .inherit
    case .conform: self = .conform
    case .extend: self = .extend
    case .type: self = .type
    case .construct: self = .construct
    case .static: self = .static
    case .call: self = .call
    case .member: self = .member
    case .attribute: self = .attribute
    case .cast: self = .cast
    case .keypath: self = .keypath
    case .alias: self = .alias
    }
  }
}

extension Architecture.Graph.Cycle: CustomStringConvertible {
  /// `'A' and 'B' depend on each other`, with what to cut.
  public var description: String {
    let names = list(nodes.map { "'\($0.visible)'" }, last: "and")
    return (["\(names) depend on each other"] + cuts.map { "cut \($0)" }).joined(separator: "; ")
  }
}
