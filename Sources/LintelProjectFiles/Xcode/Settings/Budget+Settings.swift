extension Budget {
  static let settingLimit = 1 << 20
  static let settingShareLimit = 32

  static let settingMessage =
    "settings refer to each other in a cycle, or become too long; the rest is not known"

  /// Returns the budget of text in bytes that the settings of a project may expand to.
  ///
  /// Values refer to each other, and those of the project are computed for each target. A value
  /// beyond the budget is unknown, as if a variable were missing.
  ///
  /// - Parameter size: the size of the project file in bytes. None of 130 public projects needs as
  ///   much text as its own size.
  static func settings(fileSize size: Int) -> Budget {
    Budget(limit: settingLimit + settingShareLimit * size)
  }
}
