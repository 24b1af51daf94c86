/// The contents of a comment that begins with `lintel:`.
///
/// `lintel:disable[:this|:next|:previous|:file] rule, rule - reason`, or `lintel:enable rule`.
package struct SuppressionComment: Equatable {
  package enum Action: String, CaseIterable {
    case disable
    case enable
  }

  /// The lines that a single comment hides.
  package enum Reach: String, CaseIterable {
    case this
    case next
    case previous
    case file
  }

  /// A word of the comment.
  package struct Word: Equatable {
    package let text: String
    /// The offset from the start of `lintel:`, in UTF-8 bytes.
    package let offset: Int
  }

  package let action: Action
  /// The lines that the comment hides; `nil` for a comment that holds until another one ends it.
  package let reach: Reach?
  /// The named rules, each once.
  package let rules: [Word]
  /// The reason; `nil` if the comment gives none, which only `enable` may do. The reason of
  /// `disable` has at least one letter or digit.
  package let reason: String?

  /// Reads the text of a comment.
  ///
  /// - Parameters:
  ///   - text: the text from `lintel:` to the end of the line or comment.
  ///   - isRule: whether a word is the name of a rule, so that the words after the rules are
  ///     recognised as a reason without ` - `.
  /// - Returns: `nil` for a comment that is not meant for Lintel, such as `// lintel: see below`.
  package static func read(
    _ text: String, isRule: (String) -> Bool = { _ in true }
  ) -> Result<SuppressionComment, SuppressionError>? {
    let words = Self.words(in: text)
    guard let head = words.first else { return nil }
    let parts = head.text.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
    guard parts.count > 1, !parts[1].isEmpty else {
      let next = words.dropFirst().first?.text.split(separator: ":").first
      let isMeant = next.flatMap { Action(rawValue: String($0)) } != nil
      return isMeant ? .failure(.blankAfterColon) : nil
    }
    return .init {
      () throws(SuppressionError) in try Self(parts.dropFirst(), words.dropFirst(), text, isRule)
    }
  }

  private init(
    _ parts: ArraySlice<String>, _ words: ArraySlice<Word>, _ text: String,
    _ isRule: (String) -> Bool
  ) throws(SuppressionError) {
    guard let action = Action(rawValue: parts.first ?? "") else {
      throw .unknownAction(parts.first ?? "")
    }
    var reach: Reach?
    if parts.count > 1 {
      let word = parts.dropFirst().joined(separator: ":")
      guard action == .disable else { throw .enableWithReach(word) }
      reach = Reach(rawValue: word)
      if reach == nil { throw .unknownReach(word) }
    }
    if action == .disable, let reason = Self.unseparatedReason(words, text, isRule) {
      throw .unseparatedReason(action, reach, rules: reason.rules, reason: reason.text)
    }
    let dash = words.firstIndex { $0.text == "-" }
    var rules: [Word] = []
    var seen: Set<String> = []
    for word in words[..<(dash ?? words.endIndex)] where seen.insert(word.text).inserted {
      rules.append(word)
    }
    guard !rules.isEmpty else { throw .noRule(action, reach) }
    let reason = dash.map { String(text.utf8.dropFirst(words[$0].offset + 1)) ?? "" } ?? ""
    // A reason of dashes or dots has the right form, but says nothing.
    if action == .disable, !reason.contains(where: { $0.isLetter || $0.isNumber }) {
      throw .missingReason(action, reach, rules.map(\.text))
    }
    self.action = action
    self.reach = reach
    self.rules = rules
    self.reason = reason.isEmpty ? nil : Self.trimmed(reason)
  }

  /// The words at the start that are names of rules, and the text after them if it is a reason that
  /// something else than ` - ` introduces: `layering – it is old`, `layering: it is old`, or
  /// `layering it is old`; `nil` if the comment has the right form, or cannot be understood so.
  private static func unseparatedReason(
    _ words: ArraySlice<Word>, _ text: String, _ isRule: (String) -> Bool
  ) -> (rules: [String], text: String)? {
    var rules: [String] = []
    var rest = words
    while let word = rest.first, word.text != "-" {
      if isRule(word.text) {
        rules.append(word.text)
        rest.removeFirst()
        continue
      }
      let name = word.text.trimmingEnd { !$0.isLetter && !$0.isNumber && $0 != "_" }
      let isSeparator = name.isEmpty
      // `layering:` is the name of a rule, and ends the names.
      let endsNames = !isSeparator && name.count < word.text.count && isRule(name)
      if endsNames { rules.append(name) }
      if endsNames || isSeparator { rest.removeFirst() }
      let hasDash = rest.contains { $0.text == "-" }
      // Without a separator, a wrong name before ` - ` is more likely than a reason.
      guard !rules.isEmpty, endsNames || isSeparator || !hasDash, let first = rest.first else {
        return nil
      }
      let reason = trimmed(String(text.utf8.dropFirst(first.offset)) ?? "")
      guard reason.contains(where: { $0.isLetter || $0.isNumber }) else { return nil }
      return (rules, reason.count <= reasonLimit ? reason : "the reason")
    }
    return nil
  }

  /// The length of a reason up to which a remedy repeats it.
  private static let reasonLimit = 80

  /// Returns the words of a text, which are separated by blanks and commas.
  private static func words(in text: String) -> [Word] {
    var words: [Word] = []
    var offset = 0
    for part in text.utf8.split(
      omittingEmptySubsequences: false,
      whereSeparator: { $0 == 32 || $0 == 9 || $0 == UInt8(ascii: ",") })
    {
      if !part.isEmpty { words.append(Word(text: String(Substring(part)), offset: offset)) }
      offset += part.count + 1
    }
    return words
  }

  private static func trimmed(_ text: String) -> String {
    var text = Substring(text)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}

extension String {
  fileprivate func trimmingEnd(where isTrimmed: (Character) -> Bool) -> String {
    var text = Substring(self)
    while let last = text.last, isTrimmed(last) { text.removeLast() }
    return String(text)
  }
}

extension Result {
  fileprivate init(_ body: () throws(Failure) -> Success) {
    do throws(Failure) {
      self = .success(try body())
    } catch {
      self = .failure(error)
    }
  }
}
