/// A rules file and everything that it extends, read and found to be sound in itself.
public struct Configuration: Sendable {
  /// The rules file as the user named it.
  public let path: String
  /// Which files to read.
  public let sources: SourceSelection
  let components: [ComponentDefinition]
  let rules: [RuleDefinition]
  /// In the order in which they are extended.
  let presets: [ExtendedPreset]

  /// Names of the rules of which a baseline may accept nothing.
  public var rulesWithoutBaseline: [String] {
    rules.filter { $0.baseline == .never }.map(\.name)
  }
}

/// What of a preset is in force, where no other file replaces it.
struct ExtendedPreset: Sendable {
  let name: String
  /// Where `extends` names it.
  let mark: Mark
  let components: [String]
  let rules: [String]
}
