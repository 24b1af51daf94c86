import Dispatch

/// The files that the program has read, or has looked for and found, so that it writes over none of
/// them.
///
/// There is one for all of the program, and whatever reads or looks for a file notes it: a list of
/// what each command reads would lack what the next format reads.
package final class FileLog: @unchecked Sendable {
  package static let shared = FileLog()

  // Guards the variable; this is what makes the class safe to share.
  private let lock = DispatchSemaphore(value: 1)
  /// The paths by which each file was met, as they were written.
  private var paths: [FileIdentity: [String]] = [:]

  package init() {}

  /// Notes what was read or found at a path; only files count.
  package func note(_ status: FileStatus, at path: @autoclosure () -> String) {
    guard status.kind == .file else { return }
    let path = path()
    lock.wait()
    defer { lock.signal() }
    if paths[status.identity]?.contains(path) == true { return }
    paths[status.identity, default: []].append(path)
  }

  /// The paths by which the file at a path was met, whatever path that is, in the order in which they
  /// were noted; those that lead to another file by now are left out.
  package func paths(ofFileAt path: String) -> [String] {
    guard let file = try? FileStatus(of: path), file.kind == .file else { return [] }
    lock.wait()
    let found = paths[file.identity] ?? []
    lock.signal()
    return found.filter { (try? FileStatus(of: $0))?.identity == file.identity }
  }
}
