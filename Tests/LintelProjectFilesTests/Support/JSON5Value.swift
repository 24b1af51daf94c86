import Foundation

@testable import LintelProjectFiles

/// What Foundation reads in JSON5.
enum JSON5Value: Decodable {
  case null
  case boolean(Bool)
  case number(Double)
  case text(String)
  case array([JSON5Value])
  case dictionary([String: JSON5Value])

  /// `nil` if Foundation refuses.
  init?(foundationReading bytes: [UInt8]) {
    let decoder = JSONDecoder()
    decoder.allowsJSON5 = true
    decoder.nonConformingFloatDecodingStrategy = .throw
    guard let value = try? decoder.decode(JSON5Value.self, from: Data(bytes)) else { return nil }
    self = value
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    self =
      if container.decodeNil() {
        .null
      } else if let value = try? container.decode(Bool.self) {
        .boolean(value)
      } else if let value = try? container.decode(String.self) {
        .text(value)
      } else if let value = try? container.decode(Double.self) {
        .number(value)
      } else if let value = try? container.decode([JSON5Value].self) {
        .array(value)
      } else {
        .dictionary(try container.decode([String: JSON5Value].self))
      }
  }

  /// Whether Lintel reads the same.
  func isSame(as node: PropertyList.Node) -> Bool {
    switch self {
    case .null: node.text == nil && !node.isArray && !node.isDictionary
    case .boolean(let value): node.text == (value ? "1" : "0")
    case .number(let value): node.text.flatMap(Self.number).map { $0 == value } ?? false
    case .text(let text): node.text.map { Array($0.utf8) == Array(text.utf8) } ?? false
    case .array(let values):
      node.isArray && values.count == node.elements.count
        && zip(values, node.elements).allSatisfy { $0.isSame(as: $1) }
    case .dictionary(let values):
      node.isDictionary && values.count == Set(node.entries.map(\.key)).count
        && values.allSatisfy { key, value in node[key].map(value.isSame) ?? value.isNull }
    }
  }

  private var isNull: Bool {
    if case .null = self { true } else { false }
  }

  /// The number that a text of JSON5 means.
  private static func number(_ text: String) -> Double? {
    let isNegative = text.hasPrefix("-")
    let digits = text.drop { $0 == "-" || $0 == "+" }
    let number =
      digits.lowercased().hasPrefix("0x")
      ? UInt64(digits.dropFirst(2), radix: 16).map { Double($0) }
      : Double(digits.hasPrefix(".") ? "0" + digits : String(digits))
        ?? Double(digits.replacing(".", with: ".0"))
    return number.map { isNegative ? -$0 : $0 }
  }
}
