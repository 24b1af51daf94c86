// The numbers are those of indexstore.h, which are part of the store's format.

/// The kind of a symbol. Only kinds that symbols of Swift have are named here.
package struct SymbolKind: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let module = SymbolKind(rawValue: 1)
  package static let macro = SymbolKind(rawValue: 4)
  package static let `enum` = SymbolKind(rawValue: 5)
  package static let `struct` = SymbolKind(rawValue: 6)
  package static let `class` = SymbolKind(rawValue: 7)
  package static let `protocol` = SymbolKind(rawValue: 8)
  package static let `extension` = SymbolKind(rawValue: 9)
  package static let `typealias` = SymbolKind(rawValue: 11)
  package static let function = SymbolKind(rawValue: 12)
  package static let variable = SymbolKind(rawValue: 13)
  package static let enumCase = SymbolKind(rawValue: 15)
  package static let instanceMethod = SymbolKind(rawValue: 16)
  package static let classMethod = SymbolKind(rawValue: 17)
  package static let staticMethod = SymbolKind(rawValue: 18)
  package static let instanceProperty = SymbolKind(rawValue: 19)
  package static let classProperty = SymbolKind(rawValue: 20)
  package static let staticProperty = SymbolKind(rawValue: 21)
  package static let initializer = SymbolKind(rawValue: 22)
  package static let parameter = SymbolKind(rawValue: 25)

  /// Whether a symbol of this kind can be named in a type position.
  var isType: Bool {
    [.enum, .struct, .class, .protocol, .typealias].contains(self)
  }
}

/// The special form of a symbol within its kind.
package struct SymbolSubkind: RawRepresentable, Hashable, Sendable {
  package let rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let none = SymbolSubkind(rawValue: 0)
  package static let prefixOperator = SymbolSubkind(rawValue: 1008)
  package static let infixOperator = SymbolSubkind(rawValue: 1010)
  package static let `subscript` = SymbolSubkind(rawValue: 1011)
  package static let associatedType = SymbolSubkind(rawValue: 1012)
  package static let genericParameter = SymbolSubkind(rawValue: 1013)

  var isOperator: Bool {
    (Self.prefixOperator.rawValue...Self.infixOperator.rawValue).contains(rawValue)
  }
}

/// The roles of an occurrence of a symbol, or of a relation between symbols.
package struct SymbolRoles: OptionSet, Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }

  package static let definition = SymbolRoles(rawValue: 1 << 1)
  package static let reference = SymbolRoles(rawValue: 1 << 2)
  package static let call = SymbolRoles(rawValue: 1 << 5)
  /// Made by the compiler; nothing is written at the location.
  package static let implicit = SymbolRoles(rawValue: 1 << 8)
  package static let childOf = SymbolRoles(rawValue: 1 << 9)
  /// Overrides the member of a superclass, or implements the requirement of a protocol.
  package static let overrideOf = SymbolRoles(rawValue: 1 << 11)
  package static let accessorOf = SymbolRoles(rawValue: 1 << 15)
}
