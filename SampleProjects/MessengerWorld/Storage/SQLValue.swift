/// A value as SQLite keeps it.
public enum SQLValue: Equatable, Sendable {
  /// No value.
  case null

  /// A whole number.
  case integer(Int)

  /// A number with a fraction.
  case real(Double)

  /// A text, of any characters.
  case text(String)

  /// Bytes.
  case blob([UInt8])
}

extension SQLValue: ExpressibleByNilLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByFloatLiteral, ExpressibleByStringLiteral
{
  /// ``null``.
  public init(nilLiteral: ()) { self = .null }

  /// An ``integer(_:)``.
  public init(integerLiteral value: Int) { self = .integer(value) }

  /// A ``real(_:)``.
  public init(floatLiteral value: Double) { self = .real(value) }

  /// A ``text(_:)``.
  public init(stringLiteral value: String) { self = .text(value) }
}
