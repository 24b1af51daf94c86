/// The names of systems in `os(…)`.
enum SystemNames {
  private static let older = ["OSX": "macOS", "xrOS": "visionOS"]

  /// Returns the current name of a system: `macOS` for `OSX`.
  static func current(_ name: String) -> String { older[name, default: name] }
}
