import LintelScanner
import LintelVocabulary

/// The tokens of a manifest, and how they belong together.
struct ManifestTokens {
  /// Those of all branches of `#if`.
  let tokens: [SourceToken]
  /// For each opening bracket the position of the bracket that closes it, otherwise -1.
  private let closers: [Int]
  private let constants: [String: Range<Int>]
  private let bytes: [UInt8]
  private let lines: LineTable

  init(_ source: borrowing SourceBuffer) {
    let bytes = source.withBytes { Array($0) }
    self.bytes = bytes
    lines = LineTable(bytes)
    tokens = LintelScanner.tokens(of: source)
    closers = Self.matchBrackets(tokens)
    constants = Self.constants(tokens, closers)
  }

  /// The position after the last token.
  var end: Int { tokens.count }

  func place(of position: Int) -> (line: Int, column: Int) {
    lines.place(of: position < tokens.count ? tokens[position].offset : UInt32(bytes.count))
  }

  /// The bracket that closes the one at `position`, if that opens one.
  func closer(of position: Int) -> Int? {
    closers[position] >= 0 ? closers[position] : nil
  }

  /// Whether no brackets are around `position`.
  func isOutermost(_ position: Int) -> Bool {
    var current = 0
    while current < position { current = (closer(of: current) ?? current) + 1 }
    return current == position
  }

  func isMark(_ mark: String, at position: Int) -> Bool {
    tokens.indices.contains(position) && tokens[position].isPunctuation(mark)
  }

  func isWord(_ word: String, at position: Int) -> Bool { self.word(at: position) == word }

  func word(at position: Int) -> String? {
    guard tokens.indices.contains(position), tokens[position].kind == .word else { return nil }
    return tokens[position].text
  }

  /// The non-empty parts of `range` between the marks that stand outside all brackets in it.
  func split(_ range: Range<Int>, at mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      if let closer = closer(of: position), closer < range.upperBound {
        position = closer
      } else if tokens[position].isPunctuation(mark) {
        if start < position { parts.append(start..<position) }
        start = position + 1
      }
      position += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  /// The value of `range` if that is one string literal on one line.
  func string(_ range: Range<Int>) -> String? {
    guard range.count == 1, tokens[range.lowerBound].kind == .string else { return nil }
    let token = tokens[range.lowerBound]
    let source = bytes[Int(token.offset)...]
    if source.first == UInt8(ascii: "#") { return token.text }
    return source.starts(with: "\"\"\"".utf8) ? nil : unescaped(token.text)
  }

  /// The value of the constant that `range` names, if that is all that it does; itself otherwise.
  func value(of range: Range<Int>) -> Range<Int> {
    guard range.count == 1, let name = word(at: range.lowerBound) else { return range }
    return constants[name] ?? range
  }

  /// The list, call or literal that each constant outside all brackets stands for.
  private static func constants(
    _ tokens: [SourceToken], _ closers: [Int]
  ) -> [String: Range<Int>] {
    var found: [String: Range<Int>] = [:]
    var ambiguous: Set<String> = []
    var position = 0
    while position < tokens.count {
      if closers[position] >= 0 {
        position = closers[position] + 1
        continue
      }
      position += 1
      guard tokens[position - 1].kind == .word, tokens[position - 1].text == "let",
        position < tokens.count, tokens[position].kind == .word
      else { continue }
      let name = tokens[position].text
      guard let value = initialValue(after: position, tokens, closers) else { continue }
      if found.updateValue(value, forKey: name) != nil { ambiguous.insert(name) }
      position = value.upperBound
    }
    return found.filter { !ambiguous.contains($0.key) }
  }

  /// What follows the `=` of a constant, as far as it is one string, list or call.
  private static func initialValue(
    after name: Int, _ tokens: [SourceToken], _ closers: [Int]
  ) -> Range<Int>? {
    var start = name + 1
    while start < tokens.count, !tokens[start].isPunctuation("=") {
      let isOfType =
        tokens[start].kind == .word || [":", ".", "[", "]"].contains(tokens[start].text)
      guard isOfType, tokens[start].text != "let" else { return nil }
      start += 1
    }
    start += 1
    guard start < tokens.count else { return nil }
    if tokens[start].kind == .string { return start..<start + 1 }
    var end = start
    while end < tokens.count, tokens[end].kind == .word || tokens[end].isPunctuation(".") {
      end += 1
    }
    guard end < tokens.count, closers[end] >= 0, ["(", "["].contains(tokens[end].text) else {
      return nil
    }
    let next = closers[end] + 1
    let goesOn = next < tokens.count && ["+", "."].contains(tokens[next].text)
    return goesOn ? nil : start..<next
  }

  private static func matchBrackets(_ tokens: [SourceToken]) -> [Int] {
    var closers = [Int](repeating: -1, count: tokens.count)
    var open: [Int] = []
    for (position, token) in tokens.enumerated() where token.kind == .punctuation {
      switch token.text {
      case "(", "[", "{": open.append(position)
      case ")", "]", "}":
        if let opener = open.popLast() { closers[opener] = position }
      default: break
      }
    }
    return closers
  }
}
