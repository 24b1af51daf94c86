import LintelArchitecture
import LintelConfiguration
import LintelScanner
import LintelVocabulary

/// The options that determine how `#if` is evaluated.
struct ConditionOptions: Equatable {
  /// The flags that are set.
  var flags: [String] = []
  var platform: Platform?

  /// Returns the settings of the command line and a rules file; `nil` if neither has any, so that
  /// `#if` is evaluated as each module is built.
  ///
  /// - Parameter rules: the conditions of the rules file, to which flags are added.
  func settings(besides rules: BuildConditions?) -> BuildSettings? {
    guard rules != nil || !flags.isEmpty || platform != nil else { return nil }
    return settings(over: BuildSettings(rules ?? BuildConditions()))
  }

  /// Returns known settings together with those of the command line.
  func settings(over known: BuildSettings) -> BuildSettings {
    var settings = known
    settings.flags.formUnion(flags)
    if let platform { settings.setPlatform(platform) }
    return settings
  }
}

extension Array {
  /// The parameters that determine how `#if` is evaluated.
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
