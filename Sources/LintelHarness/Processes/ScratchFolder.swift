import LintelPlatform
import LintelRules
import LintelSystem

/// A temporary folder for what a verification builds and writes.
struct ScratchFolder {
  let path: String

  init() throws(ConfigurationErrors) {
    let parent = temporaryFolder
    var template = Array("\(parent)/lintel-verify-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else {
      throw ConfigurationErrors(errors: [
        ConfigurationError(
          path: parent,
          message: "cannot make a folder in '\(parent)': \(String(cString: strerror(errno)))")
      ])
    }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }

  func remove() { run("rm", "-rf", path) }

  /// Copies what is in `source`, hidden entries left out, into the folder `name`, over what is
  /// there.
  ///
  /// What links lead to is copied, not the links: whoever wrote to one would write to a file of the
  /// user.
  func copy(_ source: String, to name: String) throws(ConfigurationErrors) {
    let target = "\(path)/\(name)"
    run("mkdir", "-p", target)
    for entry in folderEntries(of: source) ?? [] {
      guard run("cp", "-RL", "\(source)/\(entry)", target) else {
        throw ConfigurationErrors(errors: [
          ConfigurationError(
            path: source, message: "cannot copy '\(source)/\(entry)' to '\(target)'")
        ])
      }
    }
  }

  @discardableResult
  private func run(_ words: String...) -> Bool {
    ChildProcess(words, leadsGroup: true).run { _ in } == .exited(0)
  }
}
