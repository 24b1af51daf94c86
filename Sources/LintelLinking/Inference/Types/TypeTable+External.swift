import LintelGraph
import LintelScanner

extension TypeTable {
  /// Returns the type of a value of an external type, or that type itself. Collections have kinds
  /// of their own, and `Optional<Row>` is a `Row`: the elements of `Set<Row>` are known.
  ///
  /// - Parameter outer: the type that contains the type.
  mutating func external(
    _ name: NameID, _ arguments: [TypeID], isMetatype: Bool, in outer: ValueType.Outer = .unknown
  ) -> TypeID {
    let name = linkage.known.original(of: name)
    if isMetatype { return make(.externalMetatype, named: name, arguments, in: outer) }
    if linkage.known.arrays.contains(name) {
      let element = arguments.first ?? TypeTable.unknown
      return name == linkage.known.array
        ? make(.array, [element]) : make(.array, named: name, [element])
    }
    if name == linkage.known.dictionary, arguments.count == 2 {
      return make(.dictionary, arguments)
    }
    if name == linkage.known.optional, let wrapped = arguments.first { return wrapped }
    return make(.external, named: name, arguments, in: outer)
  }
}
