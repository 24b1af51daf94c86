/// Turns byte offsets of one file into lines and columns.
///
/// Made only for files that have something to show.
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

  /// How many lines there are, at least one.
  package var count: Int { starts.count }

  /// Where a line from 1 starts.
  package func start(ofLine line: Int) -> UInt32 { starts[line - 1] }

  /// The place of `offset`: line and column from 1, the column in UTF-8 bytes.
  package func place(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
