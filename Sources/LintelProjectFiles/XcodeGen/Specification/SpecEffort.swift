/// The budget of text that templates and platforms may add to a specification.
///
/// Each target repeats its templates, so a small file can describe very much text.
final class SpecEffort {
  private var bytesLeft: Int
  /// Whether a part was left as it is written because the budget was used up.
  var isExceeded = false

  static let baseLimit = 1 << 22
  static let shareLimit = 32

  /// - Parameter size: the size of all files of the specification in bytes.
  init(size: Int) { bytesLeft = Self.baseLimit + Self.shareLimit * size }

  /// Once the budget did not suffice, it suffices for nothing smaller either: notes say that
  /// further text is left out.
  ///
  /// - Returns: whether the budget was sufficient.
  func spend(_ bytes: Int) -> Bool {
    guard bytes <= bytesLeft else {
      bytesLeft = 0
      return bytes == 0
    }
    bytesLeft -= bytes
    return true
  }
}
