import LintelPlatform
import LintelVocabulary

/// Writes a file so that readers see either its old contents or all of the new.
///
/// A file that is replaced keeps its permissions. A pipe, a device, or the file that a standard
/// stream goes to cannot be replaced and is written to in place.
///
/// - Parameter followsLinks: whether the target of a symbolic link is written; otherwise the link
///   is replaced, and a link to a pipe or a device is an error.
/// - Throws: ``WorkspaceErrors`` with the path and the reason; nothing new is left behind then.
package func writeAtomically(
  _ bytes: [UInt8], to path: String, followsLinks: Bool = true
) throws(WorkspaceErrors) {
  if !followsLinks, (try? FileStatus(of: path, followsLinks: false))?.kind == .link {
    return try replaceLink(path, with: bytes)
  }
  do throws(SystemError) {
    let old = try? FileStatus(of: path)
    if let stream = standardStream(to: old) { return try Descriptor.write(bytes, to: stream) }
    switch old?.kind {
    case .folder: throw .isFolder
    case .file:
      let file = AbsolutePath(path).resolved.text
      try EndSignals.hold { () throws(SystemError) in
        try replace(file, with: bytes, permissions: old?.permissions)
      }
    case .link, .other: try openForWriting(path).write(bytes)
    case nil:
      if (try? FileStatus(of: path, followsLinks: false)) == nil {
        try EndSignals.hold { () throws(SystemError) in try replace(path, with: bytes) }
      } else {
        // A link to a file that does not exist yet.
        try Descriptor(opening: path, flags: O_WRONLY | O_CREAT).write(bytes)
      }
    }
  } catch {
    let reason = error == .notFound ? "no such folder" : error.reason
    throw WorkspaceErrors(path: path, message: "cannot write '\(path)': \(reason)")
  }
}

private func replaceLink(_ path: String, with bytes: [UInt8]) throws(WorkspaceErrors) {
  let target = (try? FileStatus(of: path))?.kind
  guard target != .other else {
    throw WorkspaceErrors(
      path: path,
      message: "cannot write '\(path)': it is a link to a pipe or a device; remove the link")
  }
  do throws(SystemError) {
    try EndSignals.hold { () throws(SystemError) in try replace(path, with: bytes) }
  } catch {
    throw WorkspaceErrors(path: path, message: "cannot write '\(path)': \(error.reason)")
  }
}

/// Opens a pipe or a device for writing; the reader of a pipe has two seconds to open it.
private func openForWriting(_ path: String) throws(SystemError) -> Descriptor {
  for _ in 0..<400 {
    do throws(SystemError) {
      return try Descriptor(opening: path, flags: O_WRONLY | O_NONBLOCK)
    } catch {
      guard error == .nobodyReads else { throw error }
    }
    usleep(5_000)
  }
  throw .nobodyReads
}

/// Returns the standard stream that goes to a file. If the file were opened or replaced a second
/// time, what the stream writes would be lost.
private func standardStream(to file: FileStatus?) -> Int32? {
  guard let file else { return nil }
  return [STDOUT_FILENO, STDERR_FILENO].first { number in
    (try? FileStatus(ofDescriptor: number))?.identity == file.identity
  }
}

private func replace(
  _ path: String, with bytes: [UInt8], permissions: mode_t? = nil
) throws(SystemError) {
  // Beside the file, because a file can only be renamed within a file system.
  let folder = path.dropLast(RelativePath.fileName(of: path).count)
  let temporary = "\(folder).lintel-\(UInt64.random(in: 0 ... .max)).tmp"
  let file = try Descriptor(opening: temporary, flags: O_WRONLY | O_CREAT | O_EXCL)
  do throws(SystemError) {
    if let permissions {
      guard fchmod(file.number, permissions) == 0 else { throw .last }
    }
    try file.write(bytes)
    guard rename(temporary, path) == 0 else { throw .last }
  } catch {
    unlink(temporary)
    throw error
  }
}
