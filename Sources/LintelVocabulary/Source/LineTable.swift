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
    let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    starts.reserveCapacity(bytes.count / 24)
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset < bytes.count {
      // Most groups of eight bytes have no line break, and none of their bytes is below 14, the
      // number after that of CR: the mask is then 0. This takes a quarter of the instructions of
      // looking at each byte.
      while offset + 8 <= bytes.count {
        let word = raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        let below14 = (word &- 0x0e0e_0e0e_0e0e_0e0e) & ~word & 0x8080_8080_8080_8080
        if below14 != 0 { break }
        offset += 8
      }
      for place in offset..<min(offset + 8, bytes.count) where bytes[place] <= carriageReturn {
        let next = place + 1
        let endsLine =
          bytes[place] == lineFeed
          || bytes[place] == carriageReturn && !(next < bytes.count && bytes[next] == lineFeed)
        if endsLine { starts.append(UInt32(next)) }
      }
      offset += 8
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
