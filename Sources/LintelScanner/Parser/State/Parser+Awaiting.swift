extension Parser {
  /// Moves past `try` and `await` before a value.
  mutating func skipEffects() {
    if tokens.skipEffects() { beginAwait() }
  }

  /// Records that `await`, or `async let`, covers the code from the current token on.
  mutating func beginAwait() {
    guard frame.await < 0 else { return }
    frame.await = Int32(facts.awaits.count)
    facts.awaits.append(AwaitFact(start: tokens.previousEnd))
  }

  /// Records that the expression that `await` covers in the innermost frame, if any, ends at `end`.
  @inline(__always)
  mutating func endAwait(at end: UInt32) {
    guard frame.await >= 0 else { return }
    facts.awaits.base[Int(frame.await)].end = end
    frame.await = -1
  }
}
