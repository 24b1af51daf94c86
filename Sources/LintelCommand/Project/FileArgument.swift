import LintelConfiguration
import LintelWorkspace

/// A Swift file that a user named as part of a project.
struct FileArgument {
  /// The path as the user wrote it.
  let name: String
  /// The paths, relative to the project's folder, by which the project may know the file: as
  /// written, and without symbolic links; empty if the file is outside of the folder.
  let paths: [String]

  init(_ name: String, in root: AbsolutePath) {
    let file = AbsolutePath(name)
    self.name = name
    paths = [file.path(below: root), file.resolved.path(below: root.resolved)].compactMap(\.self)
  }
}

extension [FileArgument] {
  /// Returns the paths of the files that belong to the project, as the project knows them.
  ///
  /// - Parameter known: the paths of all files of the project.
  func paths(among known: Set<String>) -> Set<String> {
    Set(flatMap { $0.paths.filter(known.contains) })
  }

  /// Returns an error for each file that does not belong to the project.
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
