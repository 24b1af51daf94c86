/// A `do` that a `catch` may follow.
struct OpenDo: BitwiseCopyable {
  /// The number of frames around its block.
  let frameCount: Int
  let start: UInt32
  /// See ``CatchFact/typeStart``.
  var typeStart: UInt32 = 0
  /// Whether its block contains a `throw` or a `for try`.
  var hasThrow = false
  /// Whether a `catch` has been read after its block.
  var isCaught = false
}
