import LintelScanner

/// The form of a literal, which can make values of types of the project: `let tag: Tag = "a"`.
enum LiteralSort: CaseIterable {
  case string, integer, fraction, boolean, array, dictionary
}

/// The protocols of types that literals can make, and the labels of their initialisers.
struct KnownLiterals {
  /// For each protocol, the forms of literals that make values of the conforming types.
  let sorts: [NameID: Set<LiteralSort>]
  let labels: [LiteralSort: NameID]
  let appendInterpolation: NameID?
  /// The types with functions `appendInterpolation`, and their protocol.
  let interpolations: Set<NameID>
  /// The labels of interpolations that SDKs declare.
  let interpolationLabels: Set<NameID>

  /// - Parameter numbers: the numbers of those ``names`` that the project uses.
  init(_ numbers: [String: NameID]) {
    var sorts: [NameID: Set<LiteralSort>] = [:]
    for (name, all) in Self.protocols {
      if let number = numbers[name] { sorts[number] = all }
    }
    self.sorts = sorts
    labels = Self.labelTexts.compactMapValues { numbers[$0] }
    appendInterpolation = numbers["appendInterpolation"]
    interpolations = Set(Self.interpolationTypes.compactMap { numbers[$0] })
    interpolationLabels = Set(Self.labelsOfSDKs.compactMap { numbers[$0] })
  }

  static let names =
    Array(protocols.keys) + Array(labelTexts.values) + interpolationTypes + labelsOfSDKs
    + ["appendInterpolation"]

  private static let interpolationTypes = [
    "StringInterpolation", "DefaultStringInterpolation", "StringInterpolationProtocol",
  ]
  private static let labelsOfSDKs = [
    "accessibilityName", "align", "attributes", "default", "format", "formatter", "options",
    "placeholder", "privacy", "specifier", "style", "verbatim",
  ]

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

extension LiteralSort {
  init?(_ kind: LiteralKind) {
    switch kind {
    case .none: return nil
    case .string: self = .string
    case .number: self = .integer
    case .fraction: self = .fraction
    case .array: self = .array
    case .dictionary: self = .dictionary
    }
  }
}
