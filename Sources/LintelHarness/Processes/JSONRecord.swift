import LintelText
import LintelYAML

/// A JSON value, read with the reader of YAML, which nearly all JSON is as well.
struct JSONRecord {
  private let node: YAMLNode

  private init(_ node: YAMLNode) { self.node = node }

  init(_ line: some Collection<UInt8>, number: Int) throws(TestEventError) {
    let log = ErrorLog()
    let bytes = Array(Self.withoutControls(String(decoding: line, as: UTF8.self)).utf8)
    guard let node = YAMLReader.read(bytes, path: "", log: log), log.errors.isEmpty else {
      throw TestEventError(line: number, message: log.errors.first?.message ?? "not JSON")
    }
    self.node = node
  }

  subscript(key: String) -> JSONRecord? {
    guard case .mapping(let entries) = node.content else { return nil }
    return entries.first { $0.key == key }.map { JSONRecord($0.value) }
  }

  /// The text of a string, a number or a word such as `true`; `nil` for anything else.
  var text: String? { node.text }

  /// The elements of an array; empty for anything else.
  var elements: [JSONRecord] {
    guard case .sequence(let elements) = node.content else { return [] }
    return elements.map(JSONRecord.init)
  }

  var texts: [String] { elements.compactMap(\.text) }

  /// Returns the text with U+FFFD for each control character, because JSON permits some that YAML
  /// does not.
  private static func withoutControls(_ text: String) -> String {
    let replacement: Unicode.Scalar = "\u{FFFD}"
    let isControl: (Unicode.Scalar) -> Bool = { $0.properties.generalCategory == .control }
    guard text.unicodeScalars.contains(where: isControl) else { return text }
    return String(
      String.UnicodeScalarView(text.unicodeScalars.map { isControl($0) ? replacement : $0 }))
  }
}
