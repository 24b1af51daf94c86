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
    let flags = CompilerFlags.defined(by: options.texts.map { Substring($0) })
    let isKnown =
      defines.isComplete && options.isComplete && flags != nil && !hasDependencies
    let names = defines.texts + (flags ?? [])
    configurations = [("dbg", "DEBUG"), ("opt", "NDEBUG")].map { mode, ownName in
      TargetConfiguration(
        name: mode, conditions: isKnown ? Set(names + [ownName]).sorted() : nil)
    }
  }
}
