extension Unicode.Scalar {
  /// Whether a terminal or a viewer could obey the scalar instead of showing it: a control
  /// character, a line separator, or one that changes the direction of the text around it.
  var isCommand: Bool {
    switch value {
    case 0x20...0x7E: return false
    case ...0x9F: return true
    default: break
    }
    switch properties.generalCategory {
    case .lineSeparator, .paragraphSeparator: return true
    default: return properties.isBidiControl
    }
  }
}

extension String {
  /// The text with every control character written out as `\u{…}`, fit for one line of a terminal.
  public var visible: String {
    guard unicodeScalars.contains(where: \.isCommand) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isCommand {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
