import LintelProjectFiles
import LintelText
import LintelVocabulary

/// Packages and projects whose targets are not all known, because their manifests compute them.
enum UnknownTargets {
  /// The largest number of manifests that are named.
  private static let limit = 3

  /// Returns a note for each of the first packages and projects of this kind, which says what can
  /// state the targets instead.
  static func notes(_ manifests: [Manifest], _ projects: [ProjectDescription]) -> [Note] {
    let packages = manifests.filter { $0.isComputed && !$0.notes.isEmpty }.map { manifest in
      Note(
        path: manifest.path,
        message: "this manifest computes its targets, so not all are known; '--resolve-manifests' "
          + "runs it with 'swift package dump-package'")
    }
    let others = projects.filter { !$0.moduleHints.isEmpty }.map { project in
      Note(
        location: project.notes.first?.location
          ?? SourceLocation(path: project.path, line: 1, column: 1),
        message: "the project is computed, so its targets are not known; "
          + (project.origin == .tuist
            ? "let 'tuist graph --format json' write them to a file, and name it under "
            : "name a file with its targets under ")
          + "'sources: { targets: … }', or select the code by folders")
    }
    return Array((packages + others).prefix(limit))
  }
}
