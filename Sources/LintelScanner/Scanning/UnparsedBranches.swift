import LintelVocabulary

/// Finds the branches of `#if` that the compiler does not parse, in a file that seems damaged: they
/// are written for other versions of Swift, and their contents may be anything.
///
/// A version in a condition need not be known: if a branch with such a condition is damaged, the
/// compiler in use does not parse it.
struct UnparsedBranches {
  /// The contents of the branches, in the order of the source; of nested branches the outer ones.
  private(set) var extents: [Range<UInt32>] = []

  /// An `#if` whose `#endif` has not been read yet.
  private struct Block {
    /// Whether one of the branches before the current one is compiled; `nil` if that is not known.
    var isTaken: Bool? = false
    /// Whether the current branch is compiled.
    var isCompiled: Bool?
    /// Whether the condition of the current branch, or for an `#else` the one before it, is about
    /// versions.
    var guardsSyntax = false
    /// The offset at which the contents of the current branch begin.
    var start: UInt32 = 0
  }

  private let settings: BuildSettings
  private let damages: [UInt32]
  private var blocks: [Block] = []

  /// - Parameters:
  ///   - damages: the offsets at which the file seems damaged.
  ///   - compiler: the version of the compiler.
  init(in source: borrowing SourceBuffer, damages: [UInt32], compiler: SwiftVersion) {
    self.damages = damages.sorted()
    settings = .open(compiler: compiler)
    var tokens = TokenStream()
    tokens.begin(source)
    while !tokens.at(.endOfFile) {
      let kind = tokens.token.kind
      let place = tokens.token.start
      tokens.advance()
      switch kind {
      case .poundIf:
        blocks.append(Block())
        begin(readCondition(&tokens, source), at: tokens.previousEnd)
      case .poundElseif where !blocks.isEmpty:
        end(at: place)
        begin(readCondition(&tokens, source), at: tokens.previousEnd)
      case .poundElse where !blocks.isEmpty:
        end(at: place)
        begin(nil, at: tokens.previousEnd)
      case .poundEndif where !blocks.isEmpty:
        end(at: place)
        blocks.removeLast()
      default: break
      }
    }
  }

  private func readCondition(
    _ tokens: inout TokenStream, _ source: borrowing SourceBuffer
  ) -> Condition {
    let start = Int(tokens.token.start)
    tokens.skipCondition()
    let end = Int(tokens.previousEnd)
    return Condition(
      source.withBytes { String(decoding: $0[start..<max(start, end)], as: UTF8.self) })
  }

  /// - Parameter condition: `nil` for an `#else`.
  private mutating func begin(_ condition: Condition?, at start: UInt32) {
    var block = blocks[blocks.count - 1]
    let holds = condition.map { $0.holds(under: settings) } ?? true
    if block.isTaken == true {
      block.isCompiled = false
    } else if holds == true {
      block.isCompiled = block.isTaken == nil ? nil : true
      block.isTaken = true
    } else {
      block.isCompiled = holds
      if holds == nil { block.isTaken = nil }
    }
    if let condition { block.guardsSyntax = condition.guardsSyntax }
    block.start = start
    blocks[blocks.count - 1] = block
  }

  private mutating func end(at end: UInt32) {
    let block = blocks[blocks.count - 1]
    guard block.guardsSyntax, block.isCompiled != true, block.start < end else { return }
    let damage = damages.partitioningIndex { $0 >= block.start }
    let isDamaged = damage < damages.count && damages[damage] < end
    guard block.isCompiled == false || isDamaged else { return }
    while let last = extents.last, last.lowerBound >= block.start { extents.removeLast() }
    extents.append(block.start..<end)
  }
}
