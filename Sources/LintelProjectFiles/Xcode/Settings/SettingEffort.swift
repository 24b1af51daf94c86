/// The budget of text that the settings of a project may expand to.
///
/// Values refer to each other, and those of the project count for each target, so a small file can
/// describe very much text. A value beyond the budget is unknown, as if a variable were missing.
final class SettingEffort {
  private var bytesLeft: Int
  /// Whether a setting was not computed because the budget was used up.
  var isExceeded = false

  static let baseLimit = 1 << 20
  static let shareLimit = 32

  /// - Parameter size: the size of the project file in bytes. None of 130 public projects needs as
  ///   much text as its own size.
  init(fileSize size: Int) { bytesLeft = Self.baseLimit + Self.shareLimit * size }

  static let message =
    "settings refer to each other in a cycle, or become too long; the rest is not known"

  /// - Returns: whether the budget was sufficient.
  func spend(_ bytes: Int) -> Bool {
    bytesLeft -= bytes
    return bytesLeft > 0
  }
}
