import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// A copy of a package, in which files are replaced temporarily.
///
/// All builds use the same copy, so that each builds only the changes since the one before.
struct PackageCopy {
  let folder: String
  private let original: String
  private let scratch: ScratchFolder
  /// The paths below the package of the files that are replaced at present.
  private var replaced: [String] = []

  /// Copies the package. Links beside the copy lead to everything beside the package, because a
  /// manifest may depend on a package there.
  init(of package: String, in scratch: ScratchFolder) throws(ConfigurationErrors) {
    let source = AbsolutePath(package).resolved
    let name = source.text.pathParts.last.map(String.init) ?? "package"
    original = source.text
    folder = "\(scratch.path)/copy/\(name)"
    self.scratch = scratch
    try scratch.copy(original, to: "copy/\(name)")
    guard let surroundings = source.folder?.text else { return }
    for entry in folderEntries(of: surroundings) ?? [] where entry != name {
      symlink("\(surroundings)/\(entry)", "\(scratch.path)/copy/\(entry)")
    }
  }

  /// Replaces or adds files, and restores the files that were replaced before.
  ///
  /// - Parameter files: the paths of the new files, by the path below the package where each goes.
  mutating func replace(with files: [String: String]) throws(ConfigurationErrors) {
    for path in replaced where files[path] == nil {
      if isFile("\(original)/\(path)") {
        try scratch.copyFile("\(original)/\(path)", to: "\(folder)/\(path)")
      } else {
        unlink("\(folder)/\(path)")
      }
    }
    replaced = files.keys.sorted()
    for path in replaced {
      guard let file = files[path] else { continue }
      try scratch.copyFile(file, to: "\(folder)/\(path)")
    }
  }
}
