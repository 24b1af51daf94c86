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
