import LintelProjectFiles
import LintelVocabulary

/// Decides which descriptions count where several describe the same project.
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

  /// Whether a project file is a specification with the Xcode project generated from it beside it:
  /// `project.yml` beside `App.xcodeproj`.
  func isMadeIntoXcodeProject(_ project: ProjectDescription) -> Bool {
    (project.origin == .xcodeGen || project.origin == .tuist)
      && xcodeFolders.contains(PathKey(project.folder)) && !isExported(project)
  }

  /// Whether the project's targets were exported by its own tool.
  private func isExported(_ project: ProjectDescription) -> Bool {
    (project.origin == .tuist || project.origin == .bazel)
      && exportedFolders.contains(PathKey(project.folder))
  }
}
