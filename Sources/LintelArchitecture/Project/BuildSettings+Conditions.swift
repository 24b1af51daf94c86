import LintelConfiguration
import LintelScanner
import LintelVocabulary

extension BuildSettings {
  /// Creates the settings that a rules file states.
  package init(_ conditions: BuildConditions) {
    self.init(flags: Set(conditions.flags))
    if let platform = conditions.platform { setPlatform(platform) }
  }

  /// Sets the platform, and forgets what was known of another one.
  package mutating func setPlatform(_ value: Platform) {
    guard value.name != platform else { return }
    platform = value.name
    architecture = nil
    environment = value.environment
    modules = value.modules
    namesAllModules = false
  }
}
