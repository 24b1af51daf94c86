import LintelPlatform
import LintelSystem
import LintelText
import LintelWorkspace

/// A folder for files that other programs build and write.
package struct ScratchFolder {
  package let path: String
  /// Whether the folder stays for the next run of the program.
  let isKept: Bool

  /// The name of the file that marks a folder of earlier builds.
  private static let mark = "lintel-builds.txt"

  /// Creates a temporary folder.
  ///
  /// - Parameter purpose: a word that is put into the name of the folder.
  package init(for purpose: String) throws(ConfigurationErrors) {
    let parent = temporaryFolder
    var template = Array("\(parent)/lintel-\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ConfigurationErrors(
        path: parent,
        message: "cannot make a folder in '\(parent)': \(String(cString: strerror(errno)))")
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    isKept = false
  }

  /// Opens a folder of earlier builds of a package, or creates it; the folder that contains it must
  /// exist. No other process can open it until this process ends.
  ///
  /// - Throws: if the folder contains other files or builds of another package, because files of
  ///   builds are replaced and removed; if it is in the package, which would contain its own copy;
  ///   and if another process uses it.
  package init(kept path: String, for package: String) throws(ConfigurationErrors) {
    func refuse(_ reason: String) -> ConfigurationErrors {
      ConfigurationErrors(path: path, message: "cannot keep builds in '\(path)': \(reason)")
    }
    let package = AbsolutePath(package).resolved.text
    let folder = AbsolutePath(path).resolved.text
    if (folder + "/").hasBytes(atStart: package + "/") {
      throw refuse("it is in the package; name a folder outside of '\(package)'")
    }
    let mark = "\(folder)/\(Self.mark)"
    let text = Array(
      "Builds that 'lintel verify --builds' keeps in\n\(folder)\nof\n\(package)\n".utf8)
    if !isFile(mark) {
      guard (folderEntries(of: folder) ?? []).isEmpty, isFolder(folder) || mkdir(folder, 0o777) == 0
      else {
        throw refuse(
          "name an empty folder, a new folder in an existing one, or a folder in which builds were "
            + "kept before")
      }
      do throws(WorkspaceErrors) {
        try writeAtomically(text, to: mark, followsLinks: false)
      } catch {
        throw ConfigurationErrors(error)
      }
    }
    guard (try? bytes(ofFile: mark)) == text else {
      throw refuse("it has builds of another package, or was moved; name a folder for each package")
    }
    // The lock ends with the process.
    let lock = open(mark, O_RDWR | O_CLOEXEC)
    guard lock >= 0, lockf(lock, F_TLOCK, 0) == 0 else {
      throw refuse("another process uses it, or its files cannot be changed")
    }
    self.path = folder
    isKept = true
  }

  /// Removes the folder, unless it is kept.
  package func remove() {
    if !isKept { run("rm", "-rf", path) }
  }

  /// Removes a file or folder in this folder.
  ///
  /// - Throws: if the file or folder is still there, so that nothing outdated is used.
  func remove(_ name: String) throws(ConfigurationErrors) {
    guard run("rm", "-rf", "\(path)/\(name)") else {
      throw ConfigurationErrors(path: path, message: "cannot remove '\(path)/\(name)'")
    }
  }

  /// Moves a file or folder; nothing may exist at `target`.
  func move(_ name: String, to target: String) throws(ConfigurationErrors) {
    guard rename("\(path)/\(name)", "\(path)/\(target)") == 0 else {
      throw ConfigurationErrors(
        path: path, message: "cannot move '\(path)/\(name)': \(String(cString: strerror(errno)))")
    }
  }

  /// Whether two folders have the same contents, links and hidden entries included.
  func areEqual(_ first: String, _ second: String) -> Bool {
    run("diff", "-rq", "--no-dereference", "\(path)/\(first)", "\(path)/\(second)")
  }

  /// Copies the contents of `source` into the folder `name`, and overwrites files there.
  ///
  /// Hidden entries of `source` and of packages within it are left out, because they contain build
  /// products. Links are not copied, but the files to which they lead: writing to a link would
  /// change a file of the user.
  func copy(_ source: String, to name: String) throws(ConfigurationErrors) {
    let target = "\(path)/\(name)"
    run("mkdir", "-p", target)
    for entry in folderEntries(of: source) ?? [] {
      if exists("\(source)/\(entry)/Package.swift") {
        try copy("\(source)/\(entry)", to: "\(name)/\(entry)")
      } else if !run("cp", "-RL", "\(source)/\(entry)", target) {
        throw ConfigurationErrors(
          path: source, message: "cannot copy '\(source)/\(entry)' to '\(target)'")
      }
    }
  }

  /// - Parameter target: a path below this folder; missing folders on the way to it are created.
  func copyFile(_ source: String, to target: String) throws(ConfigurationErrors) {
    if let folder = AbsolutePath(target).folder { run("mkdir", "-p", folder.text) }
    guard run("cp", "-L", source, target) else {
      throw ConfigurationErrors(path: source, message: "cannot copy '\(source)' to '\(target)'")
    }
  }

  /// Writes a file; missing folders on the way to it are created.
  ///
  /// - Parameter name: the path below this folder.
  func write(_ contents: [UInt8], to name: String) throws(ConfigurationErrors) {
    let target = "\(path)/\(name)"
    if let folder = AbsolutePath(target).folder { run("mkdir", "-p", folder.text) }
    do throws(WorkspaceErrors) {
      try writeAtomically(contents, to: target, followsLinks: false)
    } catch {
      throw ConfigurationErrors(error)
    }
  }

  /// Copies the files and folders with these names into the folder `target`, and replaces those
  /// that are there.
  func place(_ names: [String], of source: String, in target: String) throws(ConfigurationErrors) {
    run("mkdir", "-p", target)
    for name in names {
      guard run("rm", "-rf", "\(target)/\(name)"), run("cp", "-Rp", "\(source)/\(name)", target)
      else {
        throw ConfigurationErrors(
          path: path, message: "cannot copy '\(source)/\(name)' to '\(target)'")
      }
    }
  }

  @discardableResult
  private func run(_ words: String...) -> Bool {
    ChildProcess(words, leadsGroup: true).run { _ in } == .exited(0)
  }
}
