/// How many elements of lists and arguments of calls may still be read.
///
/// What a constant stands for counts each time that the constant is named, so that a small manifest
/// can say a great deal. What goes beyond this is not known, as if it were computed.
final class ManifestEffort {
  private var left: Int

  /// - Parameter count: of the tokens of the manifest.
  init(tokenCount count: Int) { left = Self.baseLimit + Self.shareLimit * count }

  static let baseLimit = 1 << 16
  static let shareLimit = 8

  var isSpent: Bool { left <= 0 }

  func spend(_ count: Int) { left -= count + 1 }
}
