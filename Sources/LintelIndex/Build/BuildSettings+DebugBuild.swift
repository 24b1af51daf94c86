import LintelPlatform
import LintelScanner
import LintelVocabulary

extension BuildSettings {
  /// Returns the settings with which the debug build of a package, which wrote an index, evaluated
  /// `#if`.
  ///
  /// The flags, language version and features of each module are those that SwiftPM passed to the
  /// compiler; a file that SwiftPM's description does not name has the settings that all modules
  /// share. Without the description, `DEBUG` and `SWIFT_PACKAGE` are set. The platform, the
  /// architecture and the compiler's version come from the toolchain on `PATH`; the modules that
  /// can be imported are the modules of the toolchain and the modules that were built.
  ///
  /// - Parameters:
  ///   - store: the index; `nil` for the index of the package's last debug build.
  ///   - root: the folder of the package.
  ///   - read: returns the bytes of the file at a path.
  package static func debugBuild(
    store: String?, root: String, read: (String) -> [UInt8]?
  ) -> BuildSettings {
    let products = (store ?? StoreLocation.find(package: root) ?? "") + "/../.."
    let description = BuildDescription(read(products + "/description.json") ?? [])
    var settings = debugBuild(
      description, HostToolchain.find(), built: builtModules(in: products), read: read)
    let folder = (realPath(root) ?? root) + "/"
    for (path, module) in description?.sources ?? [:] where path.hasBytes(atStart: folder) {
      settings.fileModules[path.dropping(bytes: folder.utf8.count)] = module
    }
    return settings
  }

  static func debugBuild(
    _ description: BuildDescription?, _ toolchain: HostToolchain, built: [String],
    read: (String) -> [UInt8]?
  ) -> BuildSettings {
    var modules = toolchain.platform?.modules ?? [:]
    let own = toolchain.modules(read)
    for module in own.union(built) { modules[module] = true }
    var moduleSettings = description?.modules ?? [:]
    for (module, settings) in moduleSettings where settings.languageVersion == nil {
      moduleSettings[module]?.languageVersion = toolchain.compilerVersion
    }
    let common =
      ModuleSettings(commonTo: Array(moduleSettings.values))
      ?? ModuleSettings(flags: ["DEBUG", "SWIFT_PACKAGE"])
    return BuildSettings(
      flags: common.flags, platform: toolchain.platform?.name, architecture: toolchain.architecture,
      environment: toolchain.platform?.environment, languageVersion: common.languageVersion,
      compilerVersion: toolchain.compilerVersion, modules: modules,
      // Apple's modules are in SDKs, not in the toolchain, so not all modules are known there.
      namesAllModules: description != nil && !own.isEmpty
        && toolchain.platform.map { !$0.isApple } ?? false,
      features: common.features, moduleSettings: moduleSettings)
  }

  /// Returns the names of the modules that SwiftPM built, including modules of C code.
  private static func builtModules(in products: String) -> [String] {
    let folders = (folderEntries(of: products) ?? []).filter { $0.hasSuffix(".build") }
    let modules = (folderEntries(of: products + "/Modules") ?? [])
      .filter { $0.hasSuffix(".swiftmodule") }
    return folders.map { String($0.dropLast(".build".count)) }
      + modules.map { String($0.dropLast(".swiftmodule".count)) }
  }
}

extension BuildSettings.ModuleSettings {
  /// The settings that all of `settings` share; `nil` if `settings` is empty.
  fileprivate init?(commonTo settings: [Self]) {
    guard let first = settings.first else { return nil }
    let isOneVersion = settings.allSatisfy { $0.languageVersion == first.languageVersion }
    self.init(
      flags: settings.reduce(first.flags) { $0.intersection($1.flags) },
      languageVersion: isOneVersion ? first.languageVersion : nil,
      features: settings.reduce(first.features) { $0.intersection($1.features) })
  }
}
