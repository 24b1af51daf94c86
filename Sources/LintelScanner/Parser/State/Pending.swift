import LintelVocabulary

/// Attributes and modifiers read so far, which belong to the declaration that follows.
struct Pending: BitwiseCopyable {
  var isActive = false
  var access: AccessLevel?
  var modifiers = Modifiers()
  /// Of the first of them.
  var start: UInt32 = 0
  /// How many attribute and reference facts there were before them.
  var firstAttribute = 0
  var firstReference = 0

  @inline(__always)
  mutating func clear() {
    if isActive { self = Pending() }
  }
}
