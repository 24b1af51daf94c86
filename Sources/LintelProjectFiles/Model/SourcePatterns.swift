import LintelVocabulary

/// Swift files that belong to a target by how their paths look.
package struct SourcePatterns: Equatable, Sendable {
  /// Below which all of them are, relative to the root of the check; empty for the root.
  package var folder: String
  /// Relative to the folder; a file must match one of these.
  package let includes: FileGlobs
  /// Relative to the folder; a file, and the folders that it is in, must match none of these.
  package let excludes: [FileGlobs]
  /// Folders in it that speak for themselves, relative to it.
  package var innerFolders: Set<PathKey>
  /// What the compiler is told of them besides, as written; `nil` when that is computed.
  package var compilerFlags: String?
  /// How the names of folders end that are one thing to the tool, so that nothing in them is compiled.
  package let opaqueEndings: [String]
  /// Whether the patterns, which are in small letters then, match whatever the case.
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

  /// - Parameter path: of a Swift file, relative to the root of the check.
  package func compiles(_ path: String) -> Bool {
    guard let inside = inside(path) else { return false }
    let parts = inside.pathParts
    return includes.match(parts) && !leavesOut(inside, parts)
  }

  /// The files that are named without a star or the like; some may not exist.
  var namedFiles: [String] {
    includes.globs.filter(\.isPlainName).map { RelativePath.join(folder, $0.text) }
      .filter { SwiftFileName.ends($0) && compiles($0) }
  }

  /// Whether files in a folder may match.
  ///
  /// - Parameter folder: relative to the root of the check.
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
  ///   - inside: relative to the folder.
  ///   - parts: the same between slashes.
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
  /// What is wrong with the patterns of a target, and what to do; `nil` if nothing is.
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
