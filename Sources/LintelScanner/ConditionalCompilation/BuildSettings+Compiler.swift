import LintelVocabulary

extension BuildSettings {
  /// Settings that decide no flag, no feature and no platform, only the version of the compiler.
  ///
  /// - Parameter compiler: `nil` if that is not known either.
  package static func open(compiler: SwiftVersion? = nil) -> BuildSettings {
    var settings = BuildSettings()
    settings.namesAllFlags = false
    settings.namesAllFeatures = false
    settings.setCompiler(compiler)
    return settings
  }

  /// Sets the version of the compiler, if it is not known yet.
  package mutating func setCompiler(_ version: SwiftVersion?) {
    guard compilerVersion == nil, let version else { return }
    compilerVersion = [version.major, version.minor, version.patch]
  }
}
