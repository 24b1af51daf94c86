import LintelVocabulary

/// The attributes and modifiers read so far, which belong to the declaration that follows.
struct Pending: BitwiseCopyable {
  var isActive = false
  var access: AccessLevel?
  var modifiers = Modifiers()
  /// The offset of the first attribute or modifier.
  var start: UInt32 = 0
  /// The numbers of attribute facts and reference facts before them.
  var firstAttribute = 0
  var firstReference = 0

  @inline(__always)
  mutating func clear() {
    if isActive { self = Pending() }
  }
}
