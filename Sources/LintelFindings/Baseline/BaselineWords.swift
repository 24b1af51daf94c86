import LintelVocabulary

/// The words of an entry, which are read one after the other.
package struct BaselineWords {
  package struct Failure: Error {
    package let error: BaselineError
    /// The column of the error, from 1, in UTF-8 bytes.
    package let column: Int
  }

  private struct Word {
    let text: String
    let isQuoted: Bool
    let column: Int

    var isArrow: Bool { text == BaselineEntry.arrow && !isQuoted }
  }

  private var words: ArraySlice<Word> = []
  private let end: Int

  package init(_ line: String) throws(Failure) {
    end = line.utf8.count + 1
    var rest = line.unicodeScalars[...]
    while true {
      rest = rest.drop { $0 == " " || $0 == "\t" }
      let column = line.utf8.distance(from: line.startIndex, to: rest.startIndex) + 1
      guard let first = rest.first else { return }
      let text: String
      if first == "\"" {
        rest.removeFirst()
        text = try Self.quotedText(&rest, column: column)
      } else {
        let word = rest.prefix { $0 != " " && $0 != "\t" }
        rest = rest[word.endIndex...]
        text = String(word)
      }
      words.append(Word(text: text, isQuoted: first == "\"", column: column))
    }
  }

  /// Reads the text before the closing quote.
  private static func quotedText(
    _ rest: inout Substring.UnicodeScalarView, column: Int
  ) throws(Failure) -> String {
    var text = String.UnicodeScalarView()
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"": return String(text)
      case "\\": text.append(try escaped(&rest, column: column))
      default: text.append(scalar)
      }
    }
    throw Failure(error: .openQuote, column: column)
  }

  /// Reads the rest of an escape after its backslash: `\"`, `\\` or `\u{…}`.
  private static func escaped(
    _ rest: inout Substring.UnicodeScalarView, column: Int
  ) throws(Failure) -> Unicode.Scalar {
    switch rest.popFirst() {
    case "\"": return "\""
    case "\\": return "\\"
    case "u" where rest.popFirst() == "{":
      let digits = rest.prefix { $0 != "}" }
      rest = rest[digits.endIndex...]
      guard rest.popFirst() == "}", let value = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(value)
      else { break }
      return scalar
    default: break
    }
    throw Failure(error: .badEscape, column: column)
  }

  package var isEmpty: Bool { words.isEmpty }

  mutating func readEntry() throws(Failure) -> BaselineEntry {
    guard let rule = words.first, !rule.isQuoted, BaselineEntry.isPlain(rule.text) else {
      throw here(.noRule)
    }
    words.removeFirst()
    guard let from = words.first, !from.isArrow else { throw here(.noFrom) }
    words.removeFirst()
    var to: String?
    if words.first?.isArrow == true {
      words.removeFirst()
      guard let name = words.popFirst() else { throw here(.noTo) }
      to = name.text
    }
    var through: String?
    if let word = words.first, word.text == BaselineEntry.through, !word.isQuoted {
      words.removeFirst()
      guard let name = words.popFirst() else { throw here(.noIntermediate) }
      through = name.text
    }
    var kind: ReferenceKind?
    var isAmbiguous = false
    if let word = words.first, words.count > 1 {
      kind = ReferenceKind(rawValue: word.text)
      if kind != nil { words.removeFirst() }
      isAmbiguous = words.count > 1 && words.first?.text == BaselineEntry.ambiguous
      if isAmbiguous { words.removeFirst() }
      if kind == nil, !isAmbiguous { throw here(.unknownKind(word.text)) }
    }
    guard let last = words.first, let count = Int(last.text), count > 0, words.count == 1 else {
      throw here(.noCount(found: words.first?.text))
    }
    let identity = FindingIdentity(
      rule: rule.text, from: from.text, to: to, through: through, kind: kind,
      isAmbiguous: isAmbiguous)
    return BaselineEntry(identity, count: count)
  }

  private func here(_ error: BaselineError) -> Failure {
    Failure(error: error, column: words.first?.column ?? end)
  }
}
