/// An open file or folder, which is closed when its descriptor's life ends.
package struct Descriptor: ~Copyable {
  /// The number that stands for the working directory, from which relative paths start.
  package static var workingDirectory: Int32 { AT_FDCWD }

  package let number: Int32

  /// Opens a file for reading. A pipe or a device is opened as well, without waiting for it.
  ///
  /// - Parameter folder: the open folder that a relative `path` starts from; the working directory
  ///   by default.
  package init(reading path: String, in folder: Int32 = workingDirectory) throws(SystemError) {
    try self.init(opening: path, in: folder, flags: O_RDONLY | O_NONBLOCK)
  }

  package init(folder path: String, in folder: Int32 = workingDirectory) throws(SystemError) {
    try self.init(opening: path, in: folder, flags: O_RDONLY | O_DIRECTORY)
  }

  /// - Parameter flags: the flags of `open(2)`. A file that is created can be read and written by
  ///   everybody, except as the process's `umask` forbids.
  package init(opening path: String, in folder: Int32 = workingDirectory, flags: Int32)
    throws(SystemError)
  {
    number = openat(folder, path, flags | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw .last }
  }

  deinit { _ = close(number) }

  /// Returns the number, which the caller has to close.
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

  /// Reads from an open file without owning its descriptor.
  package static func read(_ number: Int32, into space: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      let count = systemRead(number, space.baseAddress, space.count)
      if count >= 0 { return count }
      if errno == EAGAIN {
        // The pipe does not block, and is empty so far.
        wait(for: Int32(POLLIN), of: number)
      } else if errno != EINTR {
        return count
      }
    }
  }

  package func write(_ bytes: [UInt8]) throws(SystemError) { try Self.write(bytes, to: number) }

  /// Writes to an open file without owning its descriptor.
  package static func write(_ bytes: [UInt8], to number: Int32) throws(SystemError) {
    var start = 0
    while start < bytes.count {
      let count = bytes.withUnsafeBytes { all in
        systemWrite(number, all.baseAddress.map { $0 + start }, all.count - start)
      }
      if count >= 0 {
        start += count
      } else if errno == EAGAIN {
        // The pipe does not block, and is full.
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

// Inside of `Descriptor`, `read` and `write` would mean its methods instead of the C functions.
private func systemRead(_ file: Int32, _ space: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(file, space, count)
}

private func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(file, bytes, count)
}
