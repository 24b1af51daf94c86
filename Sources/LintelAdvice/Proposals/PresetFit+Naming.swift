extension PresetFit {
  /// Whether the project has all of some parts.
  public func has(_ names: [String]) -> Bool {
    names.allSatisfy { name in parts.contains { $0.name == name } }
  }

  /// Whether a reader of the project would call its architecture after some parts, whatever it makes of
  /// the rules.
  ///
  /// - Parameters:
  ///   - many: each of these has three types, and one of 25. Two types are enough in a project of 20, or,
  ///     of several parts, which can hardly be chance together, of 40. Where one of 25 is a view
  ///     controller, they are one for five of these as well, and one for two is enough. One type of each
  ///     is enough where nearly all types have a part, and four parts are there that set the preset
  ///     apart.
  ///   - some: each of these has one type or function.
  ///   - imported: whether the preset is about a library, which the project imports. Then three types of
  ///     each are enough where half of the types have a part.
  public func isNamed(
    by many: [String], and some: [String], imported: Bool = false
  ) -> Bool {
    let isCertain = coversNearlyAll && presentOwnCount >= 4
    func isThereOften(_ part: Part) -> Bool {
      isCertain || isMany(part.count, ofSeveral: many.count > 1)
        || imported && part.count >= 3 && coveredCount * 2 >= typeCount
    }
    return !(many + some).isEmpty && has(some)
      && many.allSatisfy { name in parts.contains { $0.name == name && isThereOften($0) } }
  }

  /// Whether less of what the project does is against its rules than against those of another.
  public func isKeptBetter(than other: PresetFit) -> Bool {
    forbiddenCount * other.dependencyCount < other.forbiddenCount * dependencyCount
  }

  private func isMany(_ count: Int, ofSeveral: Bool) -> Bool {
    guard count >= 3 || count == 2 && typeCount <= (ofSeveral ? 40 : 20) else { return false }
    guard isShare(controllerCount) else { return isShare(count) }
    return count * 2 >= controllerCount || isShare(count) && count * 5 >= controllerCount
  }

  private func isShare(_ count: Int) -> Bool { count * 25 >= typeCount }
}
