extension SourceSelection {
  /// Whether nothing below a folder can be wanted, so that it need not be walked.
  ///
  /// - Parameter folder: relative to the root of the check, with `/` between parts.
  public func prunes(_ folder: String) -> Bool {
    if exclude.contains(where: { $0.matchesEverything(below: folder) }) { return true }
    return !include.isEmpty && !include.contains { $0.canMatch(below: folder) }
  }
}

extension PathGlob {
  /// Whether the glob is known to match all files below a folder: it ends in `/**` and matches one.
  func matchesEverything(below folder: String) -> Bool {
    description.hasSuffix("**") && matches(folder + "/_")
  }
}
