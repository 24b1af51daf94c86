import LintelScanner

/// What a value is written as that a type of the project can be made of.
enum LiteralSort: CaseIterable {
  case string, integer, fraction, boolean, array, dictionary
}

/// The protocols of types that literals make, and the labels of their initialisers.
struct KnownLiterals {
  /// For each protocol which literals make its types.
  let sorts: [NameID: Set<LiteralSort>]
  let labels: [LiteralSort: NameID]

  /// - Parameter numbers: of those of ``names`` that the project uses.
  init(_ numbers: [String: NameID]) {
    var sorts: [NameID: Set<LiteralSort>] = [:]
    for (name, all) in Self.protocols {
      if let number = numbers[name] { sorts[number] = all }
    }
    self.sorts = sorts
    labels = Self.labelTexts.compactMapValues { numbers[$0] }
  }

  static let names = Array(protocols.keys) + Array(labelTexts.values)

  private static let protocols: [String: Set<LiteralSort>] = [
    "ExpressibleByStringLiteral": [.string], "ExpressibleByStringInterpolation": [.string],
    "ExpressibleByIntegerLiteral": [.integer], "ExpressibleByFloatLiteral": [.fraction],
    "ExpressibleByBooleanLiteral": [.boolean], "ExpressibleByArrayLiteral": [.array],
    "ExpressibleByDictionaryLiteral": [.dictionary],
    "Numeric": [.integer], "SignedNumeric": [.integer], "BinaryInteger": [.integer],
    "FloatingPoint": [.integer], "BinaryFloatingPoint": [.integer, .fraction],
  ]
  private static let labelTexts: [LiteralSort: String] = [
    .string: "stringLiteral", .integer: "integerLiteral", .fraction: "floatLiteral",
    .boolean: "booleanLiteral", .array: "arrayLiteral", .dictionary: "dictionaryLiteral",
  ]
}
