/// Rules for names that can be written anywhere without backticks.
package enum NameRules {
  /// Whether a name is a plain identifier without another meaning for the compiler.
  package static func isPlain(_ name: String) -> Bool {
    guard let first = name.utf8.first, isLetter(first), !reserved.contains(name) else {
      return false
    }
    return name.utf8.allSatisfy { isLetter($0) || (0x30...0x39).contains($0) }
  }

  /// Whether a name can be written without backticks, in any script.
  package static func isWord(_ name: String) -> Bool {
    if isPlain(name) { return true }
    guard let first = name.unicodeScalars.first, first.properties.isXIDStart,
      !name.utf8.allSatisfy({ $0 < 0x80 })
    else { return false }
    return name.unicodeScalars.allSatisfy(\.properties.isXIDContinue)
  }

  /// Whether code can write a name, with backticks if needed, e.g. `` `class` `` or
  /// `` `2D point` ``. The names of operators cannot be written everywhere, and `self` and `Self`
  /// may be mistaken for the keywords even in backticks.
  package static func isWritable(_ name: String) -> Bool {
    isWord(name) || needsBackticks(name) && !["self", "Self", "_"].contains(name)
  }

  /// Returns a name as code writes it: in backticks where it needs them.
  package static func written(_ name: String) -> String {
    needsBackticks(name) ? "`\(name)`" : name
  }

  /// Returns a label as a call writes it: only three keywords need backticks there.
  package static func writtenLabel(_ label: String) -> String {
    let isKeyword = reserved.contains(label) && !["inout", "let", "var"].contains(label)
    return isKeyword ? label : written(label)
  }

  /// Returns an attribute as code writes it, with the names of its path: `@SwiftUI.State`.
  package static func writtenAttribute(_ name: String) -> String {
    let names = name.split(separator: ".", omittingEmptySubsequences: false)
    return "@" + names.map { writtenLabel(String($0)) }.joined(separator: ".")
  }

  private static func needsBackticks(_ name: String) -> Bool {
    guard !isWord(name) else { return false }
    let scalars = name.unicodeScalars
    return scalars.contains { $0.properties.isXIDContinue }
      && !scalars.contains { $0 == "`" || $0 == "\\" || $0.properties.generalCategory == .control }
  }

  /// Whether a plain name begins like the name of a type, e.g. `Row` or `_Row`. Other names may be
  /// mistaken for the names of values.
  package static func isCapitalized(_ name: String) -> Bool {
    name.utf8.first { $0 != 0x5F }.map { (0x41...0x5A).contains($0) } ?? false
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || byte == 0x5F
  }

  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "_", "as", "associatedtype", "await", "break", "case",
    "catch",
    "class", "continue", "default", "defer", "deinit", "do", "else", "enum", "extension",
    "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]
}
