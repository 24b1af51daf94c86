extension String {
  /// The text with every control character written out as `\u{…}`, fit for one line of a terminal.
  package var visible: String {
    isPlain ? self : shown { $0.isCommand }
  }

  /// The text with every control character written out, except line breaks and tabs.
  package var visibleLines: String { shown { $0.isCommand && $0 != "\n" && $0 != "\t" } }

  private func shown(escaping isEscaped: (Unicode.Scalar) -> Bool) -> String {
    guard unicodeScalars.contains(where: isEscaped) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if isEscaped(scalar) {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Whether the text is printable ASCII, as nearly all text is, so that nothing in it needs to be
  /// written out.
  var isPlain: Bool {
    var text = self
    return text.withUTF8 { $0.allSatisfy { $0 &- 0x20 < 0x5F } }
  }
}
