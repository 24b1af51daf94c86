import LintelGraph
import LintelScanner

/// The names of types that code inherits from SDKs, where the project declares a type of the same
/// name further out: `Key` in `extension Dictionary`.
///
/// In an extension of an SDK type, the compiler chooses the type nested in that SDK type. In a type
/// that conforms to an SDK protocol, it chooses the project's type if it is visible, but the code
/// also compiles without that type, so only the author knows whether it was meant: `Context` in
/// `struct A: UIViewRepresentable`.
///
/// A name that begins with no capital letter may be that of an inherited value: with a `struct view`
/// in the project, `view` in `class A: UIViewController`.
struct InheritedTypeNames {
  /// The pairs of such a name and an extension in which it means no type of the project: an
  /// extension of an SDK type, or one that requires `Self` to conform to an SDK protocol.
  private(set) var hidden: [(name: NameID, declaration: DeclarationID)] = []
  /// For each type, the names that it inherits.
  private var open: [DeclarationID: Set<NameID>] = [:]
  /// For each name, whether any type inherits it.
  private var isOpen: [Bool]

  /// The names for each type, by the name of the type or by its declaration.
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
    let values = Self.smallTypesNamedLikeMembers(scanned, sdk)
    if known.isEmpty, values.isEmpty { return }
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
    if !values.isEmpty {
      for (id, type) in externalTypes { open[id] = values.filter { sdk.mayHave($0, type) } }
      for (id, supertype) in outside {
        open[id, default: []].formUnion(values.filter { sdk.mayHave($0, supertype.name.id) })
      }
    }
    for (id, supertype) in outside {
      guard let nested = known[supertype.name.id] else { continue }
      let kind = table.declarations[id].kind
      let meanings: [SDKNestedType.Meaning] =
        // The type of an enum's raw values is not a supertype.
        kind == .enum && sdk.isRawType(supertype.name.id)
        ? [.ofRawValues] : kind == .class ? [.ofProtocol, .ofType] : [.ofProtocol]
      for meaning in meanings { open[id, default: []].formUnion(nested[meaning] ?? []) }
    }
    Self.spread(&open, Self.subtypes(supertypes))
    for name in open.values.joined() { isOpen[Int(name)] = true }
  }

  /// Whether any type of the project may inherit a type named `name`.
  func isInheritedAnywhere(_ name: NameID) -> Bool { isOpen[Int(name)] }

  /// Whether a type around a declaration may inherit a type named `name`, which would hide one
  /// declared further out: `ID` in `struct A: Identifiable { struct Inner { var i: ID } }`.
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

  /// Returns the names of types that begin with no capital letter, and that members of SDKs have.
  private static func smallTypesNamedLikeMembers(
    _ scanned: ScannedFiles, _ sdk: SDKTable
  ) -> Set<NameID> {
    if scanned.smallTypes.isEmpty { return [] }
    return Set(
      scanned.names.numbers(of: scanned.smallTypes.inExpressions).values.filter(sdk.isMember))
  }

  /// Returns the types that extensions require of `Self`: `extension P where Self: Collection`.
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

  /// Returns the names of types nested in SDK types, by the name of the latter, if the project
  /// declares these names as well.
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

  /// Returns the names of types that the project itself nests in SDK types, which hide those that
  /// the SDK types inherit: `extension Data { struct Element {} }`.
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

  /// Adds the names of each type to its subtypes in the project, direct and indirect.
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

extension SDKTable {
  /// Whether a type outside of the project may have a member of a name.
  fileprivate func mayHave(_ name: NameID, _ type: NameID) -> Bool {
    self.type(named: type).flatMap { has(memberNamed: name, $0) } ?? true
  }
}
