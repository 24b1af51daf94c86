import LintelVocabulary

extension Condition {
  /// Whether the condition holds under `settings`; `nil` if they do not determine it.
  ///
  /// Three-valued: `false && unknown` is false, and `true || unknown` is true.
  ///
  /// - Parameter assumptions: for conditions that the settings do not determine.
  package func holds(
    under settings: BuildSettings, assuming assumptions: Assumptions = Assumptions()
  ) -> Bool? {
    value { $0.isSettled(by: settings) ?? assumptions[$0] }
  }

  /// Whether a condition that contains no other conditions holds under `settings`; `nil` if they do
  /// not determine it.
  private func isSettled(by settings: BuildSettings) -> Bool? {
    switch self {
    // `$Name` is the older spelling of `hasFeature(Name)`.
    case .flag(let name) where name.hasPrefix("$"):
      return settings.hasFeature(String(name.dropFirst()))
    case .flag(let name): return settings.hasFlag(name)
    case .test(let name, let argument): return settings.passes(name, argument)
    case .literal, .not, .and, .or, .unreadable: return nil
    }
  }
}

extension Assumptions {
  /// Whether the settings determine the opposite of an assumption.
  package func contradict(_ settings: BuildSettings) -> Bool {
    values.contains { atom, value in
      atom.holds(under: settings).map { $0 != value } ?? false
    }
  }
}

extension BuildSettings {
  /// Whether `name(argument)` holds; `nil` if the settings do not determine it.
  fileprivate func passes(_ name: String, _ argument: String) -> Bool? {
    switch name {
    case "os": platform.map { $0 == SystemNames.current(argument) }
    case "arch": architecture.map { $0 == argument }
    case "targetEnvironment": environment.map { $0 == argument }
    case "swift": passesLanguage(argument)
    case "compiler", "_compiler_version": Self.compare(compilerVersion, argument)
    case "canImport": canImport(argument)
    case "hasFeature": hasFeature(argument)
    case "_runtime": platform.flatMap(Platform.init(name:)).map { "_\($0.runtime)" == argument }
    case "objectFormat": platform.flatMap(Platform.init(name:)).map { $0.objectFormat == argument }
    case "_pointerBitWidth": Self.pointerWidths[architecture ?? ""].map { "_\($0)" == argument }
    case "_endian":
      Self.pointerWidths[architecture ?? ""].map { _ in
        (Self.bigEndian.contains(architecture ?? "") ? "big" : "little") == argument
      }
    default: nil
    }
  }

  /// - Parameter argument: `>=5.9` or `<6`.
  private func passesLanguage(_ argument: String) -> Bool? {
    if languageVersion != nil { return Self.compare(languageVersion, argument) }
    guard let compiler = compilerVersion, let major = compiler.first else { return nil }
    // A compiler of version 6 compiles as Swift 5.10 or as its own version; an earlier one knows no
    // other version that is still in use.
    let languages = major < 6 ? [compiler] : [[5, 10], Array(compiler.prefix(2))]
    let values = Set(languages.map { Self.compare($0, argument) })
    return values.count == 1 ? values.first ?? nil : nil
  }

  fileprivate func hasFlag(_ name: String) -> Bool? {
    if flags.contains(name) { return true }
    return namesAllFlags && !openFlags.contains(name) ? false : nil
  }

  /// - Parameter argument: `Module`, `Module.Submodule` or `Module, _version: 2`.
  private func canImport(_ argument: String) -> Bool? {
    let module = argument.prefix { $0 != "." && $0 != "," }
    let known = modules[String(module)] ?? (namesAllModules ? false : nil)
    // The submodules and the version of a module are unknown.
    return known == true && module.count < argument.count ? nil : known
  }

  fileprivate func hasFeature(_ name: String) -> Bool? {
    if features.contains(name) { return true }
    guard namesAllFeatures else { return nil }
    if Self.featuresOnRequest.contains(name) { return false }
    guard Self.featuresOfVersion6.contains(name) else { return nil }
    return Self.compare(languageVersion, ">=6")
  }

  /// Whether a version fulfils `>=5.9` or `<6`; a missing part is 0. `nil` if the version is not
  /// known, or if the argument has another form.
  private static func compare(_ version: [Int]?, _ argument: String) -> Bool? {
    guard let version else { return nil }
    let isAtLeast = argument.hasPrefix(">=")
    guard isAtLeast || argument.hasPrefix("<") else { return nil }
    let parts = argument.dropFirst(isAtLeast ? 2 : 1).split(separator: ".").map { Int($0) }
    guard !parts.isEmpty, !parts.contains(nil) else { return nil }
    let bound = parts.compactMap { $0 }
    for index in 0..<max(version.count, bound.count) {
      let left = index < version.count ? version[index] : 0
      let right = index < bound.count ? bound[index] : 0
      if left != right { return isAtLeast ? left > right : left < right }
    }
    return isAtLeast
  }

  // MARK: - Tables

  /// The width of pointers in bits, by the names that `arch(...)` uses.
  private static let pointerWidths = [
    "arm": 32, "arm64": 64, "arm64_32": 32, "i386": 32, "powerpc": 32, "powerpc64": 64,
    "powerpc64le": 64, "riscv32": 32, "riscv64": 64, "s390x": 64, "wasm32": 32, "wasm64": 64,
    "x86_64": 64,
  ]
  private static let bigEndian: Set<String> = ["powerpc", "powerpc64", "s390x"]
  /// The features that language version 6 includes, and that earlier versions have only if they are
  /// switched on.
  private static let featuresOfVersion6: Set<String> = [
    "BareSlashRegexLiterals", "ConciseMagicFile", "DeprecateApplicationMain",
    "DisableOutwardActorInference", "DynamicActorIsolation", "ForwardTrailingClosures",
    "GlobalActorIsolatedTypesUsability", "GlobalConcurrency", "ImplicitOpenExistentials",
    "ImportObjcForwardDeclarations", "InferSendableFromCaptures", "IsolatedDefaultValues",
    "NonfrozenEnumExhaustivity", "RegionBasedIsolation", "StrictConcurrency",
  ]
  /// The features that no language version up to 6 has unless they are switched on.
  private static let featuresOnRequest: Set<String> = [
    "Embedded", "ExistentialAny", "InferIsolatedConformances", "InternalImportsByDefault",
    "LibraryEvolution", "MemberImportVisibility", "NonisolatedNonsendingByDefault",
    "StrictMemorySafety",
  ]
}
