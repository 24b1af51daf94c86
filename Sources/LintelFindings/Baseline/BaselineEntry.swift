import LintelText
import LintelVocabulary

/// A breach that a team has agreed to pay off later, with the number of its locations.
package struct BaselineEntry: Hashable, Sendable {
  package let identity: FindingIdentity
  /// The number of accepted locations, from 1.
  package let count: Int

  package init(_ identity: FindingIdentity, count: Int) {
    self.identity = identity
    self.count = count
  }

  /// The line of the file, without a line break: `layering Login -> LoginView construct 2`.
  package var line: String {
    var words = [Self.written(identity.rule), Self.written(identity.from ?? "")]
    if let to = identity.to { words += [Self.arrow, Self.written(to)] }
    if let through = identity.through { words += [Self.through, Self.written(through)] }
    if let kind = identity.kind { words.append(kind.rawValue) }
    if identity.isAmbiguous { words.append(Self.ambiguous) }
    return (words + [String(count)]).joined(separator: " ")
  }

  package static let arrow = "->"
  package static let through = "through"
  package static let ambiguous = Certainty.ambiguous.rawValue

  /// Whether a name can be written without quotes: it is one word without control characters,
  /// quotes and backslashes, and is not the arrow.
  static func isPlain(_ name: String) -> Bool {
    !name.isEmpty && name != arrow
      && name.unicodeScalars.allSatisfy {
        !$0.properties.isWhitespace && !$0.isCommand && $0 != "\"" && $0 != "\\"
      }
  }

  /// Returns a name as one word, in double quotes if it could be read otherwise: `"->"`.
  private static func written(_ name: String) -> String {
    guard !isPlain(name) else { return name }
    var text = "\""
    for scalar in name.unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _ where scalar.isCommand || (scalar.properties.isWhitespace && scalar != " "):
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
