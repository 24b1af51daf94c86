/// The names that a rule sets for `#if`.
struct BazelConditions {
  /// One configuration for each compilation mode. The third mode, `fastbuild`, sets the same names
  /// as `dbg`.
  let configurations: [TargetConfiguration]

  /// - Parameter hasDependencies: whether the rule depends on other targets, whose `defines` also
  ///   hold for it.
  init(_ rule: BazelRule, hasDependencies: Bool) {
    let defines = rule.list(["defines", "swift_defines"])
    let options = rule.list(["copts", "swift_copts"])
    let isKnown = defines.isComplete && options.isComplete && !hasDependencies
    let names = defines.texts + Self.defined(by: options.texts)
    configurations = [("dbg", "DEBUG"), ("opt", "NDEBUG")].map { mode, ownName in
      TargetConfiguration(
        name: mode, conditions: isKnown ? Set(names + [ownName]).sorted() : nil)
    }
  }

  /// Returns the names that `-DNAME` or `-D NAME` sets.
  private static func defined(by options: [String]) -> [String] {
    var names: [String] = []
    var isNext = false
    for option in options {
      if isNext {
        names.append(option)
        isNext = false
      } else if option == "-D" {
        isNext = true
      } else if option.hasBytes(atStart: "-D") {
        names.append(option.dropping(bytes: 2))
      }
    }
    return names
  }
}
