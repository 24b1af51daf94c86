/// Writes a property list in OpenStep's form, each value in one of the ways in which it can be
/// written.
struct OpenStepWriter<Generator: RandomNumberGenerator> {
  var generator: Generator

  mutating func text(_ tree: Tree) -> String {
    switch tree {
    case .text(let text): return self.text(text)
    case .data:
      return "<" + ["", "0f", "0fA0 12", " 00\nff "].randomElement(using: &generator)! + ">"
    case .array(let elements):
      var written = "(" + blank()
      for (number, element) in elements.enumerated() {
        let isLast = number == elements.count - 1
        written += text(element) + blank()
        if !isLast || Bool.random(using: &generator) { written += "," + blank() }
      }
      return written + ")"
    case .dictionary(let entries):
      var written = "{" + blank()
      for (key, value) in entries.sorted(by: { $0.key < $1.key }).shuffled(using: &generator) {
        written += text(key) + blank() + "=" + blank() + text(value) + blank() + ";" + blank()
      }
      return written + "}"
    }
  }

  /// What may stand between any two tokens; never nothing, which could make one word of two.
  private mutating func blank() -> String {
    let blanks = [
      " ", " ", " ", "\n", "\r\n\t", " /* a = \"b */ ", " // ; }\n", "\u{2028}", " /***/",
    ]
    return blanks.randomElement(using: &generator)!
  }

  private mutating func text(_ text: String) -> String {
    let isWord =
      !text.isEmpty && !text.hasPrefix("//")
      && text.utf8.allSatisfy { wordBytes.contains($0) }
    if isWord, Int.random(in: 0..<4, using: &generator) > 0 { return text }
    let quote: Unicode.Scalar = Bool.random(using: &generator) ? "\"" : "'"
    var written = String(quote)
    for scalar in text.unicodeScalars { written += self.scalar(scalar, quote: quote) }
    return written + String(quote)
  }

  private mutating func scalar(_ scalar: Unicode.Scalar, quote: Unicode.Scalar) -> String {
    let mustEscape = scalar == quote || scalar == "\\"
    guard mustEscape || Int.random(in: 0..<3, using: &generator) == 0 else { return String(scalar) }
    var escape = String(scalar).utf16.map { "\\U" + padded($0, radix: 16, digits: 4) }.joined()
    if scalar.isASCII, Bool.random(using: &generator) {
      escape = "\\" + padded(UInt16(scalar.value), radix: 8, digits: 3)
    }
    let letters: [Unicode.Scalar: String] = [
      "\n": "n", "\t": "t", "\r": "r", "\u{7}": "a", "\u{8}": "b", "\u{C}": "f", "\u{B}": "v",
      "\"": "\"", "'": "'", "\\": "\\",
    ]
    if let letter = letters[scalar], Bool.random(using: &generator) { escape = "\\" + letter }
    return escape
  }

  private func padded(_ value: UInt16, radix: Int, digits: Int) -> String {
    let text = String(value, radix: radix, uppercase: value % 2 == 0)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}

/// What may stand in text without quotes.
private let wordBytes = Set(
  "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_$/:.-".utf8)
