import LintelGraph

/// An offset, in UTF-8 bytes, in the source code of a file. 0 stands for code that is not written,
/// e.g. for the type of `let row = load()`.
struct CodeOffset {
  let file: FileID
  let offset: UInt32

  init(_ offset: UInt32, in file: FileID) {
    self.file = file
    self.offset = offset
  }
}
