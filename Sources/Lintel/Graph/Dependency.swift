import LintelArchitecture
import LintelGraph
import LintelReports
import LintelText
import LintelVocabulary

extension Architecture.Graph {
  /// A dependency between two types, files, folders, components or modules, with all its
  /// references.
  public struct Dependency: Hashable, Sendable {
    /// The name of the type, file, folder, component or module that depends on ``to``.
    public let from: String
    /// The name of the type, file, folder, component or module that ``from`` depends on.
    public let to: String
    /// The references, at least one: those to declarations, then imports. Each of the two parts is
    /// sorted by file path, then by the declaration that contains the reference, then by location.
    public let references: [Reference]
  }

  /// A use of a declaration or an import of a module, with its kind and location.
  public struct Reference: Hashable, Sendable {
    public let kind: Architecture.ReferenceKind
    public let place: Architecture.Place
  }

  /// Types, files, folders, components or modules that all depend on each other, directly or
  /// indirectly.
  public struct Cycle: Hashable, Sendable {
    /// The names of the types, files, folders, components or modules, at least two.
    public let nodes: [String]
    /// The dependencies to cut so that no cycle is left, chosen to have few references.
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
  /// `'A' and 'B' depend on each other`, followed by the dependencies to cut.
  public var description: String {
    let names = list(nodes.map { "'\($0.visible)'" }, last: "and")
    return (["\(names) depend on each other"] + cuts.map { "cut \($0)" }).joined(separator: "; ")
  }
}
