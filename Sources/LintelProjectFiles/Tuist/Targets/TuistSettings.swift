/// The settings of a project or a target in a manifest or graph of Tuist.
package struct TuistSettings {
  package typealias Setting = (key: String, value: String)

  package struct Configuration {
    package let name: String
    package let isDebug: Bool
    package var settings: [Setting]
    /// The configuration file on which the settings are based, relative to the root of the check.
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

  /// The settings of all configurations that do not override them.
  package var base: [Setting]
  /// The configurations; empty if Tuist creates the standard ones.
  package var configurations: [Configuration]
  /// Whether there are no other settings.
  package var isComplete: Bool

  package init(
    base: [Setting] = [], configurations: [Configuration] = [], isComplete: Bool = true
  ) {
    self.base = base
    self.configurations = configurations
    self.isComplete = isComplete
  }
}
