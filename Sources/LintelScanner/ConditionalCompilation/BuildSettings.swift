/// The settings of a build that conditions test. A setting that is not given is unknown.
package struct BuildSettings: Hashable, Sendable {
  /// The names that are set, such as `DEBUG`.
  package var flags: Set<String>
  /// The names that may or may not be set.
  package var openFlags: Set<String> = []
  /// Whether all names that are neither in ``flags`` nor in ``openFlags`` are known not to be set.
  package var namesAllFlags = true
  /// The system, for `os(...)`: `iOS`, `macOS`, `Linux` …
  package var platform: String?
  /// The processor, for `arch(...)`: `arm64`, `x86_64` …
  package var architecture: String?
  /// The environment, for `targetEnvironment(...)`: `simulator` or `macCatalyst`; empty if it is
  /// neither.
  package var environment: String?
  /// The version of the language, for `swift(...)`: `[6, 0]`.
  package var languageVersion: [Int]?
  /// The version of the compiler, for `compiler(...)`.
  package var compilerVersion: [Int]?
  /// Whether modules can be imported, for `canImport(...)`, by their names.
  package var modules: [String: Bool]
  /// Whether ``modules`` contains all modules that can be imported.
  package var namesAllModules: Bool
  /// The features that are switched on, for `hasFeature(...)`.
  package var features: Set<String>
  /// Whether all other features are known to be off, except those that the language version
  /// includes.
  package var namesAllFeatures = true
  /// The additional settings of single modules, by their names.
  package var moduleSettings: [String: ModuleSettings]
  /// The names of the modules that files are compiled in, by file path, where they are certain.
  package var fileModules: [String: String]

  /// The settings of one module, in addition to the settings of all modules.
  package struct ModuleSettings: Hashable, Sendable {
    package var flags: Set<String>
    package var languageVersion: [Int]?
    package var features: Set<String>

    package init(
      flags: Set<String> = [], languageVersion: [Int]? = nil, features: Set<String> = []
    ) {
      self.flags = flags
      self.languageVersion = languageVersion
      self.features = features
    }
  }

  package init(
    flags: Set<String> = [], platform: String? = nil, architecture: String? = nil,
    environment: String? = nil, languageVersion: [Int]? = nil, compilerVersion: [Int]? = nil,
    modules: [String: Bool] = [:], namesAllModules: Bool = false, features: Set<String> = [],
    moduleSettings: [String: ModuleSettings] = [:], fileModules: [String: String] = [:]
  ) {
    self.flags = flags
    self.platform = platform
    self.architecture = architecture
    self.environment = environment
    self.languageVersion = languageVersion
    self.compilerVersion = compilerVersion
    self.modules = modules
    self.namesAllModules = namesAllModules
    self.features = features
    self.moduleSettings = moduleSettings
    self.fileModules = fileModules
  }

  /// Returns the settings with which the sources of a module are compiled.
  package func settings(ofModule name: String) -> BuildSettings {
    guard let own = moduleSettings[name] else { return self }
    var result = self
    result.flags.formUnion(own.flags)
    result.features.formUnion(own.features)
    result.languageVersion = own.languageVersion ?? languageVersion
    return result
  }
}
