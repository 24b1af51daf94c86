/// What the index store says about one compilation of one file.
package struct IndexUnit: Equatable, Sendable {
  /// The name under which the store knows it.
  package let name: String
  /// As the compiler was told; symbolic links are not followed. Empty when there is none.
  package let mainFile: String
  package let modified: FileTime
  /// Whether it is about a module of the SDK or the standard library.
  package let isSystem: Bool
  /// Names of the records with its occurrences; Swift files have one.
  package let records: [String]

  package init(
    name: String, mainFile: String, modified: FileTime, isSystem: Bool = false, records: [String]
  ) {
    self.name = name
    self.mainFile = mainFile
    self.modified = modified
    self.isSystem = isSystem
    self.records = records
  }
}

/// When a file was written last, by the clock of its file system.
package struct FileTime: Comparable, Hashable, Sendable {
  package let seconds: Int64
  package let nanoseconds: Int64

  package init(seconds: Int64, nanoseconds: Int64 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  package static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
