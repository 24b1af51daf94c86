import LintelPlatform
import LintelRules
import LintelWorkspace

/// A copy of a package, in which files are replaced for a while.
///
/// As it is always the same copy, each build takes up where the one before has ended.
struct PackageCopy {
  let folder: String
  private let original: String
  private let scratch: ScratchFolder
  /// Below the package, of what is replaced at present.
  private var replaced: [String] = []

  /// What lies beside the package lies beside the copy as well, as links: a manifest may depend on a
  /// package there.
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

  /// Puts files in the place of others, and what was replaced before back.
  ///
  /// - Parameter files: by the path below the package.
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
