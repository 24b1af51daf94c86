/// How much text templates and platforms may still add to a specification.
///
/// Each target repeats what its templates say, so that a small file can describe a great deal.
final class SpecEffort {
  private var bytesLeft: Int

  /// - Parameter size: of all files of the specification, in bytes.
  init(size: Int) { bytesLeft = 1 << 22 + 32 * size }

  /// - Returns: whether there was that much left.
  func spend(_ bytes: Int) -> Bool {
    guard bytes <= bytesLeft else { return false }
    bytesLeft -= bytes
    return true
  }
}
