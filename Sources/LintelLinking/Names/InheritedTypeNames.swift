import LintelGraph
import LintelScanner

/// The names of types that code inherits from SDKs, where the project declares a type of the same
/// name further out.
enum InheritedTypeNames {
  /// Each such name with a type, or an extension of an external type, in which it is hidden.
  static func all(
    in scanned: ScannedFiles, _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable,
    _ supertypes: [(declaration: DeclarationID, value: Supertype)],
    extensions externalTypes: [DeclarationID: NameID]
  ) -> [(name: NameID, declaration: DeclarationID)] {
    let nested = nestedNames(scanned.names, scopes)
    if nested.isEmpty { return [] }
    var hidden: [DeclarationID: Set<NameID>] = [:]
    for (id, type) in externalTypes {
      if let names = nested[type] { hidden[id, default: []].formUnion(names) }
    }
    for (id, supertype) in supertypes where supertype.declaration == nil {
      if let names = nested[supertype.name.id] { hidden[id, default: []].formUnion(names) }
    }
    spread(&hidden, supertypes)
    var result: [(name: NameID, declaration: DeclarationID)] = []
    for (id, names) in hidden {
      for name in names where scopes.types(named: name, in: .declaration(id)).isEmpty {
        result.append((name, id))
      }
    }
    return result.sorted { ($0.declaration, $0.name) < ($1.declaration, $1.name) }
  }

  /// What types of SDKs nest, by their names: only what the project declares as well.
  private static func nestedNames(
    _ names: NameTable, _ scopes: borrowing ScopeTable
  ) -> [NameID: Set<NameID>] {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let rows = SDKNestedTypes.all.map { (words($0.types), words($0.nested)) }
    let numbers = names.numbers(of: Set(rows.flatMap { $0 + $1 }))
    var result: [NameID: Set<NameID>] = [:]
    for (types, nested) in rows {
      let declared = nested.compactMap { numbers[$0] }.filter { scopes.isDeclared($0) }
      if declared.isEmpty { continue }
      for type in types.compactMap({ numbers[$0] }) {
        result[type, default: []].formUnion(declared)
      }
    }
    return result
  }

  /// Hands names on to the subtypes of a type in the project, and to theirs.
  private static func spread(
    _ hidden: inout [DeclarationID: Set<NameID>],
    _ supertypes: [(declaration: DeclarationID, value: Supertype)]
  ) {
    var subtypes: [DeclarationID: [DeclarationID]] = [:]
    for (id, supertype) in supertypes {
      if let type = supertype.declaration { subtypes[type, default: []].append(id) }
    }
    var queue = Array(hidden.keys)
    while let type = queue.popLast() {
      guard let names = hidden[type] else { continue }
      for subtype in subtypes[type] ?? [] where !names.isSubset(of: hidden[subtype] ?? []) {
        hidden[subtype, default: []].formUnion(names)
        queue.append(subtype)
      }
    }
  }
}
