/// The tokens of a BUILD file, and the statements and brackets that they form.
struct StarlarkFile {
  /// The tokens of a line, or of several lines that brackets join.
  struct Statement {
    let tokens: Range<Int>
    /// Whether the statement is in a block of a function, a loop or a condition, or begins one.
    let isInBlock: Bool
  }

  private let bytes: [UInt8]
  private let tokens: [StarlarkToken]

  init(_ bytes: [UInt8]) throws(StarlarkMisreading) {
    self.bytes = bytes
    tokens = try StarlarkLexer.tokens(of: bytes)
  }

  /// The statements in the order of the file.
  var statements: [Statement] {
    tokens.indices.split { tokens[$0].kind == .lineEnd }.map { line in
      Statement(
        tokens: line, isInBlock: isIndented(line.lowerBound) || isHeader(line.lowerBound))
    }
  }

  /// Returns the offset of a token in UTF-8 bytes.
  func offset(of position: Int) -> Int { tokens[position].range.lowerBound }

  /// Returns the position of the bracket that closes the opening bracket at `position`; `nil` if
  /// there is no opening bracket.
  func closer(of position: Int) -> Int? { tokens[position].closer }

  func word(at position: Int) -> String? { token(.word, at: position).map(string) }

  /// Returns the decoded text at a position.
  func text(at position: Int) -> String? {
    token(.text, at: position).map { StarlarkText.decoded(bytes[$0.range]) }
  }

  func isMark(_ mark: String, at position: Int) -> Bool {
    token(.mark, at: position).map { bytes[$0.range].elementsEqual(mark.utf8) } ?? false
  }

  /// Returns the non-empty parts of `range` between those marks that are outside of brackets in it.
  func split(_ range: Range<Int>, at mark: String) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var start = range.lowerBound
    var position = start
    while position < range.upperBound {
      if let closer = closer(of: position), closer < range.upperBound {
        position = closer
      } else if isMark(mark, at: position) {
        if start < position { parts.append(start..<position) }
        start = position + 1
      }
      position += 1
    }
    if start < range.upperBound { parts.append(start..<range.upperBound) }
    return parts
  }

  private func token(_ kind: StarlarkToken.Kind, at position: Int) -> StarlarkToken? {
    guard tokens.indices.contains(position), tokens[position].kind == kind else { return nil }
    return tokens[position]
  }

  private func string(_ token: StarlarkToken) -> String {
    String(decoding: bytes[token.range], as: UTF8.self)
  }

  /// Whether there are blanks before the first token of a line.
  private func isIndented(_ position: Int) -> Bool {
    let start = tokens[position].range.lowerBound
    guard start > 0 else { return false }
    return bytes[start - 1] == UInt8(ascii: " ") || bytes[start - 1] == UInt8(ascii: "\t")
  }

  private func isHeader(_ position: Int) -> Bool {
    word(at: position).map(["def", "for", "if", "elif", "else"].contains) ?? false
  }
}

/// A call of a function by its name, as in `glob(["*.swift"])` or `native.glob(["*.swift"])`.
struct StarlarkCall {
  /// The last part of the name.
  let name: String
  /// The tokens between the brackets.
  let arguments: Range<Int>

  /// - Returns: `nil` if a range of tokens is not such a call.
  init?(in range: Range<Int>, of file: StarlarkFile) {
    var position = range.lowerBound
    while file.word(at: position) != nil, file.isMark(".", at: position + 1) { position += 2 }
    guard let name = file.word(at: position), position + 1 < range.upperBound,
      file.isMark("(", at: position + 1),
      file.closer(of: position + 1) == range.upperBound - 1
    else { return nil }
    self.name = name
    arguments = position + 2..<range.upperBound - 1
  }
}
