import Dispatch

/// The files that the program has read, or has looked for and found, so that it overwrites none of
/// them.
///
/// The program has one log, to which all code that reads or looks for a file adds the file. A fixed
/// list of the files that each command reads would lack the files of a format that is added later.
package final class FileLog: @unchecked Sendable {
  package static let shared = FileLog()

  // Guards the variable; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  /// The paths by which each file was found, as they were written.
  private var paths: [FileIdentity: [String]] = [:]

  package init() {}

  /// Adds the file that was read or found at a path. Folders, links and pipes are ignored.
  package func note(_ status: FileStatus, at path: @autoclosure () -> String) {
    guard status.kind == .file else { return }
    let path = path()
    lock.wait()
    defer { lock.signal() }
    if paths[status.identity]?.contains(path) == true { return }
    paths[status.identity, default: []].append(path)
  }

  /// Returns the paths by which the file that is now at `path` was found, in the order in which
  /// they were added; `path` need not be one of them. Paths that lead to another file by now are
  /// left out.
  package func paths(ofFileAt path: String) -> [String] {
    guard let file = try? FileStatus(of: path), file.kind == .file else { return [] }
    lock.wait()
    let found = paths[file.identity] ?? []
    lock.signal()
    return found.filter { (try? FileStatus(of: $0))?.identity == file.identity }
  }
}
