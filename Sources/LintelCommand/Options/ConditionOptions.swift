import LintelScanner

/// What `#if` is to be evaluated for.
struct ConditionOptions: Equatable {
  /// The flags that are set.
  var flags: [String] = []
  var platform: Platform?

  /// `nil` if nothing is given: code in all branches counts then.
  var settings: BuildSettings? {
    guard !flags.isEmpty || platform != nil else { return nil }
    return settings(over: BuildSettings())
  }

  /// What is given, and what is known besides.
  func settings(over known: BuildSettings) -> BuildSettings {
    var settings = known
    settings.flags.formUnion(flags)
    guard let platform, platform.name != known.platform else { return settings }
    settings.platform = platform.name
    settings.architecture = nil
    settings.environment = platform.environment
    settings.modules = platform.modules
    settings.namesAllModules = false
    return settings
  }
}

extension Array {
  /// The parameters that say what `#if` is evaluated for.
  static func conditions<Arguments>(
    _ target: WritableKeyPath<Arguments, ConditionOptions>
  ) -> Self where Element == Parameter<Arguments> {
    [
      .option(
        "define", "<flag>", .flag, target.appending(path: \.flags),
        help: "Evaluate '#if' with this flag set; may be repeated."),
      .option(
        "platform", "<platform>", .choice(of: Platform.allCases),
        target.appending(path: \.platform),
        help: "Evaluate '#if' for a platform."),
    ]
  }
}
