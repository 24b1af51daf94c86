import LintelGraph
import LintelScanner

/// The types `CodingKeys` that the compiler synthesises.
///
/// A type with synthesised coding methods has such a nested type, which hides any `CodingKeys`
/// further out: `struct Row: Codable { var id: Int }`.
enum SynthesizedCodingKeys {
  /// Returns a pair for each type that has synthesised `CodingKeys`: this name, and the type, in
  /// which the name means no type of the project.
  static func all(
    in scanned: ScannedFiles, _ table: borrowing DeclarationTable, _ scopes: borrowing ScopeTable,
    _ supertypes: [(declaration: DeclarationID, value: Supertype)]
  ) -> [(name: NameID, declaration: DeclarationID)] {
    let names = scanned.names.numbers(of: [
      "CodingKeys", "Codable", "Decodable", "Encodable", "RawRepresentable", "String", "Int",
      "encode", "from", "to",
    ])
    guard let keys = names["CodingKeys"], scopes.isDeclared(keys) else { return [] }
    var methods: [NameID: CodingMethods] = [:]
    for (name, made) in CodingMethods.ofProtocols {
      if let name = names[name] { methods[name] = made }
    }
    var makers: [DeclarationID: CodingMethods] = [:]
    for (type, supertype) in supertypes where supertype.declaration == nil {
      if let made = methods[supertype.name.id] { makers[type, default: []].formUnion(made) }
    }
    // A raw value is encoded without keys.
    let rawValues = ["RawRepresentable", "String", "Int"].compactMap { names[$0] }
    for (type, supertype) in supertypes where rawValues.contains(supertype.name.id) {
      makers[type] = nil
    }
    let labels = CodingLabels(names)
    for value in table.declarations.ids {
      guard let (type, method) = method(value, scanned, table, labels) else {
        continue
      }
      makers[type]?.remove(method)
    }
    var types: [DeclarationID] = []
    for (type, methods) in makers
    where table.declarations[type].kind.isNominalType && !methods.isEmpty
      && scopes.types(named: keys, in: .declaration(type)).isEmpty
    {
      types.append(type)
    }
    return types.sorted().map { (keys, $0) }
  }

  /// Returns the type whose `init(from:)` or `encode(to:)` a declaration is, and which of the two;
  /// `nil` for any other declaration.
  private static func method(
    _ id: DeclarationID, _ scanned: ScannedFiles, _ table: borrowing DeclarationTable,
    _ names: CodingLabels
  ) -> (type: DeclarationID, method: CodingMethods)? {
    let value = table.declarations[id]
    let method: CodingMethods
    switch value.kind {
    case .initializer: method = .initializer
    case .function where value.name.id == names.encode: method = .method
    default: return nil
    }
    guard let first = table.parameters[id.position].first,
      scanned.files[value.file.position].parameters[Int(first)].label
        == (method == .initializer ? names.from : names.to)
    else { return nil }
    let owner = table.declarations[value.enclosing]
    return (owner.extendedType ?? value.enclosing, method)
  }
}

/// The names in the signatures of coding methods.
private struct CodingLabels {
  let encode: NameID?
  let from: NameID?
  let to: NameID?

  init(_ names: [String: NameID]) {
    (encode, from, to) = (names["encode"], names["from"], names["to"])
  }
}

/// The methods that encode and decode a type.
private struct CodingMethods: OptionSet {
  let rawValue: UInt8

  static let initializer = CodingMethods(rawValue: 1)
  static let method = CodingMethods(rawValue: 2)

  /// The methods that the compiler synthesises for a conforming type, by the name of the protocol.
  static let ofProtocols: KeyValuePairs<String, CodingMethods> = [
    "Codable": [.initializer, .method], "Decodable": .initializer, "Encodable": .method,
  ]
}
