import LintelGraph
import LintelText

/// Members of types that code elsewhere can use: for each type, a static member and a property.
struct MemberNames {
  private let graph: DependencyGraph
  private var statics: [DeclarationID: DeclarationID] = [:]
  private var properties: [DeclarationID: DeclarationID] = [:]
  /// The number of functions, variables, constants and enum cases, by name.
  private var counts: [UInt32: Int] = [:]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    for (id, value) in zip(graph.declarations.ids, graph.declarations) {
      guard [.function, .variable, .constant, .enumCase].contains(value.kind) else { continue }
      counts[value.name.id, default: 0] += 1
      let type = value.enclosing
      guard graph.declarations[type].kind.isNominalType, value.access > .fileprivate,
        NameRules.isPlain(graph.text(of: value.name))
      else { continue }
      if value.kind == .enumCase || value.traits.contains(.static) {
        if statics[type] == nil { statics[type] = id }
      } else if value.kind != .function, properties[type] == nil {
        properties[type] = id
      }
    }
  }

  /// Returns a static member of a type.
  func `static`(of type: DeclarationID) -> DeclarationID? { statics[type] }

  /// Returns a property of the values of a type.
  func property(of type: DeclarationID) -> DeclarationID? { properties[type] }

  /// Whether no other function, variable, constant or enum case has the name of `declaration`.
  func isAlone(_ declaration: DeclarationID) -> Bool {
    counts[graph.declarations[declaration].name.id] == 1
  }
}
