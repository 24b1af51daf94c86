import LintelGraph
import LintelScanner

/// The names of types that code inherits from SDKs, where the project declares a type of the same
/// name further out.
///
/// The compiler takes what an extension of a type of an SDK sees in that type. In a type that
/// conforms to a protocol of an SDK it takes the project's type where it can see that, but the code
/// compiles without that type as well: whether it was meant, only its author knows.
struct InheritedTypeNames {
  /// Each such name with an extension of an external type in which it means nothing of the project.
  private(set) var hidden: [(name: NameID, declaration: DeclarationID)] = []
  /// For each type the names that it inherits.
  private var open: [DeclarationID: Set<NameID>] = [:]
  /// For each name whether any type has it among those.
  private var isOpen: [Bool]

  /// Names for each type, by its own name or in the project.
  private typealias Names<Key: Hashable> = [Key: Set<NameID>]

  init(
    _ scanned: ScannedFiles, _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable,
    _ supertypes: [(declaration: DeclarationID, value: Supertype)],
    extensions externalTypes: [DeclarationID: NameID]
  ) {
    isOpen = [Bool](repeating: false, count: scanned.names.count)
    let known = Self.declaredNames(scanned.names, scopes)
    if known.isEmpty { return }
    for (id, type) in externalTypes {
      for name in Set([.ofExtended, .ofProtocol].compactMap { known[$0]?[type] }.joined()) {
        hidden.append((name, id))
      }
    }
    hidden.sort { ($0.declaration, $0.name) < ($1.declaration, $1.name) }
    for (id, supertype) in supertypes where supertype.declaration == nil {
      let name = supertype.name.id
      open[id, default: []].formUnion(known[.ofProtocol]?[name] ?? [])
      if table.declarations[id].kind == .enum {
        open[id, default: []].formUnion(known[.ofRawValues]?[name] ?? [])
      }
    }
    Self.spread(&open, Self.subtypes(supertypes))
    for name in open.values.joined() { isOpen[Int(name)] = true }
  }

  /// Whether any type of the project may inherit a type of that name.
  func isInheritedAnywhere(_ name: NameID) -> Bool { isOpen[Int(name)] }

  /// Whether `name` in a declaration may be inherited by a type around it, which would come before
  /// what is declared further out.
  func mayBeInherited(
    _ name: NameID, in declaration: DeclarationID, _ table: borrowing DeclarationTable
  ) -> Bool {
    var scope: DeclarationID? = declaration
    while let current = scope {
      let value = table.declarations[current]
      if open[value.extendedType ?? current]?.contains(name) ?? false { return true }
      scope = value.owner
    }
    return false
  }

  /// What types of SDKs nest, by their names: only what the project declares as well.
  private static func declaredNames(
    _ names: NameTable, _ scopes: borrowing ScopeTable
  ) -> [SDKNestedTypes.Meaning: Names<NameID>] {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    let rows = SDKNestedTypes.all.map { ($0.meaning, words($0.types), words($0.nested)) }
    let numbers = names.numbers(of: Set(rows.flatMap { $0.1 + $0.2 }))
    var result: [SDKNestedTypes.Meaning: Names<NameID>] = [:]
    for (meaning, types, nested) in rows {
      let declared = nested.compactMap { numbers[$0] }.filter { scopes.isDeclared($0) }
      if declared.isEmpty { continue }
      for type in types.compactMap({ numbers[$0] }) {
        result[meaning, default: [:]][type, default: []].formUnion(declared)
      }
    }
    return result
  }

  private static func subtypes(
    _ supertypes: [(declaration: DeclarationID, value: Supertype)]
  ) -> [DeclarationID: [DeclarationID]] {
    var result: [DeclarationID: [DeclarationID]] = [:]
    for (id, supertype) in supertypes {
      if let type = supertype.declaration { result[type, default: []].append(id) }
    }
    return result
  }

  /// Hands names on to the subtypes of a type in the project, and to theirs.
  private static func spread(
    _ names: inout Names<DeclarationID>, _ subtypes: [DeclarationID: [DeclarationID]]
  ) {
    var queue = Array(names.keys)
    while let type = queue.popLast() {
      guard let own = names[type], !own.isEmpty else { continue }
      for subtype in subtypes[type] ?? [] where !own.isSubset(of: names[subtype] ?? []) {
        names[subtype, default: []].formUnion(own)
        queue.append(subtype)
      }
    }
  }
}
