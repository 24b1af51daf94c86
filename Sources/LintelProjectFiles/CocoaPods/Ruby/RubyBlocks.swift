/// The ends of the blocks that begin with a keyword and end with `end`.
struct RubyBlocks {
  /// The positions of the ends by the positions of the keywords.
  private var ends: [Int: Int] = [:]
  /// Whether each block has an `end`, and each `end` a block.
  private(set) var areWhole = true

  private static let keywords: Set<String> = [
    "if", "unless", "case", "while", "until", "for", "begin", "def", "class", "module",
  ]
  private static let loops: Set<String> = ["while", "until", "for"]

  init(_ code: RubyCode) {
    var open: [Int] = []
    var isInHeadOfLoop = false
    for position in code.tokens.indices {
      guard let word = code.word(at: position), !code.isMark(".", at: position - 1) else {
        if code.kind(at: position) == .lineEnd { isInHeadOfLoop = false }
        continue
      }
      if word == "end" {
        if let start = open.popLast() { ends[start] = position } else { areWhole = false }
      } else if word == "do" {
        if !isInHeadOfLoop { open.append(position) }
        isInHeadOfLoop = false
      } else if Self.keywords.contains(word), Self.beginsValue(position, code) {
        open.append(position)
        isInHeadOfLoop = Self.loops.contains(word)
      }
    }
    if !open.isEmpty { areWhole = false }
  }

  /// Returns the end of the block that begins with the word at a position; `nil` if none does.
  func end(of position: Int) -> Int? { ends[position] }

  /// Whether a keyword begins a block, and is not a modifier of a statement as in `pod 'A' if b`.
  private static func beginsValue(_ position: Int, _ code: RubyCode) -> Bool {
    if code.startsStatement(position) { return true }
    guard case .mark(let mark) = code.kind(at: position - 1) else { return false }
    return ![")", "]"].contains(mark)
  }
}
