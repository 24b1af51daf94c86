import LintelVocabulary

/// Packages of Bazel, as BUILD files describe them.
package enum BazelPackage {
  /// The first one counts where there are both.
  package static let fileNames = ["BUILD.bazel", "BUILD"]
  /// Of the files that mark the folder of a workspace.
  package static let workspaceFileNames = ["MODULE.bazel", "WORKSPACE", "WORKSPACE.bazel"]

  /// Reads a BUILD file without running anything.
  ///
  /// - Parameters:
  ///   - path: of the file, relative to the root of the check.
  ///   - others: asked for what
  ///     marks a workspace, and for packages whose groups of files this one lists.
  /// - Returns: `nil` when nothing in it is about Swift.
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
      // Other files may be called so as well; whatever they are, they load no rules for Swift.
      guard says("swift", bytes), says(".bzl", bytes) else { return nil }
      let place = LineTable(bytes).place(of: UInt32(clamping: error.offset))
      throw ProjectFileError(
        line: place.line, column: place.column, message: error.problem.message)
    }
    var reader = BazelTargets(
      in: workspace.folder, BazelRuleTable(file.rules, readPackage: workspace.rules))
    let targets = file.rules.compactMap { reader.target(of: $0) }
    let notes = file.notes + reader.notes
    guard !notes.isEmpty || targets.contains(where: { $0.kind != .aggregate }) else { return nil }
    let lines = LineTable(bytes)
    return ProjectDescription(
      path: path, origin: .bazel, targets: targets,
      notes: notes.sorted { $0.offset < $1.offset }.map { ProjectNote($0, lines, path: path) })
  }

  private static func says(_ text: StaticString, _ bytes: [UInt8]) -> Bool {
    var cursor = ByteCursor(bytes)
    return cursor.advance(to: text)
  }
}
