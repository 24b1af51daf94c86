import LintelGraph

extension DependencyGraph {
  /// The type or typealias that `declaration` is or belongs to, for a member of an extension the
  /// extended type; `nil` for code outside every type.
  func type(around declaration: DeclarationID) -> DeclarationID? {
    var current = declaration
    while current >= 0 {
      let value = declarations[Int(current)]
      if value.kind.isNominalType || value.kind == .typealias { return current }
      current = value.kind == .extension ? value.extendedType : value.owner
    }
    return nil
  }
}
