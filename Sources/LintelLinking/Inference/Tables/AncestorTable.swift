import LintelGraph

/// For each type of the project, the types of the project that it inherits from, directly or not,
/// nearest first: `Middle` and then `Base` for `class Leaf: Middle {}`.
struct AncestorTable: ~Copyable {
  private let starts: [Int32]
  private let values: [DeclarationID]

  /// Types with more supertypes than this are not followed further.
  private static let limit = 64

  init(_ scopes: borrowing ScopeTable, declarationCount: Int) {
    var starts: [Int32] = []
    starts.reserveCapacity(declarationCount + 1)
    var values: [DeclarationID] = []
    for type in (0..<declarationCount).lazy.map({ DeclarationID($0) }) {
      starts.append(Int32(values.count))
      guard scopes.hasSupertypes(type) else { continue }
      let start = values.count
      values += scopes.supertypes(of: type).prefix(Limits.supertypes)
      var head = start
      while head < values.count, values.count - start < Self.limit {
        for supertype in scopes.supertypes(of: values[head]).prefix(Limits.supertypes)
        where values.count - start < Limits.supertypes && supertype != type
          && !values[start...].contains(supertype)
        {
          values.append(supertype)
        }
        head += 1
      }
    }
    starts.append(Int32(values.count))
    self.starts = starts
    self.values = values
  }

  /// Returns the indices of a type's supertypes in this table.
  func range(of type: DeclarationID) -> Range<Int> {
    Int(starts[type.position])..<Int(starts[type.position + 1])
  }

  func contains(_ ancestor: DeclarationID, of type: DeclarationID) -> Bool {
    range(of: type).contains { values[$0] == ancestor }
  }

  subscript(position: Int) -> DeclarationID { values[position] }
}
