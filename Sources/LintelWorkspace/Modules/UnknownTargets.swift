import LintelProjectFiles
import LintelText

/// A package or project whose targets are not all known, because its manifest computes them.
package struct UnknownTargets: Sendable {
  /// The largest number of manifests that are named.
  private static let limit = 3

  package let path: String
  package let line: Int
  package let column: Int
  /// What is not known, and what can stand in: lower-case start, no full stop.
  package let message: String

  /// Returns the first packages and projects of this kind.
  static func all(
    in manifests: [Manifest], _ projects: [ProjectDescription]
  ) -> [UnknownTargets] {
    let packages = manifests.filter { $0.isComputed && !$0.notes.isEmpty }.map { manifest in
      UnknownTargets(
        path: manifest.path, line: 1, column: 1,
        message: "this manifest computes its targets, so not all are known; '--resolve-manifests' "
          + "runs it with 'swift package dump-package'")
    }
    let others = projects.filter { !$0.moduleHints.isEmpty }.map { project in
      let place = project.notes.first
      return UnknownTargets(
        path: place?.path ?? project.path, line: place?.line ?? 1, column: place?.column ?? 1,
        message: "the project is computed, so its targets are not known; "
          + (project.origin == .tuist
            ? "let 'tuist graph --format json' write them to a file, and name it under "
            : "name a file with its targets under ")
          + "'sources: { targets: … }', or select the code by folders")
    }
    return Array((packages + others).prefix(limit))
  }
}
