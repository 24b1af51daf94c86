/// Lists the entries of a folder; hidden ones are left out unless `listsHidden` is set.
package struct FolderReader: ~Copyable {
  package struct Entry {
    package let name: String
    /// Whether ``name`` is the name in the file system; false if that name is not valid UTF-8.
    package let isNameExact: Bool
    /// The kind of the entry; `nil` when the file system does not tell it.
    package let kind: FileStatus.Kind?

    package init(name: String, isNameExact: Bool, kind: FileStatus.Kind?) {
      self.name = name
      self.isNameExact = isNameExact
      self.kind = kind
    }
  }

  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #else
    private let stream: OpaquePointer
  #endif

  /// The endings of the names of files that are listed.
  private let fileSuffixes: [[UInt8]]
  private let listsHidden: Bool

  /// - Parameters:
  ///   - fileSuffixes: files whose names have none of these endings are left out, before their
  ///     names are decoded. Links, and entries of unknown kind, are listed all the same.
  ///   - listsHidden: whether entries are listed whose names begin with a dot.
  package init(
    _ folder: consuming Descriptor, fileSuffixes: [String] = [""], listsHidden: Bool = false
  ) throws(SystemError) {
    let number = folder.release()
    guard let stream = fdopendir(number) else {
      let error = SystemError.last
      _ = close(number)
      throw error
    }
    self.stream = stream
    self.fileSuffixes = fileSuffixes.map { Array($0.utf8) }
    self.listsHidden = listsHidden
  }

  deinit { closedir(stream) }

  /// Returns the next entry, in the order of the file system; `nil` after the last.
  package func next() throws(SystemError) -> Entry? {
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
      default: kind = .other
      }
      if let entry = self.entry(named: &entry.pointee.d_name, kind: kind) { return entry }
    }
  }

  /// - Parameter name: a C string.
  private func entry(
    named name: UnsafeRawPointer, kind: FileStatus.Kind?
  ) -> Entry? {
    let start = name.assumingMemoryBound(to: UInt8.self)
    let dot = UInt8(ascii: ".")
    if start.pointee == dot, !listsHidden { return nil }
    let bytes = UnsafeBufferPointer(start: start, count: strlen(name))
    if bytes.elementsEqual([dot]) || bytes.elementsEqual([dot, dot]) { return nil }
    if kind == .file,
      !fileSuffixes.contains(where: { bytes.reversed().starts(with: $0.reversed()) })
    {
      return nil
    }
    return Entry(
      name: String(decoding: bytes, as: UTF8.self),
      isNameExact: firstInvalidUTF8(in: bytes) == nil, kind: kind)
  }
}
