extension Budget {
  static let specificationLimit = 1 << 22
  static let specificationShareLimit = 32

  /// Returns the budget of text in bytes that templates and platforms may add to a specification.
  /// Each target repeats its templates.
  ///
  /// - Parameter size: the size of all files of the specification in bytes.
  static func specification(size: Int) -> Budget {
    Budget(limit: specificationLimit + specificationShareLimit * size)
  }
}
