/// How much text the settings of a project may still come to.
///
/// Values name each other, and those of the project count for each target, so that a small file can
/// describe a great deal of text. What goes beyond this is not known, as if a variable were missing.
final class SettingEffort {
  private var bytesLeft: Int

  /// - Parameter size: of the project file, in bytes. Of 130 public projects, none needs as much as
  ///   its own size.
  init(fileSize size: Int) { bytesLeft = 1 << 20 + 32 * size }

  /// - Returns: whether there was that much left.
  func spend(_ bytes: Int) -> Bool {
    bytesLeft -= bytes
    return bytesLeft > 0
  }
}
