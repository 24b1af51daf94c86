import LintelScanner

/// The declarations of SDKs, by the names of a project.
struct SDKTable: Sendable {
  private static let memberLines = NamedLines(SDKNames.memberText)
  private static let typeLines = NamedLines(SDKNames.typeText)
  private static let functionLines = NamedLines(SDKNames.functionText)
  private static let shapeLines = NamedLines(SDKNames.shapeText)
  private static let moduleLines = NamedLines(SDKNames.moduleText)
  private static let standardLines = NamedLines(SDKNames.standardText)
  private static let completeLines = NamedLines(SDKNames.completeText)

  /// The types that linking treats as arrays.
  static let arrayTypes = ["Array", "Set", "AsyncStream"].compactMap { type(named: $0) }
  static let optionalTypes = ["Optional"].compactMap { type(named: $0) }
  /// The protocols to which enums conform without saying so.
  static let enumTypes = ["Hashable", "RawRepresentable"].compactMap { type(named: $0) }
  static let dictionaryTypes = ["Dictionary"].compactMap { type(named: $0) }

  private let members: SDKEntryLists
  private let functions: SDKEntryLists
  private let types: [UInt32]
  private let modules: [UInt32]
  /// The shapes of the members of Apple's frameworks that the project uses, the most likely ones
  /// first.
  let shapes: [NameID: [SDKShape]]
  /// For the name of a member of Apple's frameworks, the hashes of the types all of whose members
  /// of that name are known; see ``hash(_:)``.
  private let complete: [NameID: [UInt64]]
  /// For the name of each SDK type that the project names, its number.
  private let typeNames: [[UInt8]: NameID]
  /// For each type that the project names, the type and its supertypes.
  private let supertypes: [SDKType: SDKLineage]
  /// The types whose values may be raw values of an enum.
  private let rawTypes: Set<NameID>

  init(_ names: NameTable) {
    members = SDKEntryLists(Self.memberLines, names)
    functions = SDKEntryLists(Self.functionLines, names)
    types = Self.typeLines.positions(among: names)
    modules = Self.moduleLines.positions(among: names)
    var shapes: [NameID: [SDKShape]] = [:]
    for (name, position) in Self.shapeLines.positions(among: names).enumerated()
    where position != 0 {
      shapes[NameID(name)] = Self.shapeLines.entries(at: position).map { SDKShape($0.bytes) }
    }
    self.shapes = shapes
    var complete: [NameID: [UInt64]] = [:]
    for (name, position) in Self.completeLines.positions(among: names).enumerated()
    where position != 0 {
      complete[NameID(name)] = Self.completeLines.entries(at: position).map(\.ownerHash)
    }
    self.complete = complete
    var typeNames: [[UInt8]: NameID] = [:]
    for name in types.indices where types[name] != 0 {
      typeNames[Array(names.bytes[Int(names.starts[name])..<Int(names.starts[name + 1])])] =
        NameID(name)
    }
    self.typeNames = typeNames
    var supertypes: [SDKType: SDKLineage] = [:]
    for type in Self.arrayTypes + Self.dictionaryTypes + Self.optionalTypes + Self.enumTypes {
      supertypes[type] = SDKLineage(of: type, in: Self.typeLines)
    }
    var rawTypes: Set<NameID> = []
    for name in typeNames.values {
      guard let type = SDKType(position: types[Int(name)]) else { continue }
      supertypes[type] = SDKLineage(of: type, in: Self.typeLines)
      for entry in Self.typeLines.entries(at: type.position) {
        if entry.isInitializerOrSubscript { break }
        if entry.isOfRawType { rawTypes.insert(name) }
      }
    }
    self.supertypes = supertypes
    self.rawTypes = rawTypes
  }

  /// Whether a type of an SDK may have a member named `name`.
  func isMember(_ name: NameID) -> Bool { members.contains(name) }

  /// Whether a type of an SDK is named `name`.
  func isType(_ name: NameID) -> Bool { types[Int(name)] != 0 }

  /// Whether the values of a type may be raw values of an enum, so that the type is no supertype of
  /// the enum after whose name it is written: `enum Mode: String`.
  func isRawType(_ name: NameID) -> Bool { rawTypes.contains(name) }

  /// Whether a global function of an SDK may be named `name`.
  func isFunction(_ name: NameID) -> Bool { functions.contains(name) }

  /// Whether `name` is the name of a module whose public names are all known.
  func isModule(_ name: NameID) -> Bool { modules[Int(name)] != 0 }

  /// Returns the members named `name`.
  func members(named name: NameID) -> ArraySlice<SDKEntry> { members[name] }

  /// Returns the global functions named `name`.
  func functions(named name: NameID) -> ArraySlice<SDKEntry> { functions[name] }

  /// Returns a type by its name in the project; `nil` also for a name that the project does not
  /// use.
  func type(named name: NameID) -> SDKType? {
    Int(name) < types.count ? SDKType(position: types[Int(name)]) : nil
  }

  /// Returns a type by its name, whether or not the project uses it.
  static func type(named name: StaticString) -> SDKType? {
    SDKType(position: typeLines.position(of: name))
  }

  /// Whether a type of an SDK is known to have supertypes or initialisers, so that it is no other
  /// name of a function type.
  func hasMembers(_ name: NameID) -> Bool {
    type(named: name).map { type in entries(of: type).contains { !$0.isUnknown } } ?? false
  }

  /// Whether a module of an SDK has this name and all of its public names are known, whether or not
  /// the project imports it.
  static func isModule(_ name: some Collection<UInt8>) -> Bool {
    moduleLines.position(of: name) != 0
  }

  /// Whether a type named `name` is visible in every file, even without imports: `Array`.
  static func isStandardType(_ name: some Collection<UInt8>) -> Bool {
    standardLines.position(of: name) != 0
  }

  /// Returns the supertypes, nested types, initialisers and subscripts of a type.
  func entries(of type: SDKType) -> SDKEntries { Self.typeLines.entries(at: type.position) }

  /// Returns a type and its supertypes.
  func lineage(of type: SDKType) -> SDKLineage {
    supertypes[type] ?? SDKLineage(of: type, in: Self.typeLines)
  }

  /// Whether a class of an SDK is, or inherits from, another one: `UILabel` and `UIView`; `nil` if
  /// the superclasses of one of them are not known.
  func isSubclass(_ name: NameID, of other: NameID) -> Bool? {
    guard let type = type(named: name), let otherType = self.type(named: other),
      isType(type, orInheritsFrom: "NSObject"), isType(otherType, orInheritsFrom: "NSObject")
    else { return nil }
    return type == otherType || lineage(of: type).types.contains(otherType)
  }

  /// Returns the names of all supertypes of a type.
  func supertypeNames(of type: SDKType) -> [String] {
    entries(of: type).compactMap { entry in
      entry.supertypeText.map { String(decoding: $0, as: UTF8.self) }
    }
  }

  /// Whether all members that a type has or inherits are known with their declaring types, not by
  /// their names alone.
  func knowsMembers(of lineage: SDKLineage) -> Bool {
    !lineage.isKnownByName
  }

  /// Whether all members named `name` that a value has are known, even if members with other names
  /// are not.
  ///
  /// - Parameter lineages: the lineages of the types of the value.
  func knowsMembers(named name: NameID, of lineages: [SDKLineage]) -> Bool {
    guard let owners = complete[name] else { return false }
    return lineages.contains { lineage in
      owners.contains { lineage.contains(typeHash: $0) }
    }
  }

  /// Whether all initialisers of a type are known, including those that it inherits.
  ///
  /// - Parameter name: the number of the name `init`.
  func knowsInitializers(_ name: NameID, of lineage: SDKLineage) -> Bool {
    complete[name]?.contains(lineage.hash) ?? false
  }

  /// Whether a type has or inherits a member named `name`; `nil` if that is not known.
  func has(memberNamed name: NameID, _ type: SDKType) -> Bool? {
    let lineage = lineage(of: type)
    guard knowsMembers(of: lineage) else { return nil }
    return members(named: name).contains {
      $0.isOfKnownType && ($0.isUnknown || lineage.contains(typeHash: $0.ownerHash))
    }
  }

  /// Returns the hash of the name of a type; `nil` if no SDK has a type of this name.
  func hash(ofType name: NameID) -> UInt64? {
    type(named: name).map { Self.hash(Self.typeLines.name(before: $0.position)) }
  }

  /// Returns the FNV-1a hash of a name. A test ensures that no two names of types have the same
  /// hash.
  static func hash(_ name: some Collection<UInt8>) -> UInt64 { name.reduce(emptyHash, hash) }

  /// The hash of no bytes.
  static let emptyHash: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Returns a hash extended by one byte.
  static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01b3
  }

  /// Returns, for each SDK type that the project names, those of its supertypes that the project
  /// names as well.
  func namedSupertypes() -> [NameID: [NameID]] {
    var result: [NameID: [NameID]] = [:]
    for name in typeNames.values {
      var names: [NameID] = []
      for entry in Self.typeLines.entries(at: types[Int(name)]) {
        if entry.isInitializerOrSubscript { break }
        if let supertype = entry.supertypeText, let name = self.name(ofType: supertype) {
          names.append(name)
        }
      }
      if !names.isEmpty { result[name] = names }
    }
    return result
  }

  /// Returns the number of the name of an SDK type, if the project uses that name.
  func name(ofType text: some Collection<UInt8>) -> NameID? { typeNames[Array(text)] }
}

/// A type that an SDK declares.
struct SDKType: Hashable, Sendable {
  /// The offset after its name in the text of types.
  fileprivate let position: UInt32

  fileprivate init?(position: UInt32) {
    guard position > 0 else { return nil }
    self.position = position
  }
}

/// An SDK type and its supertypes. A class, because look-ups pass it around often, and it is large.
final class SDKLineage: Sendable {
  let types: [SDKType]
  /// The hashes of the names of ``types``, which are faster to compare than the names; see
  /// ``SDKTable/hash(_:)``.
  private let hashes: [UInt64]
  /// Whether some members of the type or its supertypes are known by name only.
  let isKnownByName: Bool
  /// A bit for the lowest six bits of each hash, which rejects most other hashes at once.
  private let mask: UInt64

  fileprivate init(of type: SDKType, in lines: borrowing NamedLines) {
    var types = [type]
    var hashes = [SDKTable.hash(lines.name(before: type.position))]
    var isKnownByName = false
    for entry in lines.entries(at: type.position) {
      if entry.isInitializerOrSubscript { break }
      if entry.isUnknown { isKnownByName = true }
      guard let name = entry.supertypeText else { continue }
      hashes.append(SDKTable.hash(name))
      guard let supertype = SDKType(position: lines.position(of: name)) else { continue }
      types.append(supertype)
      // Further supertypes are not checked once one is known by name only, because each check is a
      // pass through the entries of a type.
      isKnownByName =
        isKnownByName || lines.entries(at: supertype.position).contains(where: \.isUnknown)
    }
    (self.types, self.hashes, self.isKnownByName) = (types, hashes, isKnownByName)
    mask = hashes.reduce(0) { $0 | 1 << ($1 & 63) }
  }

  /// The hash of the name of the type itself.
  var hash: UInt64 { hashes[0] }

  /// Whether the type or one of its supertypes has a name with that hash.
  func contains(typeHash hash: UInt64) -> Bool {
    mask & 1 << (hash & 63) != 0 && hashes.contains(hash)
  }
}
