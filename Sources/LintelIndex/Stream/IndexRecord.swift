/// The symbols and occurrences that the compiler found in one file.
package struct IndexRecord: Equatable, Sendable {
  package var symbols: [IndexSymbol] = []
  /// The occurrences, in the order of the store, which is not the order of the file.
  package var occurrences: [IndexOccurrence] = []

  package init(symbols: [IndexSymbol] = [], occurrences: [IndexOccurrence] = []) {
    self.symbols = symbols
    self.occurrences = occurrences
  }

  /// Adds the next part of the record.
  mutating func take(_ message: StreamMessage) {
    switch message {
    case .symbol(let symbol): symbols.append(symbol)
    case .occurrence(let occurrence): occurrences.append(occurrence)
    default: break
    }
  }
}

/// A symbol of the compiler, identified by its USR, which is unique in a program.
package struct IndexSymbol: Equatable, Sendable {
  package let usr: String
  /// The name with its argument labels: `load(from:)`.
  package let name: String
  package let kind: SymbolKind
  package let subkind: SymbolSubkind

  package init(usr: String, name: String, kind: SymbolKind, subkind: SymbolSubkind = .none) {
    self.usr = usr
    self.name = name
    self.kind = kind
    self.subkind = subkind
  }
}

/// One location where a symbol is defined or used.
package struct IndexOccurrence: Equatable, Sendable {
  /// An index in ``IndexRecord/symbols``.
  package let symbol: UInt32
  /// The line, from 1.
  package let line: UInt32
  /// The column, from 1, in UTF-8 bytes.
  package let column: UInt32
  package let roles: SymbolRoles
  /// The relations of the symbol; empty unless the occurrence is a definition.
  package let relations: [Relation]

  /// A relation of the symbol to another one, e.g. to the type that it is a member of.
  package struct Relation: Equatable, Sendable {
    package let roles: SymbolRoles
    package let symbol: UInt32

    package init(roles: SymbolRoles, symbol: UInt32) {
      self.roles = roles
      self.symbol = symbol
    }
  }

  package init(
    symbol: UInt32, line: UInt32, column: UInt32, roles: SymbolRoles, relations: [Relation] = []
  ) {
    self.symbol = symbol
    self.line = line
    self.column = column
    self.roles = roles
    self.relations = relations
  }
}
