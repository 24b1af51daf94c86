import LintelPlatform
import LintelScanner

/// Reads the bytes of a file. A pipe or a device is refused, because it may have no end.
///
/// - Parameter limit: the largest number of bytes that the file may have.
/// - Throws: ``WorkspaceErrors`` with the path and the reason when the file cannot be read.
package func readFile(
  at path: String, limit: Int = SizeLimit.text
) throws(WorkspaceErrors) -> [UInt8] {
  do throws(ReadError) {
    return try bytes(ofFile: path, limit: limit)
  } catch {
    throw WorkspaceErrors([.unreadable(path, error)])
  }
}

/// Reads the bytes of a file like ``readFile(at:limit:)``, but throws the reason alone.
package func bytes(
  ofFile path: String, limit: Int = SizeLimit.text
) throws(ReadError) -> [UInt8] {
  // Checked before opening, because opening a device may already have an effect.
  if (try? FileStatus(of: path))?.kind == .other { throw .noFile }
  var buffer = SourceBuffer()
  try buffer.read(path, limit: limit)
  return buffer.withBytes { Array($0) }
}

/// Reads standard input to its end.
///
/// - Throws: ``WorkspaceErrors`` with the reason when it cannot be read.
package func readStandardInput() throws(WorkspaceErrors) -> [UInt8] {
  var buffer = SourceBuffer()
  let limit = SizeLimit.text
  var total = 0
  if let file = try? FileStatus(ofDescriptor: STDIN_FILENO) {
    FileLog.shared.note(file, at: "/dev/stdin")
  }
  let last = buffer.fill { space in
    let count = Descriptor.read(STDIN_FILENO, into: space)
    total += count
    return total <= limit ? count : -1
  }
  guard last == 0 else {
    let reason = total > limit ? "it has more than \(limit) bytes" : SystemError.last.reason
    throw WorkspaceErrors(
      path: "standard input", message: "cannot read standard input: \(reason)")
  }
  return buffer.withBytes { Array($0) }
}

extension SourceBuffer {
  /// Replaces the contents with those of a file.
  ///
  /// - Parameters:
  ///   - folder: an open folder that a relative `path` starts from.
  ///   - root: the path of that folder, under which the file is logged; `nil` for a file that the
  ///     user named.
  ///   - isShort: whether a read that does not fill its buffer counts as the last one, which saves
  ///     a call that would read nothing. Files that the system generates may have more to read
  ///     after such a read.
  ///   - limit: the largest number of bytes that the file may have.
  mutating func read(
    _ path: String, in folder: Int32 = Descriptor.workingDirectory, below root: String? = nil,
    isShort: Bool = false, limit: Int
  ) throws(ReadError) {
    let file = try Descriptor(opened: path, in: folder)
    let status = try FileStatus(opened: file)
    switch status.kind {
    case .file: break
    case .folder: throw .isFolder
    case .link, .other: throw .noFile
    }
    FileLog.shared.note(status, at: root.map { "\($0)/\(path)" } ?? path)
    // Files that the system generates report a size of 0. The user may name one, a link in the
    // project may not.
    if status.size == 0, let root, AbsolutePath("\(root)/\(path)").isMadeUp { throw .madeUp }
    guard status.size <= limit else { throw .tooLarge(status.size, limit: limit) }
    var total = 0
    var isAtEnd = false
    let last = fill(expecting: status.size) { space in
      if isAtEnd { return 0 }
      let count = file.read(into: space)
      isAtEnd = isShort && count < space.count
      total += count
      return total <= limit ? count : -1
    }
    // The file may have grown since its size was read.
    if total > limit { throw .tooLarge(total, limit: limit) }
    if last < 0 { throw .system(.last) }
  }
}

extension Descriptor {
  fileprivate init(opened path: String, in folder: Int32) throws(ReadError) {
    do throws(SystemError) {
      self = try Descriptor(reading: path, in: folder)
    } catch {
      throw .system(error)
    }
  }
}

extension FileStatus {
  fileprivate init(opened file: borrowing Descriptor) throws(ReadError) {
    do throws(SystemError) {
      self = try FileStatus(of: file)
    } catch {
      throw .system(error)
    }
  }
}

extension WorkspaceError {
  static func unreadable(_ path: String, _ error: ReadError) -> WorkspaceError {
    WorkspaceError(path: path, message: "cannot read '\(path)': \(error.reason)")
  }
}
