/// One attempt to match a text.
///
/// Tries shorter runs first and remembers which token failed at which position, so that no such
/// pair is tried twice. If a run has failed, runs of the same token that begin further on fail as
/// well, because all of their ends were tried. Failures under one value of a recurring capture are
/// forgotten with that value.
struct PatternMatcher {
  private let pattern: Pattern
  private let tokens: [Pattern.Token]
  private let recurs: [Bool]
  private let text: UnsafeBufferPointer<UInt8>
  /// Whether it is enough that the text is the beginning of a matching text.
  private let isPrefix: Bool
  private var failed: [Bool] = []
  private(set) var captured: [Range<Int>?]

  init(_ pattern: Pattern, text: UnsafeBufferPointer<UInt8>, isPrefix: Bool) {
    self.pattern = pattern
    tokens = pattern.tokens
    recurs = pattern.recurs
    self.text = text
    self.isPrefix = isPrefix
    captured = Array(repeating: nil, count: pattern.captureNames.count)
  }

  mutating func matches() -> Bool { matches(from: 0, at: 0) }

  private mutating func matches(from token: Int, at position: Int) -> Bool {
    if position == text.count, isPrefix { return token < tokens.count }
    guard token < tokens.count else { return position == text.count }
    switch tokens[token] {
    case .literal(let bytes):
      let count = isPrefix ? min(bytes.count, text.count - position) : bytes.count
      guard pattern.stands(bytes, in: text, at: position, count: count) else { return false }
      // The text ends within the literal.
      if count < bytes.count { return true }
      // `Cafe*` must not match `Café` because its accent is encoded on its own.
      guard isBoundary(position + count) else { return false }
      return matches(from: token + 1, at: position + count)
    case .character:
      guard position < text.count, text[position] != separator, isBoundary(position) else {
        return false
      }
      var end = position + 1
      while !isBoundary(end) { end += 1 }
      return matches(from: token + 1, at: end)
    case .everything:
      return position < text.count
    case .run, .folders, .capture:
      return matchesVariable(token, at: position)
    }
  }

  /// Matches a token that can match texts of several lengths, by trying each length.
  private mutating func matchesVariable(_ token: Int, at position: Int) -> Bool {
    if hasFailed(token, at: position) { return false }
    let matched =
      switch tokens[token] {
      case .run: matchesRun(token, at: position)
      case .folders: matchesFolders(token, at: position)
      case .capture(let capture):
        if let value = captured[capture] {
          matchesAgain(value, token, at: position)
        } else {
          matchesCapture(capture, token, at: position)
        }
      default: false
      }
    if !matched { fail(token, at: position...position) }
    return matched
  }

  private mutating func fail(_ token: Int, at positions: ClosedRange<Int>) {
    if failed.isEmpty {
      failed = Array(repeating: false, count: tokens.count * (text.count + 1))
    }
    for position in positions { failed[token * (text.count + 1) + position] = true }
  }

  private func hasFailed(_ token: Int, at position: Int) -> Bool {
    !failed.isEmpty && failed[token * (text.count + 1) + position]
  }

  private mutating func matchesRun(_ token: Int, at position: Int) -> Bool {
    var end = position
    while true {
      if matches(from: token + 1, at: end) { return true }
      guard end < text.count, text[end] != separator, !hasFailed(token, at: end + 1) else { break }
      end += 1
    }
    fail(token, at: position...end)
    return false
  }

  private mutating func matchesFolders(_ token: Int, at position: Int) -> Bool {
    var end = position
    while true {
      if matches(from: token + 1, at: end) { return true }
      fail(token, at: end...end)
      guard let next = text[end...].firstIndex(of: slash), !hasFailed(token, at: next + 1) else {
        return false
      }
      end = next + 1
    }
  }

  private mutating func matchesCapture(_ capture: Int, _ token: Int, at position: Int) -> Bool {
    var end = position
    while end < text.count, text[end] != separator, !hasFailed(token, at: end) {
      end += 1
      guard isBoundary(end) else { continue }
      captured[capture] = position..<end
      let before = recurs[capture] ? failed : []
      if matches(from: token + 1, at: end) { return true }
      if recurs[capture] { failed = before }
    }
    captured[capture] = nil
    if !recurs[capture] { fail(token, at: position...max(position, end - 1)) }
    return false
  }

  private mutating func matchesAgain(_ value: Range<Int>, _ token: Int, at position: Int) -> Bool {
    let count = isPrefix ? min(value.count, text.count - position) : value.count
    guard text[position...].starts(with: text[value].prefix(count)) else { return false }
    if count < value.count { return true }
    return matches(from: token + 1, at: position + count)
  }

  /// Whether a character begins at `position`, or the text ends there.
  private func isBoundary(_ position: Int) -> Bool {
    guard position < text.count, text[position] >= 0x80 else { return true }
    return text[position] & 0xC0 != 0x80 && !CharacterSpelling.continues(text, at: position)
  }

  /// The byte that only `**` matches.
  private var separator: UInt8? { pattern.isForPaths ? slash : nil }

  private var slash: UInt8 { UInt8(ascii: "/") }
}
