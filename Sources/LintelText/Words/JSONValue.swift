/// A JSON value whose members keep the order in which they are given.
package indirect enum JSONValue: Sendable {
  case null
  case bool(Bool)
  case number(Int)
  /// A quotient, to four decimals; the divisor is above 0.
  case fraction(Int, of: Int)
  case string(String)
  case array([JSONValue])
  /// `count` values, each of which is created when it is written, because all of them at once may
  /// take many times the memory of the text.
  case list(count: Int, @Sendable (Int) -> JSONValue)
  case members([(key: String, value: JSONValue)])

  package static func object(_ members: KeyValuePairs<String, JSONValue>) -> JSONValue {
    .members(Array(members))
  }

  package init(_ text: String?) { self = text.map(JSONValue.string) ?? .null }

  package init(_ texts: [String]?) {
    self = texts.map { .array($0.map(JSONValue.string)) } ?? .null
  }

  /// The value as a document in UTF-8: indented by two spaces, with a line break at the end.
  package var bytes: [UInt8] {
    var text: [UInt8] = []
    write(to: &text, indent: "")
    text += "\n"
    return text
  }

  /// The document as text.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The value on one line, without a line break.
  package var line: String {
    var text: [UInt8] = []
    writeLine(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func writeLine(to text: inout [UInt8]) {
    switch self {
    case .null, .bool, .number, .fraction, .string: write(to: &text, indent: "")
    case .array(let values):
      var separator = "["
      for value in values {
        text += separator
        value.writeLine(to: &text)
        separator = ","
      }
      text += values.isEmpty ? "[]" : "]"
    case .list(let count, let value):
      text += "["
      for position in 0..<count {
        if position > 0 { text += "," }
        value(position).writeLine(to: &text)
      }
      text += "]"
    case .members(let members):
      var separator = "{"
      for (key, value) in members {
        text += separator
        Self.write(key, to: &text)
        text += ":"
        value.writeLine(to: &text)
        separator = ","
      }
      text += members.isEmpty ? "{}" : "}"
    }
  }

  private func write(to text: inout [UInt8], indent: String) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += String(value)
    case .fraction(let part, let whole): text += decimal(part, of: whole, digits: 4)
    case .string(let value): Self.write(value, to: &text)
    case .array(let values) where values.isEmpty: text += "[]"
    case .array(let values):
      let inner = indent + "  "
      var separator = "[\n"
      for value in values {
        text += separator
        text += inner
        value.write(to: &text, indent: inner)
        separator = ",\n"
      }
      text += "\n\(indent)]"
    case .list(0, _): text += "[]"
    case .list(let count, let value):
      let inner = indent + "  "
      for position in 0..<count {
        text += position == 0 ? "[\n" : ",\n"
        text += inner
        value(position).write(to: &text, indent: inner)
      }
      text += "\n\(indent)]"
    case .members(let members) where members.isEmpty: text += "{}"
    case .members(let members):
      let inner = indent + "  "
      var separator = "{\n"
      for (key, value) in members {
        text += separator
        text += inner
        Self.write(key, to: &text)
        text += ": "
        value.write(to: &text, indent: inner)
        separator = ",\n"
      }
      text += "\n\(indent)}"
    }
  }

  /// Whether a byte is an ASCII character that is not escaped.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func write(_ string: String, to text: inout [UInt8]) {
    text += "\""
    if string.utf8.allSatisfy({ isPlain($0) }) {
      text += string
      text += "\""
      return
    }
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.isCommand: text += "\\u" + fourDigits(scalar.value)
      default: text += String(scalar)
      }
    }
    text += "\""
  }

  /// Four digits are enough, because every scalar that is escaped is below U+10000.
  private static func fourDigits(_ value: UInt32) -> String {
    let digits = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}

extension [UInt8] {
  fileprivate static func += (bytes: inout [UInt8], text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
