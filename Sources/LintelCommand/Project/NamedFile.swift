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
  /// The files of the project among them, as the project knows them.
  ///
  /// - Parameter known: the paths of all files of the project.
  func paths(among known: Set<String>) -> Set<String> {
    Set(flatMap { $0.paths.filter(known.contains) })
  }

  /// What is to be said of each file that the project does not have.
  func unknown(
    to known: Set<String>, _ selection: SourceSelection, root: String
  ) -> [InputError] {
    filter { known.isDisjoint(with: $0.paths) }.map { file in
      if file.paths.isEmpty { return .elsewhere(file.name, root: root) }
      return .notChecked(
        file.name, isSelected: file.paths.contains(where: selection.selects),
        areTestsExcluded: selection.tests == .exclude)
    }
  }
}
