import LintelConfiguration
import LintelScanner
import LintelVocabulary
import LintelWorkspace

extension BuildSettings {
  /// Creates the settings that a rules file states.
  package init(_ conditions: BuildConditions) {
    self.init(flags: Set(conditions.flags))
    if let platform = conditions.platform { setPlatform(platform) }
  }

  /// Adds the flags that are set for single modules in any build, such as the default traits of
  /// their packages.
  mutating func add(flagsOf modules: [WorkspaceModule]) {
    for module in modules {
      let flags = module.builds.flatMap(\.certainFlags)
      if flags.isEmpty { continue }
      moduleSettings[module.name, default: ModuleSettings()].flags.formUnion(flags)
    }
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
