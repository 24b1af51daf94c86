import LintelVocabulary

/// The properties in which patterns must agree to be joined.
private struct Place: Hashable {
  let folder: PathKey
  let excludes: [ObjectIdentifier]
  let innerFolders: Set<PathKey>
  let opaqueEndings: [String]
  let ignoresCase: Bool
}

extension [SourcePatterns] {
  /// The same files by fewer patterns: patterns that begin in one folder and have the same
  /// exclusions are joined, because a target can list thousands of them.
  package var united: [SourcePatterns] {
    if count < 2 { return self }
    var order: [Place] = []
    var parts: [Place: [SourcePatterns]] = [:]
    for patterns in self {
      let place = Place(
        folder: PathKey(patterns.folder), excludes: patterns.excludes.map(ObjectIdentifier.init),
        innerFolders: patterns.innerFolders, opaqueEndings: patterns.opaqueEndings,
        ignoresCase: patterns.ignoresCase)
      if parts[place] == nil { order.append(place) }
      parts[place, default: []].append(patterns)
    }
    return order.flatMap { place -> [SourcePatterns] in
      let same = parts[place] ?? []
      guard same.count > 1 else { return same }
      var whole = SourcePatterns(
        folder: same[0].folder, includes: FileGlobs(same.flatMap(\.includes.globs)),
        excludes: same[0].excludes, opaqueEndings: place.opaqueEndings,
        ignoresCase: place.ignoresCase)
      whole.innerFolders = place.innerFolders
      return [whole]
    }
  }
}
