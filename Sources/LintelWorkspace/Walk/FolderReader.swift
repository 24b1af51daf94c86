#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Lists a folder: its subfolders, its Swift files, and whatever may turn out to be one of them.
///
/// Hidden entries are left out. Hidden Swift files are editors' lock files, or the `._` files of
/// macOS archives.
struct FolderReader: ~Copyable {
  struct Entry {
    let name: String
    /// Whether ``name`` is the name in the file system; false if that is not valid UTF-8.
    let isNameExact: Bool
    /// `nil` when the file system does not say; never `other`.
    let kind: FileStatus.Kind?
  }

  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif

  init(_ folder: consuming Descriptor) throws(SystemError) {
    let number = folder.release()
    guard let stream = fdopendir(number) else {
      let error = SystemError.last
      _ = close(number)
      throw error
    }
    self.stream = stream
  }

  deinit { closedir(stream) }

  /// The next entry, in the order of the file system; `nil` after the last.
  func next() throws(SystemError) -> Entry? {
    while true {
      errno = 0
      guard let entry = readdir(stream) else {
        if errno != 0 { throw .last }
        return nil
      }
      let kind: FileStatus.Kind?
      switch Int(entry.pointee.d_type) {
      case Int(DT_REG): kind = .file
      case Int(DT_DIR): kind = .folder
      case Int(DT_LNK): kind = .link
      case Int(DT_UNKNOWN): kind = nil
      default: continue
      }
      if let entry = Self.entry(named: &entry.pointee.d_name, kind: kind) { return entry }
    }
  }

  /// - Parameter name: a C string.
  private static func entry(
    named name: UnsafeRawPointer, kind: FileStatus.Kind?
  ) -> Entry? {
    let start = name.assumingMemoryBound(to: UInt8.self)
    if start.pointee == UInt8(ascii: ".") { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: strlen(name))
    if kind == .file, !bytes.reversed().starts(with: ".swift".utf8.reversed()) { return nil }
    return Entry(
      name: String(decoding: bytes, as: UTF8.self),
      isNameExact: firstInvalidUTF8(in: bytes) == nil, kind: kind)
  }
}
