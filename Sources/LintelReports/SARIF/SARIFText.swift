import LintelText

/// Texts that mean themselves in a message string.
enum SARIFText {
  /// A message of one line.
  static func message(_ text: String) -> JSONValue { message(lines: [text.visible]) }

  /// - Parameter lines: without control characters.
  static func message(lines: [String]) -> JSONValue {
    .object(["text": .string(lines.map(literal).joined(separator: "\n"))])
  }

  /// The text with neither placeholders, `{0}`, nor links, `[text](address)`.
  ///
  /// Braces are doubled, as the standard asks for. It has no such way to write brackets, so a blank
  /// tears them apart.
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
