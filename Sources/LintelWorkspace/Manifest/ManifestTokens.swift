import LintelScanner
import LintelVocabulary

/// The tokens of a manifest, and how they belong together.
struct ManifestTokens {
  /// Those of all branches of `#if`.
  let tokens: [SourceToken]
  /// For each opening bracket the position of the bracket that closes it, otherwise -1.
  private let closers: [Int]
  /// Whether no brackets are around a position.
  private let areOutermost: [Bool]
  private let constants: [String: Range<Int>]
  /// What reading lists may still cost.
  let effort: ManifestEffort
  private let bytes: [UInt8]
  private let lines: LineTable

  init(_ source: borrowing SourceBuffer) {
    let bytes = source.withBytes { Array($0) }
    self.bytes = bytes
    lines = LineTable(bytes)
    tokens = LintelScanner.tokens(of: source)
    closers = Self.matchBrackets(tokens)
    constants = Self.constants(tokens, closers)
    areOutermost = Self.outermost(closers)
    effort = ManifestEffort(tokenCount: tokens.count)
  }

  var byteCount: Int { bytes.count }

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
    areOutermost.indices.contains(position) && areOutermost[position]
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

  func imports(_ module: String) -> Bool {
    tokens.indices.contains { isWord("import", at: $0) && isWord(module, at: $0 + 1) }
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

  private static func outermost(_ closers: [Int]) -> [Bool] {
    var areOutermost = [Bool](repeating: false, count: closers.count)
    var position = 0
    while position < closers.count {
      areOutermost[position] = true
      position = max(closers[position], position) + 1
    }
    return areOutermost
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
