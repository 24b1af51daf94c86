import LintelScanner

extension ManifestTokens {
  /// Returns the values of the constants outside of all brackets whose value is one string, list or
  /// call, e.g. `let names = ["A"]`. A name that several constants have is left out.
  static func constants(
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

  /// Returns the initial value of a constant, if it is one string, list or call.
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
    guard let end = endOfLiteral(from: start, tokens, closers) else { return nil }
    let goesOn = end < tokens.count && ["+", "."].contains(tokens[end].text)
    return goesOn ? nil : start..<end
  }

  private static func endOfLiteral(
    from start: Int, _ tokens: [SourceToken], _ closers: [Int]
  ) -> Int? {
    if tokens[start].kind == .string { return start + 1 }
    if tokens[start].kind == .interpolation {
      // Names have few parts. Searching to the end of the file each time would take quadratic time.
      let close = tokens[start...].prefix(64).firstIndex {
        $0.kind == .interpolation && $0.text.utf8.last == UInt8(ascii: "\"")
      }
      return close.map { $0 + 1 }
    }
    var end = start
    while end < tokens.count, tokens[end].kind == .word || tokens[end].isPunctuation(".") {
      end += 1
    }
    guard end < tokens.count, closers[end] >= 0, ["(", "["].contains(tokens[end].text) else {
      return nil
    }
    return closers[end] + 1
  }
}
