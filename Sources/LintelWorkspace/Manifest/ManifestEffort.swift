/// The number of list elements and call arguments that may still be read.
///
/// The value of a constant is read again each time that the constant is named, so a small manifest
/// can require very much work. Everything beyond the limit counts as computed.
final class ManifestEffort {
  private var left: Int

  /// - Parameter count: the number of tokens of the manifest.
  init(tokenCount count: Int) { left = Self.baseLimit + Self.shareLimit * count }

  static let baseLimit = 1 << 16
  static let shareLimit = 8

  var isSpent: Bool { left <= 0 }

  func spend(_ count: Int) { left -= count + 1 }
}
