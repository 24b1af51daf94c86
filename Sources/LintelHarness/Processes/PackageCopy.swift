import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// A copy of a package as it is at the start, in which files are changed temporarily.
///
/// All builds use the same copy, so that each builds only the changes since the one before.
struct PackageCopy {
  let folder: String
  private let name: String
  private let scratch: ScratchFolder
  /// The paths below the package of the files that are changed or added at present.
  private var changed: [String] = []

  /// Copies the package. Links beside the copy lead to everything beside the package, because a
  /// manifest may depend on a package there.
  init(of package: String, in scratch: ScratchFolder) throws(ConfigurationErrors) {
    let source = AbsolutePath(package).resolved
    name = source.text.pathParts.last.map(String.init) ?? "package"
    folder = "\(scratch.path)/copy/\(name)"
    self.scratch = scratch
    try Self.copy(source.text, to: "copy/\(name)", in: scratch)
    guard let surroundings = source.folder?.text else { return }
    // Links of an earlier run may lead to entries that are gone.
    for entry in folderEntries(of: "\(scratch.path)/copy") ?? [] where entry != name {
      unlink("\(scratch.path)/copy/\(entry)")
    }
    for entry in folderEntries(of: surroundings) ?? [] where entry != name {
      symlink("\(surroundings)/\(entry)", "\(scratch.path)/copy/\(entry)")
    }
  }

  /// Restores the copy, then changes and adds files.
  ///
  /// - Parameter contents: returns the contents of each file, by the path below the package, for the
  ///   folder of the restored copy. What it reads there is the package as it was at the start.
  mutating func change(
    to contents: (_ folder: String) throws(ConfigurationErrors) -> [String: [UInt8]]
  ) throws(ConfigurationErrors) {
    try restore()
    let files = try contents(folder)
    for (path, contents) in files.sorted(by: { $0.key < $1.key }) {
      if isFile("\(folder)/\(path)") {
        try scratch.copyFile("\(folder)/\(path)", to: saved(path))
      }
      changed.append(path)
      try scratch.write(contents, to: "copy/\(name)/\(path)")
    }
  }

  /// Gives the changed files their original contents, and removes the added ones.
  mutating func restore() throws(ConfigurationErrors) {
    for path in changed {
      if isFile(saved(path)) {
        try scratch.copyFile(saved(path), to: "\(folder)/\(path)")
      } else {
        removeFile("\(folder)/\(path)")
      }
    }
    changed = []
  }

  /// Returns the path at which the original of a changed file is kept.
  private func saved(_ path: String) -> String { "\(scratch.path)/saved/\(path)" }

  /// Removes a file, and the folders above it that are empty then.
  private func removeFile(_ path: String) {
    unlink(path)
    var parent = AbsolutePath(path).folder
    while let folder = parent, rmdir(folder.text) == 0 { parent = folder.folder }
  }

  /// Copies a package. A file of an earlier copy that has not changed is kept as it is, so that its
  /// build products stay up to date. If anything has changed since the earlier copy, kept products
  /// that were built from it are removed.
  private static func copy(
    _ package: String, to name: String, in scratch: ScratchFolder
  ) throws(ConfigurationErrors) {
    guard scratch.isKept else { return try scratch.copy(package, to: name) }
    // An interrupted run leaves `new`, and may have moved a part of the copy to it.
    if exists("\(scratch.path)/new") {
      for name in [KeptBuilds.folder, "copy", "new"] { try scratch.remove(name) }
    }
    for name in ["rules", "saved"] { try scratch.remove(name) }
    guard isFolder("\(scratch.path)/\(name)") else {
      try scratch.remove(KeptBuilds.folder)
      return try scratch.copy(package, to: name)
    }
    try scratch.copy(package, to: "new")
    if scratch.areEqual("new", name) { return try scratch.remove("new") }
    // Products are removed before the copy changes, so that even after an interruption, no product
    // is used that was built from other files.
    try scratch.remove(KeptBuilds.folder)
    moveEqualFiles(from: "\(scratch.path)/\(name)", to: "\(scratch.path)/new")
    try scratch.remove(name)
    try scratch.move("new", to: name)
  }

  private static func isLink(_ path: String) -> Bool {
    var byte: CChar = 0
    return readlink(path, &byte, 1) >= 0
  }

  private static func moveEqualFiles(from old: String, to new: String) {
    for entry in folderEntries(of: new) ?? [] {
      let (old, new) = ("\(old)/\(entry)", "\(new)/\(entry)")
      // Tests may have put a link there, which leads to files of the user.
      if isLink(old) { continue }
      if isFolder(new) {
        moveEqualFiles(from: old, to: new)
      } else if let bytes = try? bytes(ofFile: new),
        bytes == (try? LintelWorkspace.bytes(ofFile: old))
      {
        rename(old, new)
      }
    }
  }
}
