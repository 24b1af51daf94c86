import LintelGraph
import LintelScanner

/// For each type of the project, the names of its direct external supertypes: `UIView` for
/// `class Badge: UIView {}`.
struct ExternalSupertypes {
  private let rows: Rows
  private let names: [NameID]

  init(
    _ supertypes: [(declaration: DeclarationID, value: Supertype)], declarationCount: Int
  ) {
    let external = supertypes.filter { $0.value.declaration == nil }
    let rows = Rows(grouping: external.map(\.declaration.rawValue), rowCount: declarationCount)
    self.rows = rows
    names = rows.values.map { external[Int($0)].value.name.id }
  }

  subscript(declaration: DeclarationID) -> ArraySlice<NameID> {
    names[range(of: declaration)]
  }

  /// Returns the indices of a type's external supertypes in this table.
  func range(of declaration: DeclarationID) -> Range<Int> { rows.range(of: declaration) }

  subscript(position: Int) -> NameID { names[position] }
}
