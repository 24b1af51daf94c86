import LintelText

/// Escapes text for the message strings of SARIF.
enum SARIFText {
  /// Returns a message of one line.
  static func message(_ text: String) -> JSONValue { message(lines: [text.visible]) }

  /// - Parameter lines: without control characters.
  static func message(lines: [String]) -> JSONValue {
    .object(["text": .string(lines.map(literal).joined(separator: "\n"))])
  }

  /// Returns the text, escaped so that a viewer finds no placeholders such as `{0}` and no links
  /// such as `[text](address)` in it.
  ///
  /// Braces are doubled, as the standard requires. The standard has no such escape for brackets, so
  /// a space is put between `]` and `(`.
  static func literal(_ text: String) -> String {
    var result = ""
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      if scalar == "(", previous == "]" { result += " " }
      if scalar == "{" || scalar == "}" { result.unicodeScalars.append(scalar) }
      result.unicodeScalars.append(scalar)
      previous = scalar
    }
    return result
  }
}
