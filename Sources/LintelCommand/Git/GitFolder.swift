import LintelPlatform
import LintelText
import LintelVocabulary
import LintelWorkspace

/// The files that git opens before it carries out a command.
///
/// git waits forever for a pipe that nobody writes to, and reads a device without end. git is
/// therefore not started if one of these files is not a regular file.
struct GitFolder {
  /// The folder that has the `.git`.
  let top: AbsolutePath

  /// Checks git's own files, and the files that the settings of the repository name.
  ///
  /// - Throws: if one of these files is a pipe, a socket or a device, or if its name in a setting
  ///   is not valid UTF-8.
  func check() throws(ConfigurationErrors) {
    try refuseSpecialFile(at: top.text + "/.git")
    guard let folder else { return }
    let common = commonFolder(of: folder)
    try checkEntries(of: folder)
    if common != folder { try checkEntries(of: common) }
    var seen: Set<AbsolutePath> = []
    for part in [common, folder] {
      for name in ["config", "config.worktree"] {
        try checkSettings(in: AbsolutePath(part.text + "/" + name), &seen, depth: 0)
      }
    }
  }

  /// Checks `.gitignore` and `.gitattributes` in folders, and in the folders around these up to the
  /// top.
  ///
  /// - Parameter folders: paths below the top.
  /// - Throws: if one of these files is a pipe, a socket or a device.
  func checkPatterns(in folders: [String]) throws(ConfigurationErrors) {
    var seen: Set<String> = []
    for folder in folders {
      var path = top
      for part in [""] + folder.pathParts {
        path = AbsolutePath(path.text + "/" + part)
        guard seen.insert(path.text).inserted else { continue }
        try refuseSpecialFile(at: path.text + "/.gitignore")
        try refuseSpecialFile(at: path.text + "/.gitattributes")
      }
    }
  }

  /// The folder with git's own files for this working tree; `nil` if `.git` names none, an error
  /// that git reports itself.
  private var folder: AbsolutePath? {
    let path = top.text + "/.git"
    if isFolder(path) { return AbsolutePath(path) }
    return link(in: path, after: "gitdir: ").map { self.path($0, in: top) }
  }

  /// Returns the folder with the files of git that several working trees share.
  private func commonFolder(of folder: AbsolutePath) -> AbsolutePath {
    link(in: folder.text + "/commondir", after: "").map { path($0, in: folder) } ?? folder
  }

  /// Returns the path after `start` in a file of one line.
  private func link(in file: String, after start: String) -> String? {
    guard let bytes = try? readFile(at: file, limit: 1 << 16) else { return nil }
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.hasPrefix(start) else { return nil }
    let path = text.dropFirst(start.count).prefix { !$0.isNewline }
    return path.isEmpty ? nil : String(path)
  }

  private func path(_ path: String, in folder: AbsolutePath) -> AbsolutePath {
    AbsolutePath(path.hasPrefix("/") ? path : folder.text + "/" + path)
  }

  /// Checks the files in one of git's folders that git may read.
  private func checkEntries(of folder: AbsolutePath) throws(ConfigurationErrors) {
    var rest = ["", "info", "logs", "objects", "refs", "reftable"]
    while let part = rest.popLast() {
      let path = part.isEmpty ? folder.text : folder.text + "/" + part
      // git itself reports a folder that cannot be read.
      guard let reader = try? FolderReader(Descriptor(folder: path)) else { continue }
      while let entry = try? reader.next() {
        let file = path + "/" + entry.name
        switch entry.kind {
        case .folder:
          if !part.isEmpty { rest.append(part + "/" + entry.name) }
        case .file: break
        // On macOS git listens to this socket if it watches files, and reads nothing from it.
        case .other where part.isEmpty && entry.name == "fsmonitor--daemon.ipc": break
        case .other, .link, nil: try refuseSpecialFile(at: file)
        }
      }
    }
  }

  private func checkSettings(
    in file: AbsolutePath, _ seen: inout Set<AbsolutePath>, depth: Int
  ) throws(ConfigurationErrors) {
    // git itself follows no more than ten includes.
    guard depth <= 10, seen.insert(file).inserted, let bytes = try? readFile(at: file.text)
    else { return }
    for setting in GitSettings(bytes).settings {
      let isIncluded = ["include.path", "includeif.path"].contains(setting.name)
      guard isIncluded || setting.name == "core.excludesfile", !setting.value.isEmpty else {
        continue
      }
      guard setting.value.withUnsafeBufferPointer(firstInvalidUTF8) == nil else {
        throw ConfigurationErrors(.strangeName(in: file.text, setting.name))
      }
      let value = String(decoding: setting.value, as: UTF8.self)
      guard let path = target(of: value, in: isIncluded ? file.folder : top) else { continue }
      try refuseSpecialFile(at: path.text)
      if isIncluded { try checkSettings(in: path, &seen, depth: depth + 1) }
    }
  }

  /// Returns the file that a setting names; `nil` if the file is in a folder that only git knows.
  private func target(of value: String, in folder: AbsolutePath?) -> AbsolutePath? {
    if value.hasPrefix("~/") {
      return getenv("HOME").map { AbsolutePath(String(cString: $0) + value.dropFirst()) }
    }
    if value.hasPrefix("~") || value.hasPrefix("%(prefix)") { return nil }
    return folder.map { path(value, in: $0) }
  }

  private func refuseSpecialFile(at path: String) throws(ConfigurationErrors) {
    // Links are followed, because most of these files may be links.
    if (try? FileStatus(of: path))?.kind == .other {
      throw ConfigurationErrors(.specialFile(path))
    }
  }
}

extension InputError {
  fileprivate static func specialFile(_ path: String) -> InputError {
    InputError(
      path: path,
      message:
        "'--since' runs git, which would read '\(path)'; it is a pipe, a socket or a device: "
        + "replace it with a file")
  }

  fileprivate static func strangeName(in file: String, _ setting: String) -> InputError {
    InputError(
      path: file, message: "the file name in '\(setting)' is not valid UTF-8; rename the file")
  }
}
