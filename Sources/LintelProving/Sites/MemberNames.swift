import LintelGraph
import LintelText

/// Members of types that code elsewhere can use, one of each sort per type.
struct MemberNames {
  private let graph: DependencyGraph
  private var statics: [DeclarationID: DeclarationID] = [:]
  private var properties: [DeclarationID: DeclarationID] = [:]
  /// How many functions and variables there are of each name.
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

  /// A member of the type itself.
  func `static`(of type: DeclarationID) -> DeclarationID? { statics[type] }

  /// A property of the type's values.
  func property(of type: DeclarationID) -> DeclarationID? { properties[type] }

  /// Whether no other function or variable has the name of `declaration`.
  func isAlone(_ declaration: DeclarationID) -> Bool {
    counts[graph.declarations[declaration].name.id] == 1
  }
}
