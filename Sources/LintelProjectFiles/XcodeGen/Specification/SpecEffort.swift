/// How much text templates and platforms may still add to a specification.
///
/// Each target repeats what its templates say, so that a small file can describe a great deal.
final class SpecEffort {
  private var bytesLeft: Int
  /// Whether something was left as it is written, as it would have come to too much.
  var isExceeded = false

  static let baseLimit = 1 << 22
  static let shareLimit = 32

  /// - Parameter size: of all files of the specification, in bytes.
  init(size: Int) { bytesLeft = Self.baseLimit + Self.shareLimit * size }

  /// - Returns: whether there was that much left.
  func spend(_ bytes: Int) -> Bool {
    guard bytes <= bytesLeft else { return false }
    bytesLeft -= bytes
    return true
  }
}
