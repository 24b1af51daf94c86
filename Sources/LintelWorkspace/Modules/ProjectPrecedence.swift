import LintelProjectFiles
import LintelVocabulary

/// Which descriptions of projects count where several are about the same.
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

  /// Whether it is a specification, and the project of Xcode that is made of it is beside it.
  func isMadeIntoXcodeProject(_ project: ProjectDescription) -> Bool {
    (project.origin == .xcodeGen || project.origin == .tuist)
      && xcodeFolders.contains(PathKey(project.folder)) && !isExported(project)
  }

  /// Whether its own tool wrote down what it is made of.
  private func isExported(_ project: ProjectDescription) -> Bool {
    (project.origin == .tuist || project.origin == .bazel)
      && exportedFolders.contains(PathKey(project.folder))
  }
}
