import LintelPlatform
import LintelScanner

/// The bytes of one file.
///
/// - Throws: ``WorkspaceErrors`` with the path and the reason when the file cannot be read.
public func readFile(at path: String) throws(WorkspaceErrors) -> [UInt8] {
  var buffer = SourceBuffer()
  do throws(SystemError) {
    try buffer.read(path)
  } catch {
    throw WorkspaceErrors([.unreadable(path, error)])
  }
  return buffer.withBytes { Array($0) }
}

/// All that standard input has.
///
/// - Throws: ``WorkspaceErrors`` with the reason when it cannot be read.
public func readStandardInput() throws(WorkspaceErrors) -> [UInt8] {
  var buffer = SourceBuffer()
  guard buffer.fill({ Descriptor.read(STDIN_FILENO, into: $0) }) == 0 else {
    let reason = SystemError.last.reason
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
  ///   - isRegular: whether a read that does not fill its buffer is the last, as it need not be in
  ///     a pipe; saves the call that would find nothing.
  ///   - limit: the most bytes that a file may have; positions in it must fit 32 bits.
  mutating func read(
    _ path: String, in folder: Int32 = Descriptor.workingDirectory, isRegular: Bool = false,
    limit: Int = Int(UInt32.max) - 1
  ) throws(SystemError) {
    let file = try Descriptor(reading: path, in: folder)
    var total = 0
    var isAtEnd = false
    let last = fill { space in
      if isAtEnd { return 0 }
      let count = file.read(into: space)
      isAtEnd = isRegular && count < space.count
      total += count
      return total <= limit ? count : -1
    }
    if last < 0 { throw total > limit ? .tooLarge : .last }
  }
}

extension WorkspaceError {
  static func unreadable(_ path: String, _ error: SystemError) -> WorkspaceError {
    WorkspaceError(path: path, message: "cannot read '\(path)': \(error.reason)")
  }
}
