import LintelVocabulary

extension Podspec {
  /// Returns the patterns for the files of the pod, of its tests and of its apps. Specifications
  /// with the same exclusions share their patterns.
  func readPatterns() -> [Specification.Kind: [SourcePatterns]] {
    let folder = RelativePath.folder(of: path)
    let excludes = specifications.map { FileGlobs($0.exclusions.flatMap(Self.globs)) }
    struct Part: Hashable {
      let kind: Specification.Kind
      /// The indices of the specifications whose exclusions apply.
      let excluding: [Int]
    }
    var parts: [Part] = []
    var includes: [Part: [FileGlob]] = [:]
    for position in specifications.indices where !specifications[position].sources.isEmpty {
      let part = Part(kind: specifications[position].kind, excluding: excluding(position))
      if includes[part] == nil { parts.append(part) }
      includes[part, default: []] += specifications[position].sources.flatMap(Self.globs)
    }
    var patterns: [Specification.Kind: [SourcePatterns]] = [:]
    for part in parts {
      patterns[part.kind, default: []].append(
        SourcePatterns(
          folder: folder, includes: FileGlobs(includes[part] ?? []),
          excludes: part.excluding.map { excludes[$0] }, ignoresCase: true))
    }
    return patterns
  }

  /// Returns the indices of the specifications whose exclusions apply to a specification: its own
  /// index, and those of the specifications around it.
  private func excluding(_ position: Int) -> [Int] {
    var positions: [Int] = []
    var next: Int? = position
    while let current = next {
      if !specifications[current].exclusions.isEmpty { positions.append(current) }
      next = specifications[current].parent
    }
    return positions
  }

  /// Returns the globs of a pattern. A final `**` matches like `*`, and the name of a folder means
  /// the files directly in it: `Sources/**` is `Sources/*`, `Sources` is `Sources` or `Sources/*`.
  private static func globs(_ pattern: String) -> [FileGlob] {
    let text = RelativePath.join("", pattern).lowercased()
    if text == "**" || text.hasBytes(atEnd: "/**") { return [FileGlob(String(text.dropLast()))] }
    let isPlain = !text.utf8.contains { "*?[{".utf8.contains($0) }
    return [FileGlob(text)] + (isPlain ? [FileGlob(text + "/*")] : [])
  }
}
