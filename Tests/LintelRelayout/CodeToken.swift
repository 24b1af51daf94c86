import LintelScanner

/// A token with the bytes it takes.
package struct CodeToken: Sendable {
  let kind: SourceToken.Kind
  /// As written, with the quotes of a string.
  package let text: String
  /// In UTF-8 bytes from the start of the file.
  package let start: Int
  let end: Int

  static func all(of bytes: [UInt8]) -> [CodeToken] {
    tokens(of: SourceBuffer(bytes)).map { token in
      let start = Int(token.offset)
      let quotes = token.kind == .string ? quotes(of: token.text, at: start, in: bytes) : 0
      let end = start + token.text.utf8.count + 2 * quotes
      return CodeToken(
        kind: token.kind, text: String(decoding: bytes[start..<end], as: UTF8.self), start: start,
        end: end)
    }
  }

  /// How many bytes stand before what is between the quotes of a string: `#"""#` holds one quote.
  private static func quotes(of text: String, at start: Int, in bytes: [UInt8]) -> Int {
    let hashes = bytes[start...].prefix { $0 == UInt8(ascii: "#") }.count
    let quotes = [UInt8](repeating: UInt8(ascii: "\""), count: 3)
    let close = start + hashes + 3 + text.utf8.count
    let isMultiline =
      bytes[(start + hashes)...].starts(with: quotes) && close < bytes.count
      && bytes[close...].starts(with: quotes)
    return hashes + (isMultiline ? 3 : 1)
  }
}

extension CodeToken {
  var isWord: Bool { kind == .word }
  /// Words after which an operand begins, so that neither bracket nor dot belongs to them.
  var isKeyword: Bool { isWord && Self.keywords.contains(text) }
  var isDirective: Bool { kind == .other && Self.directives.contains(text) }
  var isNumberSignName: Bool { kind == .other && text.hasPrefix("#") && !text.hasPrefix("#/") }
  var isRegex: Bool { kind == .other && (text.hasPrefix("/") || text.hasPrefix("#/")) }
  var opensInterpolation: Bool { kind == .interpolation && !text.hasPrefix(")") }
  var closesInterpolation: Bool { kind == .interpolation && !text.hasSuffix("(") }
  var opens: Bool { isOne(of: "(", "[", "{") }
  var closes: Bool { isOne(of: ")", "]", "}") }

  /// Whether a run of operator characters; an arrow is none, as blanks around it mean nothing.
  var isOperator: Bool {
    kind == .punctuation && text != "->"
      && !isOne(of: "(", ")", "[", "]", "{", "}", ",", ":", "::", ";", "@", "\\", ".")
  }

  func isOne(of marks: String...) -> Bool { kind == .punctuation && marks.contains(text) }
  func isWord(_ words: String...) -> Bool { kind == .word && words.contains(text) }

  private static let keywords: Set = [
    "as", "case", "catch", "defer", "do", "else", "for", "guard", "if", "in", "inout", "is", "let",
    "repeat", "return", "switch", "throw", "throws", "rethrows", "try", "var", "where", "while",
    "func", "class", "struct", "enum", "protocol", "extension", "typealias", "static", "public",
    "private", "fileprivate", "internal",
  ]

  private static let directives: Set = ["#if", "#elseif", "#else", "#endif", "#sourceLocation"]
}
