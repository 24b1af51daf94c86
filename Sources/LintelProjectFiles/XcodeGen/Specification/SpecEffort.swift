/// The budget of text that templates and platforms may add to a specification.
///
/// Each target repeats its templates, so a small file can describe very much text.
final class SpecEffort {
  private var bytesLeft: Int
  /// Whether a part was left as it is written because the budget was used up, or templates name
  /// each other too deeply.
  var isExceeded = false

  static let baseLimit = 1 << 22
  static let shareLimit = 32

  /// - Parameter size: the size of all files of the specification in bytes.
  init(size: Int) { bytesLeft = Self.baseLimit + Self.shareLimit * size }

  /// Takes an amount from the budget. Once an amount was too large, all further amounts are
  /// refused, even smaller ones, because notes say that all further text is left out.
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
