import LintelGraph

/// What types consist of: their declaration, and all their extensions in the project.
struct TypeParts {
  private let graph: DependencyGraph
  private var membersOf: [DeclarationID: [DeclarationID]] = [:]
  private var extensionsOf: [DeclarationID: [DeclarationID]] = [:]

  init(_ graph: DependencyGraph) {
    self.graph = graph
    for id in graph.declarations.indices.lazy.map(DeclarationID.init) {
      let value = graph.declarations[Int(id)]
      if value.extendedType >= 0 { extensionsOf[value.extendedType, default: []].append(id) }
      guard value.owner >= 0 else { continue }
      let owner = graph.declarations[Int(value.owner)]
      if owner.kind.isNominalType || owner.kind == .extension {
        membersOf[owner.extendedType >= 0 ? owner.extendedType : value.owner, default: []].append(
          id)
      }
    }
  }

  /// Everything declared directly in a type or an extension of it, in the order of the graph.
  func members(of type: DeclarationID) -> [DeclarationID] { membersOf[type] ?? [] }

  /// How many functions, initializers, subscripts, properties and enum cases a type has.
  func memberCount(of type: DeclarationID) -> Int {
    members(of: type).count { member in
      switch graph.declarations[Int(member)].kind {
      case .function, .initializer, .deinitializer, .subscript, .variable, .constant, .enumCase:
        true
      default: false
      }
    }
  }

  /// How many lines of code a declaration has; a type with all its extensions.
  func lineCount(of declaration: DeclarationID, in context: RuleContext) -> Int {
    ([declaration] + (extensionsOf[declaration] ?? []))
      .reduce(0) { $0 + context.texts.lineCount(of: $1) }
  }
}
