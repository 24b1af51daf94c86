/// A `do` that a `catch` may follow.
struct OpenDo: BitwiseCopyable {
  /// How many frames there are around its block.
  let frameCount: Int
  let start: UInt32
  /// See ``CatchFact/typeStart``.
  var typeStart: UInt32 = 0
  /// Whether a statement in its block throws.
  var hasThrow = false
  /// Whether its block ended before a `catch`.
  var isCaught = false
}
