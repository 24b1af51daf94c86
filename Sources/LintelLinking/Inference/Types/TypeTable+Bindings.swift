import LintelGraph
import LintelScanner

/// The generic parameters in types, and the types that values determine for them.
extension TypeTable {
  /// Binds the generic parameters of `target` that `type` contains, if a value of type `value` is
  /// passed for a parameter of type `type`: `T` is `Row` if a `[Row]` is passed for
  /// `_ values: [T]`.
  func bind(
    _ type: TypeID, to value: TypeID, of target: DeclarationID, _ bindings: inout [NameID: TypeID]
  ) {
    switch self[type].kind {
    case .parameter where self[type].declaration == target:
      let name = parameterName(of: type)
      if self[value].kind != .unknown, bindings[name] == nil { bindings[name] = value }
    case .array, .dictionary, .instance, .external, .tuple:
      let isCollection = self[type].kind == .array && self[value].kind == .array
      let areTuples =
        self[type].kind == .tuple && self[value].kind == .tuple
        && self[type].count == self[value].count
      guard isCollection || areTuples || self[type].isLike(self[value]) else { return }
      for (inner, other) in zip(operands(of: type), operands(of: value)) {
        bind(inner, to: other, of: target, &bindings)
      }
    default: break
    }
  }

  func hasParameter(_ id: TypeID, of target: DeclarationID) -> Bool {
    self[id].kind == .parameter
      ? self[id].declaration == target
      : self[id].containsParameter && hasOperand(id) { hasParameter($0, of: target) }
  }
}
