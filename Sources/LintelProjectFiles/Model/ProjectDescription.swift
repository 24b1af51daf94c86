import LintelVocabulary

/// What a project file says, as far as it can be read without running anything.
///
/// Paths are relative to the root of the check, with `/` between parts and without `.`; one that
/// leads out of the root begins with `..`, and one that the file writes absolutely with `/`.
package struct ProjectDescription: Equatable, Sendable {
  /// Of the project file.
  package let path: String
  package let origin: ProjectOrigin
  /// In the order of the file.
  package var targets: [ProjectTarget] = []
  /// How the names of further modules may begin, whose targets are not known; empty if all are.
  package var moduleHints: Set<String> = []
  /// Folders of packages that are part of the project, in the order of the file, each once.
  package var packageFolders: [String] = []
  /// The same of the workspaces that it is part of.
  package var sharedPackageFolders: [Set<PathKey>] = []
  /// The files of the workspaces that it is part of.
  package var workspaces: Set<PathKey> = []
  /// Targets of other projects that take pods of this one.
  package var podUsers: [PodUser] = []
  /// What could not be read, by place.
  package var notes: [ProjectNote] = []

  package init(
    path: String, origin: ProjectOrigin, targets: [ProjectTarget] = [],
    packageFolders: [String] = [], notes: [ProjectNote] = []
  ) {
    self.path = path
    self.origin = origin
    self.targets = targets
    self.packageFolders = packageFolders
    self.notes = notes
  }

  /// By what other projects refer to it: what the project file is in. A `Podfile` lies beside the
  /// file of another project, and goes by its own path.
  package var bundle: String { origin == .cocoaPods ? path : RelativePath.folder(of: path) }

  /// Where the project is. Xcode keeps the project file in a bundle of its own there.
  package var folder: String {
    origin == .xcode ? RelativePath.folder(of: bundle) : RelativePath.folder(of: path)
  }
}
