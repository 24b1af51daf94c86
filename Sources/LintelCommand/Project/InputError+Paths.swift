/// Errors in the paths that lead to a project.
extension InputError {
  /// The name of the rules file in a folder, unless another one is named.
  static let rulesFileName = "lintel.yml"

  static func missing(_ path: String) -> InputError {
    InputError(path: path, message: "'\(path)' is neither a folder nor a file")
  }

  static func noFolder(_ path: String) -> InputError {
    InputError(path: path, message: "there is no folder '\(path)'")
  }

  static func notSwift(_ path: String) -> InputError {
    InputError(path: path, message: "'\(path)' is not a Swift file")
  }

  static func severalFolders(_ paths: [String]) -> InputError {
    InputError(
      path: paths.first ?? "",
      message: "expected one folder, or Swift files; found \(paths.count) paths")
  }

  /// A file that is not below the folder of the rules file.
  static func elsewhere(_ path: String, root: String) -> InputError {
    InputError(
      path: path, message: "'\(path)' lies outside of '\(root)', the folder of the rules file")
  }

  /// - Parameter above: the nearest folder above `root` that has a rules file.
  static func noRulesFile(root: String, above: String?) -> InputError {
    InputError(
      path: root,
      message: "no '\(rulesFileName)' in '\(root)'; "
        + (above.map { "there is one in '\($0)': name that folder" } ?? advice))
  }

  static func noRulesFileAbove(_ path: String) -> InputError {
    InputError(
      path: path,
      message: "no '\(rulesFileName)' in a folder above '\(path)'; \(advice)")
  }

  /// Returns the note that a folder is part of a project above it.
  static func rulesFile(of folder: String, isIn root: String) -> String {
    "there is no '\(rulesFileName)' in '\(folder)'; the project is '\(root)', which has one"
  }

  /// The note that a file is skipped because of this error.
  var skipped: String { "skipped: \(message)" }

  private static let advice =
    "write one, starting from a preset such as 'extends: [mvvm]', or name a rules file with "
    + "'--config'"

  /// A Swift file that exists but was not read.
  static func notChecked(
    _ path: String, isSelected: Bool, areTestsExcluded: Bool
  ) -> InputError {
    InputError(
      path: path,
      message: "'\(path)' is not part of the project: "
        + (isSelected
          ? (areTestsExcluded ? "it is a test, or " : "it is ")
            + "excluded from the search for sources, like a manifest or a hidden file"
          : "'sources' in the rules file leaves it out"))
  }
}
