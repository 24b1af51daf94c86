/// A configuration file (`.xcconfig`) as it is written, without the files that it includes.
struct ConfigurationFile: Sendable {
  enum Part {
    case settings(SettingsBlock)
    case include(Include)
  }

  struct Include {
    let name: String
    /// Whether the file may be missing, as in `#include? "Local.xcconfig"`.
    let isOptional: Bool
    /// The line, counted from 1.
    let line: Int
    let column: Int
  }

  /// The parts in the order of the file: a later one is stronger.
  private(set) var parts: [Part] = []

  init(_ bytes: [UInt8]) {
    var block = SettingsBlock()
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      switch ConfigurationLine(line) {
      case .assignment(let key, let value): block.add(key: key, value: value)
      case .include(let name, let isOptional, let column):
        if !block.isEmpty { parts.append(.settings(block)) }
        block = SettingsBlock()
        parts.append(
          .include(
            Include(name: name, isOptional: isOptional, line: number + 1, column: column)))
      case nil: continue
      }
    }
    if !block.isEmpty { parts.append(.settings(block)) }
  }
}

/// An assignment or an include in a configuration file.
private enum ConfigurationLine {
  case assignment(key: String, value: String)
  case include(String, isOptional: Bool, column: Int)

  init?(_ bytes: ArraySlice<UInt8>) {
    let line = Self.trimmed(Self.withoutComment(bytes))
    if line.starts(with: "#include".utf8) {
      self.init(include: line, column: line.startIndex - bytes.startIndex + 1)
    } else {
      self.init(assignment: line)
    }
  }

  private init?(include line: ArraySlice<UInt8>, column: Int) {
    let parts = line.split(separator: UInt8(ascii: "\""), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return nil }
    self = .include(
      String(decoding: parts[1], as: UTF8.self), isOptional: parts[0].contains(UInt8(ascii: "?")),
      column: column)
  }

  private init?(assignment line: ArraySlice<UInt8>) {
    var depth = 0
    let equals = line.firstIndex { byte in
      if byte == UInt8(ascii: "[") { depth += 1 }
      if byte == UInt8(ascii: "]") { depth -= 1 }
      return byte == UInt8(ascii: "=") && depth == 0
    }
    guard let equals else { return nil }
    let key = Self.trimmed(line[..<equals])
    var value = Self.trimmed(line[(equals + 1)...])
    if value.last == UInt8(ascii: ";") { value = Self.trimmed(value.dropLast()) }
    guard !key.isEmpty, key.first != UInt8(ascii: "#") else { return nil }
    self = .assignment(
      key: String(decoding: key, as: UTF8.self), value: String(decoding: value, as: UTF8.self))
  }

  /// Returns a line without its comment. A URL is cut after its `:` as well, as Xcode does.
  private static func withoutComment(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let slash = UInt8(ascii: "/")
    var position = line.startIndex
    while position + 1 < line.endIndex {
      if line[position] == slash, line[position + 1] == slash { return line[..<position] }
      position += 1
    }
    return line
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let blanks = [UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r")]
    var text = text.drop(while: blanks.contains)
    while let last = text.last, blanks.contains(last) { text.removeLast() }
    return text
  }
}
