/// Quoted texts, and the signs that are either quotes or operators.
extension RubyLexer {
  /// Whether a value may begin here, so that a slash begins a regular expression: `a =~ /b/`.
  var beginsValue: Bool {
    switch tokens.last?.kind {
    case nil, .lineEnd: true
    case .mark(let mark): ![")", "]", "}"].contains(mark)
    case .word(let word): ["if", "unless", "when", "and", "or", "not", "return"].contains(word)
    default: false
    }
  }

  /// Whether a percent sign begins a literal, as in `%w[a b]`, and is not a remainder operator.
  var isLiteral: Bool {
    guard beginsValue || cursor.byte(at: cursor.position - 1) == UInt8(ascii: " ") else {
      return false
    }
    let next = cursor.byte(at: cursor.position + 1)
    let isKind = "wWiIqQ".utf8.contains(next)
    return "[({<|".utf8.contains(isKind ? cursor.byte(at: cursor.position + 2) : next)
  }

  mutating func readPercentLiteral() {
    let start = cursor.position
    cursor.advance()
    let kind = cursor.current
    if "wWiIqQ".utf8.contains(kind) { cursor.advance() }
    let text = readText(to: RubyQuotes.closer(of: cursor.current), opener: cursor.current)
    switch kind {
    case UInt8(ascii: "w"), UInt8(ascii: "i"):
      add(.words(RubyQuotes.words(text.bytes)), at: start)
    case UInt8(ascii: "W"), UInt8(ascii: "I"):
      add(text.isComputed ? .computed : .words(RubyQuotes.words(text.bytes)), at: start)
    case UInt8(ascii: "q"): add(.text(RubyQuotes.unescaped(text.bytes)), at: start)
    default:
      add(text.isComputed ? .computed : .text(RubyQuotes.unescaped(text.bytes)), at: start)
    }
  }

  mutating func readQuoted() {
    let start = cursor.position
    let quote = cursor.current
    let text = readText(to: quote, opener: quote)
    let isPlain = quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") && !text.isComputed
    let isLabel =
      cursor.current == UInt8(ascii: ":") && cursor.byte(at: cursor.position + 1) != cursor.current
    if isLabel { cursor.advance() }
    let plain = RubyQuotes.unescaped(text.bytes)
    add(isPlain ? (isLabel ? .label(plain) : .text(plain)) : .computed, at: start)
  }

  /// Reads a text from its opening quote. Code in it may contain texts itself:
  /// `"#{a ? "b" : 'c'}"`.
  private mutating func readText(
    to closer: UInt8, opener: UInt8
  ) -> (bytes: ArraySlice<UInt8>, isComputed: Bool) {
    cursor.advance()
    let start = cursor.position
    var isComputed = false
    // The closing characters of the brackets and quotes that are not yet closed, the innermost
    // last. Interpolated code, `#{…}`, ends with a brace.
    var closers = [(closer: closer, opener: opener, isCode: false)]
    while let open = closers.last, !cursor.isAtEnd {
      let byte = cursor.current
      if byte == open.closer {
        closers.removeLast()
        if closers.isEmpty { break }
      } else if byte == UInt8(ascii: "\\") {
        cursor.advance()
      } else if open.isCode, "'\"`{".utf8.contains(byte) {
        let isBrace = byte == UInt8(ascii: "{")
        closers.append((isBrace ? UInt8(ascii: "}") : byte, byte, isBrace))
      } else if !open.isCode, byte == open.opener {
        closers.append((open.closer, byte, false))
      } else if !open.isCode, open.opener != UInt8(ascii: "'"), cursor.isAt("#{") {
        isComputed = true
        cursor.advance()
        closers.append((UInt8(ascii: "}"), UInt8(ascii: "{"), true))
      }
      cursor.advance()
    }
    let bytes = cursor.bytes[start..<cursor.position]
    cursor.advance()
    return (bytes, isComputed)
  }
}

/// Decodes quoted Ruby texts.
private enum RubyQuotes {
  /// Returns the character that closes a literal: the closing bracket, or else the opening
  /// character.
  static func closer(of opener: UInt8) -> UInt8 {
    switch opener {
    case UInt8(ascii: "("): UInt8(ascii: ")")
    case UInt8(ascii: "["): UInt8(ascii: "]")
    case UInt8(ascii: "{"): UInt8(ascii: "}")
    case UInt8(ascii: "<"): UInt8(ascii: ">")
    default: opener
    }
  }

  /// Removes the backslashes of escapes. Escapes such as `\n` are not decoded, because names and
  /// paths contain only escaped quotes and backslashes.
  static func unescaped(_ text: ArraySlice<UInt8>) -> String {
    var bytes: [UInt8] = []
    var isEscaped = false
    for byte in text {
      if byte == UInt8(ascii: "\\"), !isEscaped {
        isEscaped = true
      } else {
        bytes.append(byte)
        isEscaped = false
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func words(_ text: ArraySlice<UInt8>) -> [String] {
    text.split { [0x20, 0x09, 0x0A, 0x0D].contains($0) }.map(unescaped)
  }
}
