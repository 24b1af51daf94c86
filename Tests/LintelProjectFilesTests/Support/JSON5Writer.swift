/// Writes a property list as JSON5, each value in one of the ways in which it can be written.
struct JSON5Writer<Generator: RandomNumberGenerator> {
  var generator: Generator

  /// - Parameter tree: what is data there stands for anything that has no form in a property list.
  mutating func text(_ tree: Tree) -> String {
    switch tree {
    case .text(let text): return string(text)
    case .data: return ["null", "true", "false", number()].randomElement(using: &generator)!
    case .array(let elements): return list("[", elements.map { text($0) }, "]")
    case .dictionary(let entries):
      let members = entries.sorted { $0.key < $1.key }.shuffled(using: &generator).map {
        key($0.key) + blank() + ":" + blank() + text($0.value)
      }
      return list("{", members, "}")
    }
  }

  private mutating func list(_ open: String, _ parts: [String], _ close: String) -> String {
    var written = open + blank()
    for (number, part) in parts.enumerated() {
      written += part + blank()
      let isLast = number == parts.count - 1
      if !isLast || Bool.random(using: &generator) { written += "," + blank() }
    }
    return written + close
  }

  private mutating func blank() -> String {
    let blanks = ["", " ", "\n", "\r\n\t", "/* a: \"b */", "// , }\n", "\u{B}\u{C}", "/***/"]
    return blanks.randomElement(using: &generator)!
  }

  private mutating func number() -> String {
    let numbers = ["0", "7", "-12", "1.5", "2e3", "-1.5E-2", "0x1F", "0XaB", "+3", ".5", "-0.25"]
    return numbers.randomElement(using: &generator)!
  }

  private mutating func key(_ key: String) -> String {
    let isName =
      key.first.map { $0.isLetter || $0 == "_" || $0 == "$" } == true
      && key.allSatisfy { $0.isLetter || "_$7".contains($0) }
    return isName && Int.random(in: 0..<4, using: &generator) > 0 ? key : string(key)
  }

  private mutating func string(_ text: String) -> String {
    let quote: Unicode.Scalar = Bool.random(using: &generator) ? "\"" : "'"
    var written = String(quote)
    for scalar in text.unicodeScalars {
      written += self.scalar(scalar, quote: quote)
    }
    return written + String(quote)
  }

  private mutating func scalar(_ scalar: Unicode.Scalar, quote: Unicode.Scalar) -> String {
    let mustEscape = scalar == quote || scalar == "\\" || scalar.value < 0x20
    guard mustEscape || Int.random(in: 0..<3, using: &generator) == 0 else { return String(scalar) }
    let letters: [Unicode.Scalar: String] = [
      "\n": "n", "\t": "t", "\r": "r", "\u{8}": "b", "\u{C}": "f", "\"": "\"", "'": "'",
      "\\": "\\", "/": "/",
    ]
    if let letter = letters[scalar], Bool.random(using: &generator) { return "\\" + letter }
    if scalar.value < 0x100, Bool.random(using: &generator) {
      return "\\x" + padded(UInt16(scalar.value), digits: 2)
    }
    return String(scalar).utf16.map { "\\u" + padded($0, digits: 4) }.joined()
  }

  private func padded(_ value: UInt16, digits: Int) -> String {
    let text = String(value, radix: 16, uppercase: value % 2 == 0)
    return String(repeating: "0", count: max(0, digits - text.count)) + text
  }
}
