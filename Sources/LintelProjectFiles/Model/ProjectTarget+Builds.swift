import LintelVocabulary

extension ProjectTarget {
  /// More builds than any target has. Each `#if` is evaluated for each of them.
  package static let buildLimit = 64

  /// Whether the target has too many builds, so that none is known.
  package var hasTooManyBuilds: Bool {
    configurations.reduce(0) { $0 + ($1.platforms?.count ?? 1) } > Self.buildLimit && builds.isEmpty
  }

  /// The ways in which the target is built, each once; empty if nothing is known of one of them, or
  /// if there are more than ``buildLimit``.
  package var builds: [ModuleBuild] {
    let ofFiles = flagsOfFiles
    var builds: [ModuleBuild] = []
    for configuration in configurations {
      let platforms: [Platform?] =
        configuration.platforms.map { $0.sorted { $0.rawValue < $1.rawValue } } ?? [nil]
      for platform in platforms {
        let build = ModuleBuild(
          platform: platform, mayBeCatalyst: platform == .ios && configuration.mayBeCatalyst,
          flags: ofFiles == nil ? nil : configuration.conditions, openFlags: ofFiles ?? [],
          hasAllDependencies: !hasConditionalDependencies)
        guard build.platform != nil || build.flags != nil, builds.count < Self.buildLimit else {
          return []
        }
        if !builds.contains(build) { builds.append(build) }
      }
    }
    return builds
  }

  /// The names that flags of single files set for `#if`, sorted; `nil` if they are not known.
  private var flagsOfFiles: [String]? {
    if hasUnknownFlags { return nil }
    var names: Set<String> = []
    let all: [String?] =
      files.map(\.compilerFlags) + folders.map(\.compilerFlags) + patterns.map(\.compilerFlags)
    for flags in all where flags != "" {
      guard let words = flags?.split(whereSeparator: \.isWhitespace),
        let defined = CompilerFlags.defined(by: words)
      else { return nil }
      names.formUnion(defined)
    }
    return names.sorted()
  }
}
