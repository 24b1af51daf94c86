import LintelGraph
import LintelScanner

/// The generic arguments of types that are nested in generic types.
///
/// The operands of a type are its own generic arguments, then those of the type around it, and so
/// on: `Int` and `Row` for `Store<Row>.Cell<Int>`.
extension TypeTable {
  /// Returns the generic parameters of a type, followed by those of the types around it.
  func parameters(of type: DeclarationID) -> [GenericParameter] {
    ownParameters(of: type) + parameters(around: type)
  }

  /// Returns the generic parameters of the types around a type, from the inside out.
  func parameters(around type: DeclarationID) -> [GenericParameter] {
    var result: [GenericParameter] = []
    var current = type
    for _ in 0..<Limits.genericNesting {
      guard let outer = typeAround(current) else { break }
      result += ownParameters(of: outer)
      current = outer
    }
    return result
  }

  private func ownParameters(of type: DeclarationID) -> [GenericParameter] {
    linkage.genericParameters(of: type).map { GenericParameter(owner: type, name: $0) }
  }

  /// Returns the type of the project in which a type is declared: `Store` for `Cell` in
  /// `extension Store { struct Cell {} }`; `nil` if there is none.
  func typeAround(_ type: DeclarationID) -> DeclarationID? {
    guard let owner = declaration(type).owner else { return nil }
    let value = declaration(owner)
    guard value.kind == .extension else { return value.kind.isNominalType ? owner : nil }
    return value.extendedType.flatMap { declaration($0).kind.isNominalType ? $0 : nil }
  }
}
