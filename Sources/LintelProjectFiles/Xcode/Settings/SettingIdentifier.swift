import LintelVocabulary

/// Converts texts to identifiers, as Xcode does with `$(NAME:c99extidentifier)` and the like.
enum SettingIdentifier {
  /// Makes an identifier of Swift, in which letters of all languages are allowed.
  static func c99(_ text: String) -> String { moduleName(ofTarget: text) }

  /// Makes an identifier of C: `My App` becomes `My_App`.
  static func plain(_ text: String) -> String {
    replacing(in: text) { scalar, isFirst in
      isLetter(scalar) || scalar == "_" || (!isFirst && isDigit(scalar))
    }
  }

  /// Makes a part of a domain name: `My App` becomes `My-App`.
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
