/// A branch of `#if` that none of the modules with its file compiles.
public struct LeftOutBranch: Equatable, Sendable {
  public let file: FileID
  /// UTF-8 offsets in the file, from after the condition to the end of the branch.
  public let range: Range<UInt32>

  public init(file: FileID, range: Range<UInt32>) {
    self.file = file
    self.range = range
  }
}
