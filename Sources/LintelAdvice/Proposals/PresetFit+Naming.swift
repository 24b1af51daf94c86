extension PresetFit {
  /// Whether the project has all parts with these names.
  package func has(_ names: [String]) -> Bool {
    names.allSatisfy { name in parts.contains { $0.name == name } }
  }

  /// Whether a reader would recognise the architecture of the project by some parts, regardless of
  /// whether it keeps the rules.
  ///
  /// - Parameters:
  ///   - many: the parts that must have many types: at least three, and one of 25 in the project.
  ///     Two types are enough in a project of up to 20 types; of up to 40 types if `many` has
  ///     several parts, which can hardly all be there by chance. If one of 25 types is a view
  ///     controller, a part needs one type for two view controllers, or one of 25 types and one for
  ///     five view controllers. A single type is enough if nearly all types have a part and the
  ///     project has four distinctive parts.
  ///   - some: the parts that must have at least one type or function.
  ///   - imported: whether the preset is about a library that the project imports. Three types in
  ///     each part are then enough if half of all types have a part.
  package func isNamed(
    by many: [String], and some: [String], imported: Bool = false
  ) -> Bool {
    let isCertain = coversNearlyAll && presentOwnCount >= Tuning.certainOwnParts
    func isThereOften(_ part: Part) -> Bool {
      isCertain || isMany(part.count, ofSeveral: many.count > 1)
        || imported && part.count >= Tuning.fewestNamingTypes
          && Tuning.importedCoverage.isReached(by: coveredCount, of: typeCount)
    }
    return !(many + some).isEmpty && has(some)
      && many.allSatisfy { name in parts.contains { $0.name == name && isThereOften($0) } }
  }

  /// Whether a smaller share of dependencies breaks the rules of this preset than of the other one.
  package func isKeptBetter(than other: PresetFit) -> Bool {
    forbiddenCount * other.dependencyCount < other.forbiddenCount * dependencyCount
  }

  private func isMany(_ count: Int, ofSeveral: Bool) -> Bool {
    let mostTypes =
      ofSeveral ? Tuning.mostTypesOfSmallProjectWithSeveralParts : Tuning.mostTypesOfSmallProject
    guard
      count >= Tuning.fewestNamingTypes
        || count >= Tuning.fewestNamingTypesOfSmallProject && typeCount <= mostTypes
    else { return false }
    guard isShare(controllerCount) else { return isShare(count) }
    return Tuning.typesPerController.isReached(by: count, of: controllerCount)
      || isShare(count)
        && Tuning.fewestTypesPerController.isReached(by: count, of: controllerCount)
  }

  private func isShare(_ count: Int) -> Bool {
    Tuning.namingTypes.isReached(by: count, of: typeCount)
  }
}
