extension Parser {
  /// Begins a `do` at the current token.
  mutating func beginDo() {
    endDos(at: frames.count)
    openDos.append(OpenDo(frameCount: frames.count, start: tokens.token.start))
  }

  /// Records the type in `do throws(E)`.
  mutating func noteThrownType(at start: UInt32) {
    guard let current = currentDo() else { return }
    openDos.base[current].typeStart = start
  }

  /// Records the `throw` or `for try` at the current token for each `do` around it.
  mutating func noteThrow() {
    for position in 0..<openDos.count where openDos[position].frameCount < frames.count {
      if !openDos[position].isCaught { openDos.base[position].hasThrow = true }
    }
  }

  /// Records the `catch` at the current token.
  mutating func noteCatch() {
    var fact = CatchFact(start: tokens.token.start, doStart: 0, typeStart: 0)
    // Damaged code may have no `do`.
    if let current = currentDo() {
      openDos.base[current].isCaught = true
      if !openDos[current].hasThrow { fact.doStart = openDos[current].start }
      fact.typeStart = openDos[current].typeStart
    }
    facts.catches.append(fact)
  }

  /// Returns the last `do` of the innermost frame.
  private mutating func currentDo() -> Int? {
    endDos(at: frames.count + 1)
    let last = openDos.count - 1
    return last >= 0 && openDos[last].frameCount == frames.count ? last : nil
  }

  /// Removes each `do` that has at least `frameCount` frames around it, because no `catch` can
  /// follow it any more.
  private mutating func endDos(at frameCount: Int) {
    while openDos.count > 0, openDos[openDos.count - 1].frameCount >= frameCount {
      openDos.removeLast()
    }
  }
}
