import LintelVocabulary

/// What Xcode makes of a text where only an identifier can stand.
enum SettingIdentifier {
  /// As Swift has it: letters of all languages stay.
  static func c99(_ text: String) -> String { moduleName(ofTarget: text) }

  /// As C has it.
  static func plain(_ text: String) -> String {
    replacing(in: text) { scalar, isFirst in
      isLetter(scalar) || scalar == "_" || (!isFirst && isDigit(scalar))
    }
  }

  /// As the parts of a name of the Internet.
  static func rfc1034(_ text: String) -> String {
    replacing(in: text, with: "-") { scalar, _ in
      isLetter(scalar) || isDigit(scalar) || scalar == "." || scalar == "-"
    }
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar)
  }

  private static func isDigit(_ scalar: Unicode.Scalar) -> Bool {
    ("0"..."9").contains(scalar)
  }

  private static func replacing(
    in text: String, with replacement: Unicode.Scalar = "_",
    where stays: (Unicode.Scalar, _ isFirst: Bool) -> Bool
  ) -> String {
    var result = String.UnicodeScalarView()
    for (position, scalar) in text.unicodeScalars.enumerated() {
      result.append(stays(scalar, position == 0) ? scalar : replacement)
    }
    return String(result)
  }
}
