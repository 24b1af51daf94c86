/// Converts byte offsets of one file into lines and columns.
///
/// Created only for files with locations to report.
package struct LineTable: Sendable {
  private var starts: [UInt32] = [0]

  /// A line ends with LF, CR LF or CR.
  package init(_ bytes: [UInt8]) {
    self = bytes.withUnsafeBufferPointer { LineTable($0) }
  }

  /// A line ends with LF, CR LF or CR.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    starts.reserveCapacity(bytes.count / 24)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        starts.append(UInt32(offset))
      } else if byte == UInt8(ascii: "\r") {
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "\n") { offset += 1 }
        starts.append(UInt32(offset))
      }
    }
  }

  /// The number of lines, at least one.
  package var count: Int { starts.count }

  /// Returns the offset of the start of a line, counted from 1.
  package func start(ofLine line: Int) -> UInt32 { starts[line - 1] }

  /// Returns the line and column of `offset`, both from 1, the column in UTF-8 bytes.
  package func place(of offset: UInt32) -> (line: Int, column: Int) {
    let line = starts.partitioningIndex { $0 > offset }
    return (line, Int(offset - starts[line - 1]) + 1)
  }
}
