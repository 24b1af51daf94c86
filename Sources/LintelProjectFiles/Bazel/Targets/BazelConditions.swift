/// The names that are true in `#if`, as far as a rule tells.
struct BazelConditions {
  /// As the modes of compilation have them; the third, `fastbuild`, has the same names as `dbg`.
  let configurations: [TargetConfiguration]

  /// - Parameter hasDependencies: on other targets, whose names hold for all that need them as well.
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

  /// `-DNAME`, or `-D` and `NAME`.
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
