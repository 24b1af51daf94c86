import LintelRules
import LintelWorkspace

/// A Swift file that a user named as part of a project.
struct NamedFile {
  /// As the user wrote it.
  let name: String
  /// The paths below the project's folder under which the project may know the file: as it is
  /// written, and without symbolic links; empty when the file lies elsewhere.
  let paths: [String]

  init(_ name: String, in root: AbsolutePath) {
    let file = AbsolutePath(name)
    self.name = name
    paths = [file.path(below: root), file.resolved.path(below: root.resolved)].compactMap(\.self)
  }
}

extension [NamedFile] {
  /// The files as the project knows them.
  ///
  /// - Parameter known: the paths of all files of the project.
  /// - Throws: every file that the project does not have.
  func paths(
    among known: Set<String>, _ selection: SourceSelection
  ) throws(ConfigurationErrors) -> Set<String> {
    let unknown = filter { known.isDisjoint(with: $0.paths) }
    guard unknown.isEmpty else {
      throw ConfigurationErrors(
        unknown.map { file in
          .notChecked(
            file.name, isSelected: file.paths.contains(where: selection.selects),
            areTestsExcluded: selection.tests == .exclude)
        })
    }
    return Set(flatMap { $0.paths.filter(known.contains) })
  }
}
