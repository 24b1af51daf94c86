import LintelArchitecture
import LintelRules
import LintelScanner
import LintelVocabulary

/// What `#if` is to be evaluated for.
struct ConditionOptions: Equatable {
  /// The flags that are set.
  var flags: [String] = []
  var platform: Platform?

  /// `nil` if nothing is given, here or in a rules file: code in all branches counts then.
  ///
  /// - Parameter rules: what the rules file says, to which flags are added.
  func settings(besides rules: BuildConditions?) -> BuildSettings? {
    guard rules != nil || !flags.isEmpty || platform != nil else { return nil }
    return settings(over: BuildSettings(rules ?? BuildConditions()))
  }

  /// What is given, and what is known besides.
  func settings(over known: BuildSettings) -> BuildSettings {
    var settings = known
    settings.flags.formUnion(flags)
    if let platform { settings.setPlatform(platform) }
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
