/// The settings with which Tuist is told to make a project or a target.
package struct TuistSettings {
  package typealias Setting = (key: String, value: String)

  package struct Configuration {
    package let name: String
    package let isDebug: Bool
    package var settings: [Setting]
    /// A configuration file on which they stand, relative to the root of the check.
    package var file: String?

    package init(name: String, isDebug: Bool, settings: [Setting] = [], file: String? = nil) {
      self.name = name
      self.isDebug = isDebug
      self.settings = settings
      self.file = file
    }

    static let standard = [
      Configuration(name: "Debug", isDebug: true), Configuration(name: "Release", isDebug: false),
    ]
  }

  /// What holds in all configurations that do not say otherwise.
  package var base: [Setting]
  /// Empty for those that Tuist makes by itself.
  package var configurations: [Configuration]
  /// Whether there are none but these.
  package var isComplete: Bool

  package init(
    base: [Setting] = [], configurations: [Configuration] = [], isComplete: Bool = true
  ) {
    self.base = base
    self.configurations = configurations
    self.isComplete = isComplete
  }
}
