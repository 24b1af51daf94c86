import LintelVocabulary

/// A variable in the value of a setting, such as `$(PRODUCT_NAME:lower)`.
struct SettingVariable {
  enum Operator {
    case replacement((String) -> String)
    case defaultValue(String)
    case unknown
  }

  /// The name, which may contain variables itself.
  let name: String
  let operators: [Operator]

  /// - Parameter bytes: the text between the brackets.
  init(_ bytes: ArraySlice<UInt8>) {
    var parts = Self.parts(of: bytes)[...]
    name = parts.removeFirst()
    operators = parts.map(Self.readOperator)
  }

  private static func readOperator(_ text: String) -> Operator {
    if text.hasPrefix("default=") { return .defaultValue(String(text.dropFirst(8))) }
    return switch text {
    case "lower": .replacement { $0.lowercased() }
    case "upper": .replacement { $0.uppercased() }
    case "c99extidentifier": .replacement(SettingIdentifier.c99)
    case "identifier": .replacement(SettingIdentifier.plain)
    case "rfc1034identifier": .replacement(SettingIdentifier.rfc1034)
    default: .unknown
    }
  }

  /// Returns the name and the operators, which are separated by colons. Colons in inner variables
  /// and in the text of a default separate nothing.
  private static func parts(of bytes: ArraySlice<UInt8>) -> [String] {
    var parts: [String] = []
    var start = bytes.startIndex
    var depth = 0
    for position in bytes.indices {
      switch bytes[position] {
      case UInt8(ascii: "("), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: ")"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: ":") where depth == 0:
        if bytes[start...].starts(with: "default=".utf8) { break }
        parts.append(String(decoding: bytes[start..<position], as: UTF8.self))
        start = position + 1
      default: break
      }
    }
    return parts + [String(decoding: bytes[start...], as: UTF8.self)]
  }
}

/// Converts texts to identifiers, as Xcode does with `$(NAME:c99extidentifier)` and the like.
enum SettingIdentifier {
  /// Makes a Swift identifier, in which letters of all languages are allowed.
  static func c99(_ text: String) -> String { moduleName(ofTarget: text) }

  /// Makes a C identifier: `My App` becomes `My_App`.
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
