import LintelProjectFiles
import LintelScanner
import LintelVocabulary

/// The tokens of a manifest, with their brackets and constants.
struct ManifestTokens {
  /// The tokens, including those of all branches of `#if`.
  let tokens: [SourceToken]
  /// For each opening bracket, the index of the bracket that closes it; -1 for any other token.
  private let closers: [Int]
  /// Whether a token is outside of all brackets.
  private let areOutermost: [Bool]
  private let constants: [String: Range<Int>]
  /// The number of list elements and call arguments that may still be read.
  let budget: Budget
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
    budget = .manifest(tokenCount: tokens.count)
  }

  var byteCount: Int { bytes.count }

  /// The index after the last token.
  var end: Int { tokens.count }

  func place(of position: Int) -> (line: Int, column: Int) {
    lines.place(of: position < tokens.count ? tokens[position].offset : UInt32(bytes.count))
  }

  /// Returns the index of the bracket that closes the one at `position`; `nil` if no bracket is
  /// opened there.
  func closer(of position: Int) -> Int? {
    closers[position] >= 0 ? closers[position] : nil
  }

  /// Whether the token at `position` is outside of all brackets.
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

  /// Returns the non-empty parts of `range` between the marks outside of all brackets: `a` and
  /// `[b, c]` in `a, [b, c]`.
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

  /// Returns the value of `range` if it is one string literal on one line.
  func string(_ range: Range<Int>) -> String? {
    guard range.count == 1, tokens[range.lowerBound].kind == .string else { return nil }
    let token = tokens[range.lowerBound]
    let source = bytes[Int(token.offset)...]
    if source.first == UInt8(ascii: "#") { return token.text }
    return source.starts(with: "\"\"\"".utf8) ? nil : unescaped(token.text)
  }

  /// Returns the value of the constant if `range` is the name of one, as `names` after
  /// `let names = ["A"]`; otherwise `range`.
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
