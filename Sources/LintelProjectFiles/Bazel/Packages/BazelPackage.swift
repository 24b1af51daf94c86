import LintelVocabulary

/// Reads Bazel packages from their BUILD files.
package enum BazelPackage {
  /// The names of BUILD files. If a folder has both, only the first one is read.
  package static let fileNames = ["BUILD.bazel", "BUILD"]
  /// The names of the files that mark the folder of a workspace.
  package static let workspaceFileNames = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]

  /// Reads a BUILD file without running anything.
  ///
  /// - Parameters:
  ///   - path: the path of the file, relative to the root of the check.
  ///   - others: finds the files that mark a workspace, and provides the packages whose groups of
  ///     files this package lists.
  /// - Returns: `nil` if the file declares nothing in Swift.
  package static func read(
    _ bytes: [UInt8], at path: String, others: OtherFiles
  ) throws(ProjectFileError) -> ProjectDescription? {
    let folder = RelativePath.folder(of: path)
    let preferred = RelativePath.join(folder, fileNames[0])
    if path != preferred, others.has(preferred) { return nil }
    let workspace = BazelWorkspace(around: folder, others: others)
    let file: BuildFile
    do throws(StarlarkMisreading) {
      file = try BuildFile(bytes, package: workspace.package(in: folder))
    } catch {
      // Other tools use these file names, too, but their files load no rules for Swift:
      // `load("@rules_swift//swift:swift.bzl", "swift_library")`.
      guard says("swift", bytes), says(".bzl", bytes) else { return nil }
      throw ProjectFileError(error.problem.message, at: error.offset, in: bytes)
    }
    var reader = BazelTargets(
      in: workspace.folder, BazelRuleTable(file.rules, readPackage: workspace.rules))
    let targets = file.rules.compactMap { reader.target(of: $0) }
    let notes = file.notes + reader.notes
    guard !notes.isEmpty || targets.contains(where: { $0.kind != .aggregate }) else { return nil }
    let lines = LineTable(bytes)
    return ProjectDescription(
      path: path, origin: .bazel, targets: targets,
      notes: notes.sorted { $0.offset < $1.offset }.placed(in: lines, of: path))
  }

  private static func says(_ text: StaticString, _ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.advance(to: text)
  }
}

extension [ProjectDescription] {
  /// Excludes inner packages from the patterns of the packages around them, because only the BUILD
  /// file of the inner package describes its files.
  ///
  /// - Parameter folders: the folders of all packages, relative to the root of the check.
  package mutating func separateBazelPackages(_ folders: [String]) {
    let packages = Set(folders.map(PathKey.init))
    // The inner packages relative to a folder, by that folder: the package around them and each
    // folder in between, because a pattern can begin at any of these folders.
    var inner: [PathKey: Set<PathKey>] = [:]
    for folder in folders {
      var outer = folder
      while !outer.isEmpty {
        outer = RelativePath.folder(of: outer)
        if let inside = RelativePath.path(folder, below: outer) {
          inner[PathKey(outer), default: []].insert(PathKey(inside))
        }
        if packages.contains(PathKey(outer)) { break }
      }
    }
    for project in indices where self[project].origin == .bazel {
      for target in self[project].targets.indices {
        self[project].targets[target].patterns = self[project].targets[target].patterns.map {
          var pattern = $0
          pattern.innerFolders = inner[PathKey(pattern.folder)] ?? []
          return pattern
        }
      }
    }
  }
}
