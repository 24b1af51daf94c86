/// What a build is made for, as far as conditions ask; what is not given stays unknown.
package struct BuildSettings: Hashable, Sendable {
  /// Names that are set.
  package var flags: Set<String>
  /// Names that may be set or not.
  package var openFlags: Set<String> = []
  /// Whether every name that is neither in ``flags`` nor in ``openFlags`` is not set.
  package var namesAllFlags = true
  /// For `os(...)`: `iOS`, `macOS`, `Linux` …
  package var platform: String?
  /// For `arch(...)`: `arm64`, `x86_64` …
  package var architecture: String?
  /// For `targetEnvironment(...)`: `simulator`, `macCatalyst`; empty for a device.
  package var environment: String?
  /// For `swift(...)`, the version of the language: `[6, 0]`.
  package var languageVersion: [Int]?
  /// For `compiler(...)`, the version of the compiler.
  package var compilerVersion: [Int]?
  /// For `canImport(...)`: what is known of each module.
  package var modules: [String: Bool]
  /// Whether ``modules`` names all that can be imported.
  package var namesAllModules: Bool
  /// For `hasFeature(...)`: features that are switched on.
  package var features: Set<String>
  /// Whether no other feature is switched on, but for those that the language has.
  package var namesAllFeatures = true
  /// What single modules are compiled with besides, by their names.
  package var moduleSettings: [String: ModuleSettings]
  /// For files, by their paths, the names of the modules that they are compiled in, where that is
  /// known for certain.
  package var fileModules: [String: String]

  /// What one module is compiled with, besides what holds for all.
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

  /// What the sources of one module are compiled with.
  package func settings(ofModule name: String) -> BuildSettings {
    guard let own = moduleSettings[name] else { return self }
    var result = self
    result.flags.formUnion(own.flags)
    result.features.formUnion(own.features)
    result.languageVersion = own.languageVersion ?? languageVersion
    return result
  }
}
