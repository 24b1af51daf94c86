/// The identity of a file, whatever paths lead to it.
package struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64

  package init(device: UInt64, inode: UInt64) {
    self.device = device
    self.inode = inode
  }
}

/// The status of a path in the file system.
package struct FileStatus {
  package enum Kind {
    case file
    case folder
    case link
    /// A pipe, socket or device.
    case other
  }

  package let kind: Kind
  package let identity: FileIdentity
  /// The size in bytes; 0 for a file that the system generates as it is read. It has a meaning only
  /// for the kind `file`.
  package let size: Int
  /// The permission bits, as in `chmod`.
  package let permissions: mode_t

  /// The time of the last change of the contents, since 1970.
  package let modified: (seconds: Int64, nanoseconds: Int64)

  /// - Parameter followsLinks: whether to return the status of a link's target instead of the
  ///   link's own.
  package init(
    of path: String, in folder: Int32 = Descriptor.workingDirectory, followsLinks: Bool = true
  ) throws(SystemError) {
    var status = stat()
    guard fstatat(folder, path, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .last
    }
    self.init(status)
  }

  package init(of descriptor: borrowing Descriptor) throws(SystemError) {
    try self.init(ofDescriptor: descriptor.number)
  }

  package init(ofDescriptor number: Int32) throws(SystemError) {
    var status = stat()
    guard fstat(number, &status) == 0 else { throw .last }
    self.init(status)
  }

  private init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFREG: .file
      case S_IFDIR: .folder
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    modified = (Int64(time.tv_sec), Int64(time.tv_nsec))
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
