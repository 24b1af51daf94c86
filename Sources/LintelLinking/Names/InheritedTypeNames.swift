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
  private typealias Nested = [SDKNestedType.Meaning: Set<NameID>]

  init(
    _ scanned: ScannedFiles, _ sdk: SDKTable, _ table: borrowing DeclarationTable,
    _ scopes: borrowing ScopeTable,
    _ supertypes: [(declaration: DeclarationID, value: Supertype)],
    extensions externalTypes: [DeclarationID: NameID]
  ) {
    isOpen = [Bool](repeating: false, count: scanned.names.count)
    let outside = supertypes.lazy.filter { $0.value.declaration == nil }
    let required = Self.typesOfSelf(scanned, table)
    let known = Self.declaredNames(
      in: Set(externalTypes.values).union(outside.map(\.value.name.id))
        .union(required.map(\.type)), sdk, scanned.names, scopes)
    if known.isEmpty { return }
    let own = Self.nestedInExtensions(table, externalTypes)
    for (id, type) in externalTypes {
      guard let nested = known[type] else { continue }
      let seen = [.ofProtocol, .ofType, .parameter].compactMap { nested[$0] }
      for name in Set(seen.joined()) where own[type]?.contains(name) != true {
        hidden.append((name, id))
      }
    }
    for (id, type) in required {
      for name in known[type]?[.ofProtocol] ?? [] { hidden.append((name, id)) }
    }
    hidden.sort { ($0.declaration, $0.name) < ($1.declaration, $1.name) }
    for (id, supertype) in outside {
      guard let nested = known[supertype.name.id] else { continue }
      let kind = table.declarations[id].kind
      let meanings: [SDKNestedType.Meaning] =
        // The type of an enum's raw values is none that it inherits from.
        kind == .enum && sdk.isRawType(supertype.name.id)
        ? [.ofRawValues] : kind == .class ? [.ofProtocol, .ofType] : [.ofProtocol]
      for meaning in meanings { open[id, default: []].formUnion(nested[meaning] ?? []) }
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

  /// What extensions demand of `Self`: `extension P where Self: Collection`.
  private static func typesOfSelf(
    _ scanned: ScannedFiles, _ table: borrowing DeclarationTable
  ) -> [(extension: DeclarationID, type: NameID)] {
    var result: [(DeclarationID, NameID)] = []
    for (position, facts) in scanned.files.enumerated() {
      for requirement in facts.requirements
      where requirement.owner >= 0 && requirement.kind == .conformance
        && facts.declarations[Int(requirement.owner)].kind == .extension
        && facts.isAboutSelf(requirement)
      {
        guard let type = facts.references.typeReference(at: requirement.typeStart) else { continue }
        result.append(
          (
            table.number(of: requirement.owner, in: FileID(position)),
            facts.references[type].name
          ))
      }
    }
    return result
  }

  /// What types of SDKs nest, by their names: only what the project declares as well.
  private static func declaredNames(
    in types: Set<NameID>, _ sdk: SDKTable, _ names: NameTable, _ scopes: borrowing ScopeTable
  ) -> [NameID: Nested] {
    var nested: [NameID: [SDKNestedType]] = [:]
    for type in types {
      if let found = sdk.type(named: type) { nested[type] = sdk.nestedTypes(of: found) }
    }
    let numbers = names.numbers(of: Set(nested.values.joined().map(\.name)))
    var result: [NameID: Nested] = [:]
    for (type, all) in nested {
      for one in all {
        guard let number = numbers[one.name], scopes.isDeclared(number) else { continue }
        result[type, default: [:]][one.meaning, default: []].insert(number)
      }
    }
    return result
  }

  /// What the project itself nests in types of SDKs, which comes before what these inherit.
  private static func nestedInExtensions(
    _ table: borrowing DeclarationTable, _ externalTypes: [DeclarationID: NameID]
  ) -> Names<NameID> {
    var result: Names<NameID> = [:]
    for value in table.declarations where value.kind.isNominalType || value.kind == .typealias {
      guard let owner = value.owner, let type = externalTypes[owner] else { continue }
      result[type, default: []].insert(value.name.id)
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
