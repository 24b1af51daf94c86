import LintelRules
import LintelScanner
import LintelVocabulary

extension BuildSettings {
  /// What a rules file says of the build.
  package init(_ conditions: BuildConditions) {
    self.init(flags: Set(conditions.flags))
    if let platform = conditions.platform { setPlatform(platform) }
  }

  /// Forgets what was known of another platform.
  package mutating func setPlatform(_ value: Platform) {
    guard value.name != platform else { return }
    platform = value.name
    architecture = nil
    environment = value.environment
    modules = value.modules
    namesAllModules = false
  }
}
