extension Tree {
  /// A dictionary with values of all kinds.
  static func random(using generator: inout some RandomNumberGenerator) -> Tree {
    randomDictionary(depth: 0, using: &generator)
  }

  private static func randomDictionary(
    depth: Int, using generator: inout some RandomNumberGenerator
  ) -> Tree {
    var entries: [String: Tree] = [:]
    for _ in 0..<Int.random(in: 0...5, using: &generator) {
      entries[randomText(using: &generator)] = random(depth: depth + 1, using: &generator)
    }
    return .dictionary(entries)
  }

  private static func random(
    depth: Int, using generator: inout some RandomNumberGenerator
  ) -> Tree {
    switch Int.random(in: 0..<(depth < 5 ? 10 : 6), using: &generator) {
    case 0: .data
    case 6, 7: randomDictionary(depth: depth, using: &generator)
    case 8, 9:
      .array(
        (0..<Int.random(in: 0...4, using: &generator)).map { _ in
          random(depth: depth + 1, using: &generator)
        })
    default: .text(randomText(using: &generator))
    }
  }

  private static func randomText(using generator: inout some RandomNumberGenerator) -> String {
    let pieces = [
      "isa", "A1B2C3D4E5F6", "path", "/", "//", ".", "-", "$(A)", " ", "\"", "'", "\\", "\n", "\r",
      "\t", "\u{7}", "\u{8}", "\u{B}", "\u{C}", "é", "日本", "🙂", "e\u{301}", "/*", "*/", ";", "=",
      "{", "}", "<<<<<<<", "7", "_", "\u{2028}",
    ]
    let count = Int.random(in: 0...6, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator)! }.joined()
  }
}
