/// An open file or folder, closed at the end of its life.
package struct Descriptor: ~Copyable {
  /// Stands for the folder that relative paths start from.
  package static var workingDirectory: Int32 { AT_FDCWD }

  package let number: Int32

  /// Opens a file for reading; what is no file is opened as well, but never waited for.
  ///
  /// - Parameter folder: what a relative `path` starts from; the working directory by default.
  package init(reading path: String, in folder: Int32 = workingDirectory) throws(SystemError) {
    try self.init(opening: path, in: folder, flags: O_RDONLY | O_NONBLOCK)
  }

  package init(folder path: String, in folder: Int32 = workingDirectory) throws(SystemError) {
    try self.init(opening: path, in: folder, flags: O_RDONLY | O_DIRECTORY)
  }

  /// - Parameter flags: of `open(2)`; a file that they create can be read by everybody.
  package init(opening path: String, in folder: Int32 = workingDirectory, flags: Int32)
    throws(SystemError)
  {
    number = openat(folder, path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last }
  }

  deinit { _ = close(number) }

  /// The number, which is then the caller's to close.
  package consuming func release() -> Int32 {
    let number = number
    discard self
    return number
  }

  /// Reads up to the size of `space`.
  ///
  /// - Returns: the number of bytes read, 0 at the end of the file, negative on failure.
  package func read(into space: UnsafeMutableRawBufferPointer) -> Int {
    Self.read(number, into: space)
  }

  /// Reads from an open file that need not be closed.
  package static func read(_ number: Int32, into space: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(number, space.baseAddress, space.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        // Nothing has come yet through a pipe that does not block.
        wait(for: Int32(POLLIN), of: number)
      } else if errno != EINTR {
        return count
      }
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: number) }

  /// Writes to an open file that need not be closed.
  package static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        systemWrite(number, all.baseAddress.map { $0 + start }, all.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        // A pipe that does not block is full.
        wait(for: Int32(POLLOUT), of: number)
      } else if errno != EINTR {
        throw .last
      }
    }
  }

  private static func wait(for event: Int32, of number: Int32) {
    var request = pollfd(fd: number, events: Int16(event), revents: 0)
    _ = poll(&request, 1, -1)
  }
}

// `read` and `write` inside the type mean its methods.
private func systemRead(_ file: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, space, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
