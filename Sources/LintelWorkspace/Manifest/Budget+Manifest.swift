import LintelProjectFiles

extension Budget {
  static let manifestLimit = 1 << 16
  static let manifestShareLimit = 8

  /// Returns the budget of list elements and call arguments of a manifest.
  ///
  /// The value of a constant is read again each time that the constant is named. Everything beyond
  /// the budget counts as computed.
  ///
  /// - Parameter count: the number of tokens of the manifest.
  static func manifest(tokenCount count: Int) -> Budget {
    Budget(limit: manifestLimit + manifestShareLimit * count)
  }
}
