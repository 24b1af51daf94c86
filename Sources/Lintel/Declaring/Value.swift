extension Architecture {
  /// A value after a key in a rules file: a text, a number, a flag, a list, or a mapping.
  ///
  /// It can be written as a literal: `"UI"`, `3`, `0.5`, `true`, `["UI", "Domain"]`,
  /// `["module": "Domain"]`.
  public enum Value: Equatable, Sendable {
    case text(String)
    case number(Int)
    case decimal(Double)
    case flag(Bool)
    case list([Value])
    /// Keys with values, in written order.
    case mapping([Entry])

    /// A key of a mapping, with its value.
    public struct Entry: Equatable, Sendable {
      public let key: String
      public let value: Value

      public init(key: String, value: Value) {
        self.key = key
        self.value = value
      }
    }
  }
}

extension Architecture.Value: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension Architecture.Value: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension Architecture.Value: ExpressibleByFloatLiteral {
  public init(floatLiteral number: Double) { self = .decimal(number) }
}

extension Architecture.Value: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension Architecture.Value: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Architecture.Value...) { self = .list(elements) }
}

extension Architecture.Value: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, Architecture.Value)...) {
    self = .mapping(elements.map { Entry(key: $0, value: $1) })
  }
}
