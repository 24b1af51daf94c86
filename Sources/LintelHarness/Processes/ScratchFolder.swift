import LintelPlatform
import LintelSystem
import LintelText
import LintelWorkspace

/// A temporary folder for files that other programs build and write.
package struct ScratchFolder {
  package let path: String

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
  }

  package func remove() { run("rm", "-rf", path) }

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

  @discardableResult
  private func run(_ words: String...) -> Bool {
    ChildProcess(words, leadsGroup: true).run { _ in } == .exited(0)
  }
}
