/// A branch of `#if` that none of the modules with its file compiles.
package struct LeftOutBranch: Equatable, Sendable {
  package let file: FileID
  /// UTF-8 offsets in the file, from after the condition to the end of the branch.
  package let range: Range<UInt32>

  package init(file: FileID, range: Range<UInt32>) {
    self.file = file
    self.range = range
  }
}
