import LintelVocabulary

/// The contents of a project file, as far as they can be read without running anything.
///
/// Paths are relative to the root of the check, with `/` between parts and without `.`. A path that
/// leads out of the root begins with `..`, and one that the file writes absolutely with `/`.
package struct ProjectDescription: Equatable, Sendable {
  /// The path of the project file.
  package let path: String
  package let origin: ProjectOrigin
  /// The targets, in the order of the file.
  package var targets: [ProjectTarget] = []
  /// Whether the project may have targets that are not known, whose files no known target claims.
  package var hasUnknownTargets = false
  /// The possible beginnings of names of modules whose targets are not known; empty if all targets
  /// are known.
  package var moduleHints: Set<String> = []
  /// The folders of the packages that the project contains, in the order of the file, each once.
  package var packageFolders: [String] = []
  /// The folders of packages of the workspaces that the project is in, one set for each workspace
  /// that has packages.
  package var sharedPackageFolders: [Set<PathKey>] = []
  /// The paths of the workspaces that the project is in.
  package var workspaces: Set<PathKey> = []
  /// The targets of other projects that use pods of this one.
  package var podUsers: [PodUser] = []
  /// The parts that could not be read, sorted by location.
  package var notes: [Note] = []

  package init(
    path: String, origin: ProjectOrigin, targets: [ProjectTarget] = [],
    packageFolders: [String] = [], notes: [Note] = []
  ) {
    self.path = path
    self.origin = origin
    self.targets = targets
    self.packageFolders = packageFolders
    self.notes = notes
  }

  /// The path by which other projects refer to this one: the folder of the project file. A
  /// `Podfile` lies in the folder of another project's file, and is known by its own path.
  package var bundle: String { origin == .cocoaPods ? path : RelativePath.folder(of: path) }

  /// The folder of the project. An Xcode project file is in a bundle in this folder.
  package var folder: String {
    origin == .xcode ? RelativePath.folder(of: bundle) : RelativePath.folder(of: path)
  }
}

/// The format of the file that describes a project.
package enum ProjectOrigin: CaseIterable, Sendable {
  /// A file that another tool wrote to describe the targets, and which is therefore complete.
  case exportedGraph
  case xcode
  case xcodeGen
  case tuist
  case bazel
  case cocoaPods
}

/// A target of an Xcode project for which a `Podfile` lists pods.
package struct PodUser: Equatable, Sendable {
  /// The name of the target.
  package let target: String
  /// The bundle of the target's project, e.g. `App.xcodeproj`; `nil` if the `Podfile` names none,
  /// so that a project in its folder is meant.
  package let project: String?
  /// The pods of the target, in the order of the file, each once.
  package let pods: [TargetDependency]
  /// Whether ``pods`` are all pods that the target takes from the `Podfile`.
  package let areAll: Bool
}
