import LintelPlatform
import LintelScanner

/// The folder that all paths of a workspace are relative to.
final class RootFolder: Sendable {
  /// The path as the user wrote it.
  let name: String
  let descriptor: Descriptor
  /// The absolute path of ``name``.
  let place: AbsolutePath
  /// The absolute path with symbolic links resolved.
  let realPlace: AbsolutePath
  let listings = FolderListings()
  let outside: OutsideFiles

  init(_ name: String) throws(WorkspaceErrors) {
    self.name = name
    place = AbsolutePath(name)
    realPlace = place.resolved
    outside = OutsideFiles(of: name)
    guard outside.holdRoot else { throw WorkspaceErrors([.rootOutside(name)]) }
    do throws(SystemError) {
      descriptor = try Descriptor(folder: name)
    } catch {
      throw WorkspaceErrors([.unreadableFolder(name, error)])
    }
  }

  func place(of path: String) -> AbsolutePath { AbsolutePath("\(name)/\(path)") }

  func open(folder path: String) throws(SystemError) -> Descriptor {
    try Descriptor(folder: path.isEmpty ? "." : path, in: descriptor.number)
  }

  /// Replaces the contents of `buffer` with those of a file.
  func read(
    _ path: String, into buffer: inout SourceBuffer, limit: Int = SizeLimit.source
  ) throws(ReadError) {
    try buffer.read(path, in: descriptor.number, below: name, isShort: true, limit: limit)
  }

  func status(of path: String, followsLinks: Bool = true) throws(SystemError) -> FileStatus {
    let status = try FileStatus(
      of: path.isEmpty ? "." : path, in: descriptor.number, followsLinks: followsLinks)
    FileLog.shared.note(status, at: "\(name)/\(path)")
    return status
  }

  func hasFolder(_ path: String) -> Bool { (try? status(of: path))?.kind == .folder }
}

extension WorkspaceError {
  /// The root lies in `.git`, or a symbolic link on its path leads out of the checkout that
  /// contains the link. A commit can contain such a link, and its author must not see other files
  /// of the machine.
  fileprivate static func rootOutside(_ path: String) -> WorkspaceError {
    WorkspaceError(
      path: path,
      message: "'\(path)' leads through a symbolic link out of the checkout of the link, or is "
        + "part of git's own files; name the folder itself")
  }

  static func unreadableFolder(_ path: String, _ error: SystemError) -> WorkspaceError {
    let reason = error == .notFound ? "there is no such folder" : error.reason
    return WorkspaceError(path: path, message: "cannot read folder '\(path)': \(reason)")
  }
}
