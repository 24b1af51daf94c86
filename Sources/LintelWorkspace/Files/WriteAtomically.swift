#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Writes a file so that readers see either its old contents or all of the new.
///
/// What is no regular file, such as `/dev/stdout`, a pipe or a link, is written in place instead.
///
/// - Throws: ``WorkspaceError`` with the path and the reason; nothing new is left behind then.
public func writeAtomically(_ bytes: [UInt8], to path: String) throws(WorkspaceError) {
  do throws(SystemError) {
    let old: FileStatus.Kind?
    do { old = try FileStatus(of: path, followsLinks: false).kind } catch { old = nil }
    switch old {
    case .folder: throw .isFolder
    case .link, .other:
      try Descriptor(opening: path, flags: O_WRONLY | O_CREAT | O_TRUNC).writeAll(bytes)
    case .file, nil: try replace(path, with: bytes)
    }
  } catch {
    let reason = error == .notFound ? "no such folder" : error.reason
    throw WorkspaceError(path: path, message: "cannot write '\(path)': \(reason)")
  }
}

private func replace(_ path: String, with bytes: [UInt8]) throws(SystemError) {
  // Next to the file, because a file can only be renamed within a file system.
  let folder = path.dropLast(fileName(of: path).count)
  let temporary = "\(folder).lintel-\(UInt64.random(in: 0 ... .max)).tmp"
  let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
  do throws(SystemError) {
    try file.writeAll(bytes)
    guard rename(temporary, path) == 0 else { throw .last }
  } catch {
    unlink(temporary)
    throw error
  }
}

extension Descriptor {
  fileprivate borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    let failure = bytes.withUnsafeBytes { all -> SystemError? in
      do throws(SystemError) {
        try write(all)
        return nil
      } catch {
        return error
      }
    }
    if let failure { throw failure }
  }
}
