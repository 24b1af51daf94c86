/// What the compiler found in one file.
public struct IndexRecord: Equatable, Sendable {
  public var symbols: [IndexSymbol] = []
  /// In the order of the store, which is not that of the file.
  public var occurrences: [IndexOccurrence] = []

  public init(symbols: [IndexSymbol] = [], occurrences: [IndexOccurrence] = []) {
    self.symbols = symbols
    self.occurrences = occurrences
  }
}

/// Something that the compiler knows by a name of its own, the USR, which is unique in a program.
public struct IndexSymbol: Equatable, Sendable {
  public let usr: String
  /// With argument labels: `load(from:)`.
  public let name: String
  public let kind: SymbolKind
  public let subkind: SymbolSubkind

  public init(usr: String, name: String, kind: SymbolKind, subkind: SymbolSubkind = .none) {
    self.usr = usr
    self.name = name
    self.kind = kind
    self.subkind = subkind
  }
}

/// One place where a symbol is defined or mentioned.
public struct IndexOccurrence: Equatable, Sendable {
  /// A position in ``IndexRecord/symbols``.
  public let symbol: UInt32
  /// From 1.
  public let line: UInt32
  /// From 1, in UTF-8 bytes.
  public let column: UInt32
  public let roles: SymbolRoles
  /// For definitions only.
  public let relations: [Relation]

  /// How the symbol is related to another one, such as the type that it is a member of.
  public struct Relation: Equatable, Sendable {
    public let roles: SymbolRoles
    public let symbol: UInt32

    public init(roles: SymbolRoles, symbol: UInt32) {
      self.roles = roles
      self.symbol = symbol
    }
  }

  public init(
    symbol: UInt32, line: UInt32, column: UInt32, roles: SymbolRoles, relations: [Relation] = []
  ) {
    self.symbol = symbol
    self.line = line
    self.column = column
    self.roles = roles
    self.relations = relations
  }
}
