import LintelProjectFiles
import LintelVocabulary

/// Decides which descriptions are used where several describe the same project: an exported graph
/// replaces the Tuist and Bazel projects in its folder, and an Xcode project the XcodeGen and Tuist
/// projects in its folder.
struct ProjectPrecedence {
  private let xcodeFolders: Set<PathKey>
  private let exportedFolders: Set<PathKey>

  init(_ projects: [ProjectDescription]) {
    xcodeFolders = Set(projects.filter { $0.origin == .xcode }.map { PathKey($0.folder) })
    exportedFolders = Set(
      projects.filter { $0.origin == .exportedGraph }.map { PathKey($0.folder) })
  }

  func counts(_ project: ProjectDescription) -> Bool {
    !isMadeIntoXcodeProject(project) && !isExported(project)
  }

  /// Whether an XcodeGen or Tuist project is replaced by an Xcode project beside it, which is
  /// generated from it, and not by an exported graph: `project.yml` beside `App.xcodeproj`.
  func isMadeIntoXcodeProject(_ project: ProjectDescription) -> Bool {
    (project.origin == .xcodeGen || project.origin == .tuist)
      && xcodeFolders.contains(PathKey(project.folder)) && !isExported(project)
  }

  /// Whether a Tuist or Bazel project is replaced by the graph that its tool exported.
  private func isExported(_ project: ProjectDescription) -> Bool {
    (project.origin == .tuist || project.origin == .bazel)
      && exportedFolders.contains(PathKey(project.folder))
  }
}
