/// What a build is made for, as far as conditions ask; what is not given stays unknown.
package struct BuildSettings: Equatable, Sendable {
  /// Names that are set; every other name is not.
  package var flags: Set<String>
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

  package init(
    flags: Set<String> = [], platform: String? = nil, architecture: String? = nil,
    environment: String? = nil, languageVersion: [Int]? = nil, compilerVersion: [Int]? = nil,
    modules: [String: Bool] = [:]
  ) {
    self.flags = flags
    self.platform = platform
    self.architecture = architecture
    self.environment = environment
    self.languageVersion = languageVersion
    self.compilerVersion = compilerVersion
    self.modules = modules
  }
}

extension Condition {
  /// Whether the condition holds under `settings`; `nil` when they do not tell.
  ///
  /// Three-valued: `false && unknown` is false, and `true || unknown` is true.
  package func holds(under settings: BuildSettings) -> Bool? {
    switch self {
    case .literal(let value): return value
    case .flag(let name): return settings.flags.contains(name)
    case .test(let name, let argument): return Self.holds(name, argument, settings)
    case .not(let inner): return inner.holds(under: settings).map { !$0 }
    case .unreadable: return nil
    case .and(let parts):
      let values = parts.map { $0.holds(under: settings) }
      if values.contains(false) { return false }
      return values.contains(nil) ? nil : true
    case .or(let parts):
      let values = parts.map { $0.holds(under: settings) }
      if values.contains(true) { return true }
      return values.contains(nil) ? nil : false
    }
  }

  private static func holds(
    _ name: String, _ argument: String, _ settings: BuildSettings
  ) -> Bool? {
    switch name {
    // `OSX` is the older name of macOS.
    case "os": settings.platform.map { $0 == (argument == "OSX" ? "macOS" : argument) }
    case "arch": settings.architecture.map { $0 == argument }
    case "targetEnvironment": settings.environment.map { $0 == argument }
    case "swift": compare(settings.languageVersion, argument)
    case "compiler", "_compiler_version": compare(settings.compilerVersion, argument)
    case "canImport": settings.modules[String(argument.prefix { $0 != "," })]
    default: nil
    }
  }

  /// Compares a version with `>=5.9` or `<6`; a missing part is 0.
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
}

extension FileFacts {
  /// Whether the branch at `position` in ``conditions`` is compiled under `settings`: its condition
  /// holds, none of those before it in its block does, and the block around it is compiled.
  ///
  /// - Returns: `nil` when the settings do not tell; true for position 0.
  package func isCompiled(
    _ position: UInt16, names: NameTable, under settings: BuildSettings
  ) -> Bool? {
    var result: Bool? = true
    var current = position
    while current != 0 {
      let fact = conditions[Int(current)]
      var own: Bool? = true
      if !fact.isElse {
        own = Condition(names.text(of: fact.expression)).holds(under: settings)
      }
      var previous = fact.previous
      while previous != 0 {
        let clause = conditions[Int(previous)]
        // An `#else` before another clause, a mistake, excludes nothing.
        if !clause.isElse {
          let before = Condition(names.text(of: clause.expression)).holds(under: settings)
          if before == true { return false }
          if before == nil, own == true { own = nil }
        }
        previous = clause.previous
      }
      if own == false { return false }
      if own == nil { result = nil }
      current = fact.parent
    }
    return result
  }
}
