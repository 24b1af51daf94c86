/// What the index store says about one compilation of one file.
public struct IndexUnit: Equatable, Sendable {
  /// The name under which the store knows it.
  public let name: String
  /// As the compiler was told; symbolic links are not followed. Empty when there is none.
  public let mainFile: String
  public let modified: FileTime
  /// Whether it is about a module of the SDK or the standard library.
  public let isSystem: Bool
  /// Names of the records with its occurrences; Swift files have one.
  public let records: [String]

  public init(
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
public struct FileTime: Comparable, Hashable, Sendable {
  public let seconds: Int64
  public let nanoseconds: Int64

  public init(seconds: Int64, nanoseconds: Int64 = 0) {
    self.seconds = seconds
    self.nanoseconds = nanoseconds
  }

  public static func < (left: FileTime, right: FileTime) -> Bool {
    (left.seconds, left.nanoseconds) < (right.seconds, right.nanoseconds)
  }
}
