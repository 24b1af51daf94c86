/// What a rules file has after a key: a text, a number, a flag, a list, or a mapping.
public enum RuleValue: Equatable, Sendable {
  case text(String)
  case number(Int)
  case flag(Bool)
  case list([RuleValue])
  /// In written order.
  case mapping([Entry])

  public struct Entry: Equatable, Sendable {
    public let key: String
    public let value: RuleValue
  }
}

extension RuleValue: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
  public init(stringLiteral text: String) { self = .text(text) }
}

extension RuleValue: ExpressibleByIntegerLiteral {
  public init(integerLiteral number: Int) { self = .number(number) }
}

extension RuleValue: ExpressibleByBooleanLiteral {
  public init(booleanLiteral flag: Bool) { self = .flag(flag) }
}

extension RuleValue: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: RuleValue...) { self = .list(elements) }
}

extension RuleValue: ExpressibleByDictionaryLiteral {
  public init(dictionaryLiteral elements: (String, RuleValue)...) {
    self = .mapping(elements.map { Entry(key: $0, value: $1) })
  }
}
