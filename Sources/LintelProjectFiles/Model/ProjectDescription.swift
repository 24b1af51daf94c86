import LintelVocabulary

/// What a project file says, as far as it can be read without running anything.
///
/// Paths are relative to the root of the check, with `/` between parts and without `.`; one that
/// leads out of the root begins with `..`, and one that the file writes absolutely with `/`.
package struct ProjectDescription: Equatable, Sendable {
  /// Of the project file.
  package let path: String
  /// In the order of the file.
  package var targets: [ProjectTarget] = []
  /// Folders of packages that are part of the project, in the order of the file, each once.
  package var packageFolders: [String] = []
  /// What could not be read, by place.
  package var notes: [ProjectNote] = []

  /// The bundle that the project file is in, by which other projects refer to it.
  package var bundle: String { RelativePath.folder(of: path) }
}
