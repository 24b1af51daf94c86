/// An `#if` whose `#endif` has not been read yet, with the state of the parser before the `#if`,
/// from which each branch continues.
struct OpenCondition: BitwiseCopyable {
  /// Index in ``FileFacts/conditions`` of the branch around it.
  let outer: UInt16
  let previousKind: TokenKind
  let previousKeyword: Keyword
  /// The last segment of the path before the `#if`, or -1.
  let lastSegment: Int32
  let isAfterPath: Bool
  /// The number of frames at the `#if`.
  let frameCount: Int
}
