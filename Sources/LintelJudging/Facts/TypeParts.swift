import LintelGraph

/// The parts of types: their members, and their extensions in the project.
///
/// A class, so that the project is searched once, and only if a rule needs the parts.
package final class TypeParts {
  private let graph: DependencyGraph
  private lazy var parts = collected()
  /// The answers of ``canHideBehindProtocol(_:)`` by type, kept because thousands of findings may
  /// be about one type with thousands of members.
  private var hidesBehindProtocol: [DeclarationID: Bool] = [:]

  package init(_ graph: DependencyGraph) { self.graph = graph }

  /// Returns all declarations directly in a type or an extension of it, in the order of the graph.
  package func members(of type: DeclarationID) -> [DeclarationID] { parts.members[type] ?? [] }

  /// Returns the number of functions, initialisers, deinitialisers, subscripts, properties and enum
  /// cases of a type.
  package func memberCount(of type: DeclarationID) -> Int {
    members(of: type).count { member in
      switch graph.declarations[member].kind {
      case .function, .initializer, .deinitializer, .subscript, .variable, .constant, .enumCase:
        true
      default: false
      }
    }
  }

  /// Whether users of a type could use a protocol in its place: true for a class, an actor or a
  /// struct, with the exceptions below.
  ///
  /// False for an enum, because its users name its cases; for a namespace, which has no instances,
  /// e.g. `struct Theme { static let margin = 8 }`; for a struct with properties that has no
  /// methods, or that conforms to a protocol of values, e.g.
  /// `struct User: Codable { let name: String }`; and for a struct that is an error without
  /// methods.
  package func canHideBehindProtocol(_ type: DeclarationID) -> Bool {
    if let known = hidesBehindProtocol[type] { return known }
    let answer = isWorthProtocol(type)
    hidesBehindProtocol[type] = answer
    return answer
  }

  private func isWorthProtocol(_ type: DeclarationID) -> Bool {
    let kind = graph.declarations[type].kind
    guard kind == .class || kind == .actor || kind == .struct else { return false }
    let members = members(of: type).map { graph.declarations[$0] }
    let hasStatic = members.contains { $0.traits.contains(.static) }
    let own = members.filter { !$0.traits.contains(.static) }
    let hasMethods = own.contains {
      $0.kind == .subscript
        || $0.kind == .function && !Self.methodsOfValues.contains(graph.matchedText(of: $0.name))
    }
    let hasState = own.contains { $0.kind == .variable || $0.kind == .constant }
    let supertypes = Set(graph.supertypes(of: type).map { graph.matchedText(of: $0.name) })
    let isValue = hasState && (!hasMethods || !supertypes.isDisjoint(with: Self.protocolsOfValues))
    let isError = supertypes.contains("Error") && !hasMethods
    if kind == .struct, isValue || isError { return false }
    return hasMethods || hasState || !hasStatic || !supertypes.isEmpty
  }

  /// The protocols that mark a struct with state as a value.
  private static let protocolsOfValues: Set<String> = [
    "Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Comparable",
  ]

  /// The methods that `Encodable` and `Hashable` require, so that a struct with only these has no
  /// methods of its own.
  private static let methodsOfValues: Set<String> = ["encode", "hash"]

  /// Returns the extensions of a type, in the order of the graph.
  package func extensions(of type: DeclarationID) -> [DeclarationID] {
    parts.extensions[type] ?? []
  }

  private typealias Parts = (
    members: [DeclarationID: [DeclarationID]], extensions: [DeclarationID: [DeclarationID]]
  )

  private func collected() -> Parts {
    var parts: Parts = ([:], [:])
    for id in graph.declarations.ids {
      let value = graph.declarations[id]
      if let type = value.extendedType { parts.extensions[type, default: []].append(id) }
      guard let outer = value.owner else { continue }
      let owner = graph.declarations[outer]
      guard owner.kind.isNominalType || owner.kind == .extension else { continue }
      let type = owner.extendedType ?? outer
      parts.members[type, default: []].append(id)
    }
    return parts
  }
}
