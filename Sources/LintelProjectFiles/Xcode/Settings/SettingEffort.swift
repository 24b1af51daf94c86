/// How much text the settings of a project may still come to.
///
/// Values name each other, and those of the project count for each target, so that a small file can
/// describe a great deal of text. What goes beyond this is not known, as if a variable were missing.
final class SettingEffort {
  private var bytesLeft: Int
  /// Whether something was not computed, as it would have taken too much.
  var isExceeded = false

  static let baseLimit = 1 << 20
  static let shareLimit = 32

  /// - Parameter size: of the project file, in bytes. Of 130 public projects, none needs as much as
  ///   its own size.
  init(fileSize size: Int) { bytesLeft = Self.baseLimit + Self.shareLimit * size }

  static let message =
    "settings name each other in a circle, or come to too much text; what goes beyond is not known"

  /// - Returns: whether there was that much left.
  func spend(_ bytes: Int) -> Bool {
    bytesLeft -= bytes
    return bytesLeft > 0
  }
}
