extension PresetFit {
  /// Whether the project has all of some parts.
  public func has(_ names: [String]) -> Bool {
    names.allSatisfy { name in parts.contains { $0.name == name } }
  }

  /// Whether a reader of the project would call its architecture after some parts, whatever it makes of
  /// the rules.
  ///
  /// - Parameters:
  ///   - many: each of these has three types, two where there are 20 at most, and one of 25. Where one of
  ///     25 is a view controller, they are one for five of these as well, and one for two is enough.
  ///     One type of each is enough where nearly all types have a part, and four parts are there that
  ///     set the preset apart.
  ///   - either: as many types has one of these, if any is given.
  ///   - some: each of these has one type or function.
  public func isNamed(
    by many: [String], either: [String] = [], and some: [String]
  ) -> Bool {
    let isCertain = coversNearlyAll && presentOwnCount >= 4
    func isThereOften(_ name: String) -> Bool {
      parts.contains { $0.name == name && (isCertain || isMany($0.count)) }
    }
    return !(many + some).isEmpty && has(some) && many.allSatisfy(isThereOften)
      && (either.isEmpty || either.contains(where: isThereOften))
  }

  private func isMany(_ count: Int) -> Bool {
    guard count >= 3 || count == 2 && typeCount <= 20 else { return false }
    guard isShare(controllerCount) else { return isShare(count) }
    return count * 2 >= controllerCount || isShare(count) && count * 5 >= controllerCount
  }

  private func isShare(_ count: Int) -> Bool { count * 25 >= typeCount }
}
