/// An `#if` that has not ended, and what stands before it.
struct OpenCondition: BitwiseCopyable {
  /// Position in ``FileFacts/conditions`` of the clause around it.
  let outer: UInt16
  let previousKind: TokenKind
  let previousKeyword: Keyword
  let chain: Int32
  let isAfterPath: Bool
  /// How many frames there were.
  let frameCount: Int
}
