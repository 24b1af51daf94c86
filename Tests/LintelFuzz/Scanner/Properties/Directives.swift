import LintelScanner

/// Checks that a directive begins its comment with `lintel:`, and ends on that line.
///
/// If the brackets of a file balance, it is certain what a comment is, and every comment that
/// begins with `lintel:` must be a directive.
func directivesBreach(in input: ScannerInput) -> String? {
  let bytes = input.bytes
  for (index, fact) in input.facts.directives.enumerated() {
    let name = "directives[\(index)] at byte \(fact.offset)"
    let (start, end) = (Int(fact.offset), Int(fact.end))
    guard end <= bytes.count, bytes.has("lintel:", at: start), start + 7 <= end else {
      return "\(name) ends at byte \(end) and has no 'lintel:'"
    }
    let text = bytes[start..<end]
    guard !text.contains(10), !text.contains(13), text.last != 32, text.last != 9 else {
      return "\(name) ends at byte \(end), past its line or after a blank"
    }
    let opener = bytes[..<start].lastIndex { $0 != 32 && $0 != 9 } ?? 0
    guard bytes.has("//", at: opener - 1) || bytes.has("/*", at: opener - 1) else {
      return "\(name) is not the first thing in a comment"
    }
  }
  guard Balance(of: bytes).isComplete else { return nil }
  return missingBreach(in: input, Trivia(of: bytes))
}

private func missingBreach(in input: ScannerInput, _ trivia: Trivia) -> String? {
  if let unread = trivia.unread { return "byte \(unread) is in no token, and no comment" }
  let found = input.facts.directives.map { Int($0.offset) }
  let expected = Set(trivia.directives)
  if let missing = trivia.directives.first(where: { !found.contains($0) }) {
    return "the directive at byte \(missing) is missing"
  }
  let wrong = found.first { place in
    !expected.contains(place) && trivia.gaps.contains { $0.contains(place) }
  }
  return wrong.map { "the directive at byte \($0) is in the middle of a comment" }
}
