import LintelVocabulary

/// Patterns for the paths of Swift files that belong to a target.
package struct SourcePatterns: Equatable, Sendable {
  /// The folder that contains all of the files, relative to the root of the check; empty for the
  /// root.
  package var folder: String
  /// The patterns, relative to ``folder``; a file must match one of them.
  package let includes: FileGlobs
  /// The patterns that neither a file nor a folder around it may match, relative to ``folder``.
  package let excludes: [FileGlobs]
  /// Folders below ``folder`` in which the patterns match nothing, because these folders are
  /// described separately, e.g. the package `Core/Model` inside of `Core`. Relative to ``folder``.
  package var innerFolders: Set<PathKey>
  /// The compiler flags of these files alone, as written; `nil` if they are computed.
  package var compilerFlags: String?
  /// The endings of folders that the tool treats as one file, so that nothing in them is compiled,
  /// e.g. `.xcassets`.
  package let opaqueEndings: [String]
  /// Whether the patterns match regardless of case. If they do, they are in lower case.
  package let ignoresCase: Bool

  package init(
    folder: String, includes: FileGlobs, excludes: [FileGlobs], compilerFlags: String? = "",
    opaqueEndings: [String] = [], ignoresCase: Bool = false
  ) {
    self.folder = folder
    self.includes = includes
    self.excludes = excludes
    innerFolders = []
    self.compilerFlags = compilerFlags
    self.opaqueEndings = opaqueEndings
    self.ignoresCase = ignoresCase
  }

  package init(
    folder: String, includes: [FileGlob] = [FileGlob("**")], excludes: [FileGlob] = [],
    innerFolders: Set<PathKey> = [], compilerFlags: String? = "", opaqueEndings: [String] = []
  ) {
    self.init(
      folder: folder, includes: FileGlobs(includes),
      excludes: excludes.isEmpty ? [] : [FileGlobs(excludes)], compilerFlags: compilerFlags,
      opaqueEndings: opaqueEndings)
    self.innerFolders = innerFolders
  }

  /// Whether a Swift file belongs to the target.
  ///
  /// - Parameter path: the path of the file, relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    guard let inside = inside(path) else { return false }
    let parts = inside.pathParts
    return includes.match(parts) && !leavesOut(inside, parts)
  }

  /// The files that are named without wildcards; some may not exist.
  var namedFiles: [String] {
    includes.globs.filter(\.isPlainName).map { RelativePath.join(folder, $0.text) }
      .filter { SwiftFileName.ends($0) && compiles($0) }
  }

  /// Whether files in a folder may match.
  ///
  /// - Parameter folder: the path of the folder, relative to the root of the check.
  package func mayCompile(below folder: String) -> Bool {
    guard let inside = inside(folder) else { return false }
    let parts = inside.pathParts
    return includes.mayMatch(below: parts) && !leavesOut(inside, parts)
      && !parts.contains { part in
        opaqueEndings.contains { String(part).hasBytes(atEnd: $0) }
      }
  }

  private func inside(_ path: String) -> String? {
    RelativePath.path(path, below: folder).map { ignoresCase ? $0.lowercased() : $0 }
  }

  /// - Parameters:
  ///   - inside: a path relative to ``folder``.
  ///   - parts: the parts of this path.
  private func leavesOut(_ inside: String, _ parts: [Substring]) -> Bool {
    if !innerFolders.isEmpty,
      RelativePath.pathAndFolders(of: inside).contains(where: innerFolders.contains)
    {
      return true
    }
    return excludes.contains { $0.matchAny(around: parts) }
  }
}

extension ProjectDescription {
  /// The error in the patterns of a target, with the remedy; `nil` if there is none.
  package var patternProblem: String? {
    var known: Set<ObjectIdentifier> = []
    for target in targets {
      for globs in target.patterns.lazy.flatMap({ [$0.includes] + $0.excludes })
      where known.insert(ObjectIdentifier(globs)).inserted {
        if let problem = globs.problem { return "of target '\(target.name)', \(problem)" }
      }
    }
    return nil
  }
}

/// The properties in which patterns must agree to be joined.
private struct Place: Hashable {
  let folder: PathKey
  let excludes: [ObjectIdentifier]
  let innerFolders: Set<PathKey>
  let opaqueEndings: [String]
  let ignoresCase: Bool
}

extension [SourcePatterns] {
  /// Fewer patterns that match the same files: patterns that begin in one folder and have the same
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
