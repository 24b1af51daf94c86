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
    for (position, value) in graph.declarations.enumerated() {
      guard [.function, .variable, .constant, .enumCase].contains(value.kind) else { continue }
      counts[value.name.id, default: 0] += 1
      let owner = graph.declarations[Int(value.owner)]
      guard owner.kind.isNominalType, value.access > .fileprivate,
        NameRules.isPlain(graph.text(of: value.name))
      else { continue }
      let id = DeclarationID(position)
      if value.kind == .enumCase || value.traits.contains(.static) {
        if statics[value.owner] == nil { statics[value.owner] = id }
      } else if value.kind != .function, properties[value.owner] == nil {
        properties[value.owner] = id
      }
    }
  }

  /// A member of the type itself.
  func `static`(of type: DeclarationID) -> DeclarationID? { statics[type] }

  /// A property of the type's values.
  func property(of type: DeclarationID) -> DeclarationID? { properties[type] }

  /// Whether no other function or variable has the name of `declaration`.
  func isAlone(_ declaration: DeclarationID) -> Bool {
    counts[graph.declarations[Int(declaration)].name.id] == 1
  }
}
