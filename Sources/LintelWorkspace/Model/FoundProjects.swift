import LintelText

/// The packages and projects that list targets, counted by kind.
package struct FoundProjects: Equatable, Sendable, CustomStringConvertible {
  /// The projects of one kind.
  package struct Kind: Equatable, Sendable {
    /// The name of the kind in a message, e.g. `package` or `Xcode project`.
    package let name: String
    package let projectCount: Int
    package let targetCount: Int
  }

  /// The kinds with at least one project.
  package let kinds: [Kind]
  /// The number of files in no target.
  package let unclaimedFileCount: Int
  /// The number of files that targets list but that do not exist, perhaps because a tool has yet to
  /// generate them.
  package let missingFileCount: Int

  /// The counts in words, e.g.
  /// `1 Xcode project with 21 targets, 2 packages with 5 targets; 12 files in no target`.
  package var description: String {
    guard !kinds.isEmpty else { return "no package or project; all files are one module" }
    let projects = kinds.map {
      "\(counted($0.projectCount, $0.name)) with \(counted($0.targetCount, "target"))"
    }
    let files = unclaimedFileCount == 0 ? "all files" : counted(unclaimedFileCount, "file")
    let missing =
      missingFileCount == 0
      ? "" : "; \(counted(missingFileCount, "listed file")) missing"
    return projects.joined(separator: ", ")
      + "; \(files) in \(unclaimedFileCount == 0 ? "targets" : "no target")" + missing
  }
}
