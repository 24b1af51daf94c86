#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What tells two files apart, whatever paths lead to them.
struct FileIdentity: Hashable {
  let device: UInt64
  let inode: UInt64
}

/// What the file system says of one path.
struct FileStatus {
  enum Kind {
    case file
    case folder
    case link
    /// A pipe, socket or device.
    case other
  }

  let kind: Kind
  let identity: FileIdentity
  /// Who may read, write and run it.
  let permissions: mode_t

  /// - Parameter followsLinks: whether a link stands for what it leads to.
  init(
    of path: String, in folder: Int32 = Descriptor.workingDirectory, followsLinks: Bool = true
  ) throws(SystemError) {
    var status = stat()
    guard fstatat(folder, path, &status, followsLinks ? 0 : AT_SYMLINK_NOFOLLOW) == 0 else {
      throw .last
    }
    self.init(status)
  }

  init(of descriptor: borrowing Descriptor) throws(SystemError) {
    try self.init(ofDescriptor: descriptor.number)
  }

  init(ofDescriptor number: Int32) throws(SystemError) {
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
    permissions = status.st_mode & 0o7777
    identity = FileIdentity(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino))
  }
}
