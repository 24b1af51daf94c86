import LintelText
import LintelVocabulary
import LintelYAML

/// A value with the location where it is written.
package struct Located<Value: Sendable>: Sendable {
  package let value: Value
  package let mark: Mark

  package init(value: Value, mark: Mark) {
    self.value = value
    self.mark = mark
  }
}

/// A file that a rule names.
package struct NamedFile: Sendable {
  /// The path as it is written in the rule.
  package let name: String
  /// The path, joined with the path of the rules file's folder.
  package let path: String
  package let bytes: [UInt8]
}

/// The keys of one mapping, which are read one after the other; errors go to the log.
package struct Fields {
  /// The words for the mapping in messages: `rule 'layering'`.
  package let owner: String
  package let mark: Mark
  package let log: ErrorLog
  /// Returns the bytes of a file that a value names.
  private let read: FileReading
  private let entries: [String: YAMLEntry]
  private let required: [String]

  /// Reports unknown and missing keys; fails if `node` is not a mapping.
  package init?(
    _ node: YAMLNode, owner: String, known: [String], required: [String] = [], log: ErrorLog,
    read: @escaping FileReading = { _ in nil }
  ) {
    guard let entries = node.mapping(owner, log: log) else { return nil }
    self.owner = owner
    mark = node.mark
    self.log = log
    self.read = read
    self.entries = Dictionary(entries.map { ($0.key, $0) }) { first, _ in first }
    self.required = required
    let names = Set(known)
    for entry in entries where !names.contains(entry.key) {
      log.report(FieldError.unknownKey(entry.key, owner: owner, known: known), at: entry.keyMark)
    }
    for key in required where self[key] == nil {
      log.report(FieldError.missingKey(key, owner: owner), at: mark)
    }
  }

  package subscript(key: String) -> YAMLNode? { entries[key]?.value }

  package func mark(of key: String) -> Mark { entries[key]?.keyMark ?? mark }

  package func text(_ key: String) -> Located<String>? {
    self[key].flatMap { text($0, what: "'\(key)'", expected: "a text") }
  }

  /// Returns the texts under `key`; a single text counts as a list of one. Empty if the key is
  /// missing or has a wrong value.
  ///
  /// - Parameter mayBeEmpty: whether an empty list is allowed.
  package func texts(
    _ key: String, expected: String = "a text or a list of texts", mayBeEmpty: Bool = false
  ) -> [Located<String>] {
    guard let node = self[key] else { return [] }
    guard case .sequence(let elements) = node.content else {
      return [text(node, what: "'\(key)'", expected: expected)].compactMap { $0 }
    }
    if elements.isEmpty, !mayBeEmpty { reportEmptyList(key) }
    let texts = elements.compactMap { text($0, what: "an entry of '\(key)'", expected: "a text") }
    var seen: Set<String> = []
    for text in texts where !seen.insert(text.value).inserted {
      log.report(FieldError.listedTwice(text.value, what: "'\(key)'"), at: text.mark)
    }
    return texts
  }

  /// Reports that the list under `key` must not be empty.
  package func reportEmptyList(_ key: String) {
    log.report(
      FieldError.emptyList(what: "'\(key)'", isRequired: required.contains(key)),
      at: self[key]?.mark ?? mark)
  }

  package func flag(_ key: String) -> Bool {
    guard let node = self[key] else { return false }
    switch node.content {
    case .scalar("true", isPlain: true): return true
    case .scalar("false", isPlain: true): return false
    default:
      log.report(
        FieldError.wrongType(
          what: "'\(key)'", expected: "true or false",
          found: node.text.map { "'\($0)'" } ?? node.description),
        at: node.mark)
      return false
    }
  }

  /// Reads a whole number that is not less than `least`.
  package func number(_ key: String, from least: Int = 0) -> Located<Int>? {
    guard let node = self[key] else { return nil }
    if case .scalar(let text, isPlain: true) = node.content, let number = Int(text),
      number >= least
    {
      return Located(value: number, mark: node.mark)
    }
    log.report(
      FieldError.wrongType(
        what: "'\(key)'", expected: "a whole number from \(least) on",
        found: node.text.map { "'\($0)'" } ?? node.description),
      at: node.mark)
    return nil
  }

  /// Reads a non-negative number, with decimals or without.
  package func decimal(_ key: String) -> Located<DecimalNumber>? {
    guard let node = self[key] else { return nil }
    if case .scalar(let text, isPlain: true) = node.content, let number = DecimalNumber(text) {
      return Located(value: number, mark: node.mark)
    }
    log.report(
      FieldError.wrongType(
        what: "'\(key)'", expected: "a number from 0 on",
        found: node.text.map { "'\($0)'" } ?? node.description),
      at: node.mark)
    return nil
  }

  /// Reads one of the words of an enumeration.
  package func word<Word: RawRepresentable & CaseIterable>(
    _ key: String, _ what: String? = nil, as: Word.Type = Word.self
  ) -> Word? where Word.RawValue == String {
    text(key).flatMap { word($0, what ?? key, known: Array(Word.allCases)) }
  }

  /// Reads some of the words of an enumeration, in written order.
  package func words<Word: RawRepresentable>(
    _ key: String, _ what: String, known: [Word]
  ) -> [Word] where Word.RawValue == String {
    texts(key).compactMap { word($0, what, known: known) }
  }

  private func word<Word: RawRepresentable>(
    _ text: Located<String>, _ what: String, known: [Word]
  ) -> Word? where Word.RawValue == String {
    if let word = known.first(where: { $0.rawValue == text.value }) { return word }
    log.report(
      FieldError.unknownWord(text.value, what: what, known: known.map(\.rawValue)), at: text.mark)
    return nil
  }

  private func text(_ node: YAMLNode, what: String, expected: String) -> Located<String>? {
    if let text = node.text, !text.isEmpty { return Located(value: text, mark: node.mark) }
    let found = node.text == nil ? node.description : "an empty text"
    log.report(FieldError.wrongType(what: what, expected: expected, found: found), at: node.mark)
    return nil
  }
}

extension Fields {
  /// Reads a file by its path, which is relative to the folder of the rules file.
  package func file(_ key: String) -> NamedFile? {
    guard let text = text(key) else { return nil }
    let path = RelativePath.join(folderOf: mark.path, text.value)
    do throws(UnreadableFile) {
      guard let bytes = try read(path) else { throw UnreadableFile() }
      return NamedFile(name: text.value, path: path, bytes: bytes)
    } catch {
      log.report(FieldError.unreadable(path, error), at: text.mark)
      return nil
    }
  }

  package func globs(_ key: String) -> [Located<PathGlob>] { texts(key).compactMap(glob) }

  private func glob(_ text: Located<String>) -> Located<PathGlob>? {
    do {
      return Located(value: try PathGlob(text.value), mark: text.mark)
    } catch {
      log.report(FieldError.badPattern(text.value, reason: error.message), at: text.mark)
      return nil
    }
  }

  package func symbols(_ key: String) -> [SymbolPattern] { texts(key).compactMap(symbol) }

  private func symbol(_ text: Located<String>) -> SymbolPattern? {
    do {
      return try SymbolPattern(text.value)
    } catch {
      log.report(FieldError.badPattern(text.value, reason: error.message), at: text.mark)
      return nil
    }
  }

  /// Reads patterns without captures.
  package func patterns(_ key: String) -> [NamePattern] {
    texts(key).compactMap { pattern($0, key: key) }
  }

  /// Reads a pattern that may have captures.
  package func capturingPattern(_ key: String) -> NamePattern? {
    text(key).flatMap { pattern($0, key: key, mayCapture: true) }
  }

  /// Reads patterns that may have captures.
  package func capturingPatterns(_ key: String) -> [NamePattern] {
    texts(key).compactMap { pattern($0, key: key, mayCapture: true) }
  }

  private func pattern(
    _ text: Located<String>, key: String, mayCapture: Bool = false
  ) -> NamePattern? {
    do {
      let pattern = try NamePattern(text.value)
      if !mayCapture, let capture = pattern.pattern.captureNames.first {
        log.report(FieldError.captureElsewhere(capture, key: key), at: text.mark)
      }
      return pattern
    } catch {
      log.report(FieldError.badPattern(text.value, reason: error.message), at: text.mark)
      return nil
    }
  }
}
