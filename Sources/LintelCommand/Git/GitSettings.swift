/// The settings in one of git's configuration files, as far as the file can be read.
struct GitSettings {
  struct Setting: Equatable {
    /// The name in lower case, such as `core.excludesfile`, without the quoted part of the section:
    /// `[includeIf "gitdir:/a"] path` is `includeif.path`.
    let name: String
    let value: [UInt8]
  }

  private(set) var settings: [Setting] = []
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
    if rest.starts(with: [0xEF, 0xBB, 0xBF]) { rest = rest.dropFirst(3) }
    var section = ""
    while let byte = rest.first {
      if byte == UInt8(ascii: "[") {
        section = readSection()
      } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: ";") {
        skipLine()
      } else if Self.isName(byte) {
        let name = readName()
        settings.append(Setting(name: section + "." + name, value: readValue()))
      } else {
        rest.removeFirst()
      }
    }
  }

  /// Reads the section `[core]`, `[filter "lfs"]` or `[filter.lfs]`, and returns its name.
  private mutating func readSection() -> String {
    rest.removeFirst()
    let name = readName()
    var isQuoted = false
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      if byte == UInt8(ascii: "\"") {
        isQuoted.toggle()
      } else if byte == UInt8(ascii: "\\"), isQuoted {
        _ = rest.popFirst()
      } else if byte == UInt8(ascii: "]"), !isQuoted {
        break
      }
    }
    return name
  }

  private mutating func readName() -> String {
    let name = rest.prefix(while: Self.isName)
    rest = rest.dropFirst(name.count)
    return String(decoding: name, as: UTF8.self).lowercased()
  }

  /// Reads the value after `=`, to the end of the line; returns an empty one if there is no `=`.
  private mutating func readValue() -> [UInt8] {
    skipBlanks()
    guard rest.first == UInt8(ascii: "=") else { return [] }
    rest.removeFirst()
    skipBlanks()
    var value: [UInt8] = []
    // Blanks at the end are left out, unless they are quoted.
    var length = 0
    var isQuoted = false
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\n") {
      switch byte {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "#") where !isQuoted, UInt8(ascii: ";") where !isQuoted:
        skipLine()
        return Array(value.prefix(length))
      case UInt8(ascii: "\\"):
        guard let escaped = readEscaped() else { continue }
        value.append(escaped)
      default: value.append(byte)
      }
      if isQuoted || !Self.isBlank(byte) { length = value.count }
    }
    return Array(value.prefix(length))
  }

  /// Returns the byte that a backslash and the next byte mean; `nil` for a line that is continued.
  private mutating func readEscaped() -> UInt8? {
    if rest.starts(with: "\r\n".utf8) { rest.removeFirst() }
    switch rest.popFirst() {
    case UInt8(ascii: "n"): return UInt8(ascii: "\n")
    case UInt8(ascii: "t"): return UInt8(ascii: "\t")
    case UInt8(ascii: "b"): return 8
    case UInt8(ascii: "\n"), nil: return nil
    case let byte?: return byte
    }
  }

  private mutating func skipBlanks() { rest = rest.drop(while: Self.isBlank) }

  private mutating func skipLine() {
    rest = rest.drop { $0 != UInt8(ascii: "\n") }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\r")
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"):
      true
    default: false
    }
  }
}
