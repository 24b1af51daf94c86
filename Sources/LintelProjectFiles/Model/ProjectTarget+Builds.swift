import LintelVocabulary

extension ProjectTarget {
  /// More ways of building than any target has. Each of them is looked at for each `#if`.
  private static let buildLimit = 64

  /// The ways in which it is built, each once; none when nothing is known of one of them, or when
  /// there are too many.
  package var builds: [ModuleBuild] {
    var builds: [ModuleBuild] = []
    for configuration in configurations {
      let platforms: [Platform?] =
        configuration.platforms.map { $0.sorted { $0.rawValue < $1.rawValue } } ?? [nil]
      for platform in platforms {
        let build = ModuleBuild(
          platform: platform, mayBeCatalyst: configuration.mayBeCatalyst,
          flags: hasUnknownFlags ? nil : configuration.conditions, openFlags: openFlags)
        guard build.platform != nil || build.flags != nil, builds.count < Self.buildLimit else {
          return []
        }
        if !builds.contains(build) { builds.append(build) }
      }
    }
    return builds
  }
}
