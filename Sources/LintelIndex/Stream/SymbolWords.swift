// The numbers are those of indexstore.h, which are part of the store's format.

/// What a symbol is, as far as Swift has it.
public struct SymbolKind: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let module = SymbolKind(rawValue: 1)
  public static let macro = SymbolKind(rawValue: 4)
  public static let `enum` = SymbolKind(rawValue: 5)
  public static let `struct` = SymbolKind(rawValue: 6)
  public static let `class` = SymbolKind(rawValue: 7)
  public static let `protocol` = SymbolKind(rawValue: 8)
  public static let `extension` = SymbolKind(rawValue: 9)
  public static let `typealias` = SymbolKind(rawValue: 11)
  public static let function = SymbolKind(rawValue: 12)
  public static let variable = SymbolKind(rawValue: 13)
  public static let enumCase = SymbolKind(rawValue: 15)
  public static let instanceMethod = SymbolKind(rawValue: 16)
  public static let classMethod = SymbolKind(rawValue: 17)
  public static let staticMethod = SymbolKind(rawValue: 18)
  public static let instanceProperty = SymbolKind(rawValue: 19)
  public static let classProperty = SymbolKind(rawValue: 20)
  public static let staticProperty = SymbolKind(rawValue: 21)
  public static let initializer = SymbolKind(rawValue: 22)
  public static let parameter = SymbolKind(rawValue: 25)

  /// Whether a symbol of this kind can be named in a type position.
  var isType: Bool {
    [.enum, .struct, .class, .protocol, .typealias].contains(self)
  }
}

/// What is special about a symbol of its kind.
public struct SymbolSubkind: RawRepresentable, Hashable, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let none = SymbolSubkind(rawValue: 0)
  public static let prefixOperator = SymbolSubkind(rawValue: 1008)
  public static let infixOperator = SymbolSubkind(rawValue: 1010)
  public static let `subscript` = SymbolSubkind(rawValue: 1011)
  public static let associatedType = SymbolSubkind(rawValue: 1012)
  public static let genericParameter = SymbolSubkind(rawValue: 1013)

  var isOperator: Bool {
    (Self.prefixOperator.rawValue...Self.infixOperator.rawValue).contains(rawValue)
  }
}

/// What an occurrence does with its symbol, and how symbols are related.
public struct SymbolRoles: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let definition = SymbolRoles(rawValue: 1 << 1)
  public static let reference = SymbolRoles(rawValue: 1 << 2)
  public static let call = SymbolRoles(rawValue: 1 << 5)
  /// Made by the compiler; nothing is written at the place.
  public static let implicit = SymbolRoles(rawValue: 1 << 8)
  public static let childOf = SymbolRoles(rawValue: 1 << 9)
  public static let accessorOf = SymbolRoles(rawValue: 1 << 15)
}
