import LintelScanner

/// What SDKs declare by the names of a project.
struct SDKTable: Sendable {
  private static let memberLines = NamedLines(SDKNames.memberText)
  private static let typeLines = NamedLines(SDKNames.typeText)
  private static let functionLines = NamedLines(SDKNames.functionText)
  private static let moduleLines = NamedLines(SDKNames.moduleText)

  /// Those that linking takes for arrays, and for dictionaries.
  static let arrayTypes = ["Array", "Set", "AsyncStream"].compactMap { type(named: $0) }
  static let dictionaryTypes = ["Dictionary"].compactMap { type(named: $0) }

  private let members: [UInt32]
  private let types: [UInt32]
  private let functions: [UInt32]
  private let modules: [UInt32]
  /// By the name of a type that the project names as well.
  private let typeNames: [[UInt8]: NameID]

  init(_ names: NameTable) {
    members = Self.memberLines.positions(among: names)
    types = Self.typeLines.positions(among: names)
    functions = Self.functionLines.positions(among: names)
    modules = Self.moduleLines.positions(among: names)
    var typeNames: [[UInt8]: NameID] = [:]
    for name in types.indices where types[name] != 0 {
      typeNames[Array(names.bytes[Int(names.starts[name])..<Int(names.starts[name + 1])])] =
        NameID(name)
    }
    self.typeNames = typeNames
  }

  /// Whether a type of an SDK may have a member of that name.
  func isMember(_ name: NameID) -> Bool { members[Int(name)] != 0 }

  /// Whether a type of an SDK has that name.
  func isType(_ name: NameID) -> Bool { types[Int(name)] != 0 }

  /// Whether a function of an SDK that is no member may have that name.
  func isFunction(_ name: NameID) -> Bool { functions[Int(name)] != 0 }

  /// Whether it is the name of a module of which all public names are known.
  func isModule(_ name: NameID) -> Bool { modules[Int(name)] != 0 }

  /// The members of that name.
  func members(named name: NameID) -> SDKEntries {
    Self.memberLines.entries(at: members[Int(name)])
  }

  /// The functions of that name that are no members.
  func functions(named name: NameID) -> SDKEntries {
    Self.functionLines.entries(at: functions[Int(name)])
  }

  /// A type by its name in the project; `nil` also for a name that the project does not use.
  func type(named name: NameID) -> SDKType? {
    Int(name) < types.count ? SDKType(position: types[Int(name)]) : nil
  }

  /// A type by its name, whether or not the project uses it.
  static func type(named name: StaticString) -> SDKType? {
    SDKType(position: typeLines.position(of: name))
  }

  /// The supertypes, initialisers and subscripts of a type.
  func entries(of type: SDKType) -> SDKEntries { Self.typeLines.entries(at: type.position) }

  /// A type and all that it inherits from.
  func types(from type: SDKType) -> [SDKType] {
    var result = [type]
    for entry in entries(of: type) where entry.ownerText.first == UInt8(ascii: "<") {
      let position = entry.ownerText.dropFirst().withUnsafeBufferPointer {
        Self.typeLines.position(of: $0)
      }
      if let supertype = SDKType(position: position) { result.append(supertype) }
    }
    return result
  }

  /// Whether a type has that name, or a supertype of it has.
  func isType(_ type: SDKType, orInheritsFrom name: ArraySlice<UInt8>) -> Bool {
    let bytes = Self.typeLines.bytes
    let end = Int(type.position)
    let start = end - name.count
    if start >= 0, start == 0 || bytes[start - 1] == UInt8(ascii: "\n"),
      bytes[start..<end].elementsEqual(name)
    {
      return true
    }
    for entry in entries(of: type) where entry.ownerText.first == UInt8(ascii: "<") {
      if entry.ownerText.dropFirst().elementsEqual(name) { return true }
    }
    return false
  }

  /// For each type of an SDK that the project names, those of its supertypes that it names as well.
  func supertypes() -> [NameID: [NameID]] {
    var result: [NameID: [NameID]] = [:]
    for name in typeNames.values {
      var names: [NameID] = []
      for entry in Self.typeLines.entries(at: types[Int(name)])
      where entry.ownerText.first == UInt8(ascii: "<") {
        if let name = self.name(ofType: entry.ownerText.dropFirst()) { names.append(name) }
      }
      if !names.isEmpty { result[name] = names }
    }
    return result
  }

  /// The name of a type of an SDK, if the project uses it as well.
  func name(ofType text: ArraySlice<UInt8>) -> NameID? { typeNames[Array(text)] }
}

/// A type that an SDK declares.
struct SDKType: Hashable {
  /// In the text of types, after its name.
  fileprivate let position: UInt32

  fileprivate init?(position: UInt32) {
    guard position > 0 else { return nil }
    self.position = position
  }
}
