/// Turns byte offsets of one file into lines and columns.
///
/// Made only for files that have something to show: counting lines of every file would cost a tenth
/// of the whole scan.
public struct LineTable: Sendable {
  private var starts: [UInt32] = [0]

  /// A line ends with LF, CR LF or CR.
  public init(_ bytes: some Collection<UInt8>) {
    var previous: UInt8 = 0
    for (offset, byte) in bytes.enumerated() {
      if byte == UInt8(ascii: "\n") {
        if previous == UInt8(ascii: "\r") { starts.removeLast() }
        starts.append(UInt32(offset + 1))
      } else if byte == UInt8(ascii: "\r") {
        starts.append(UInt32(offset + 1))
      }
      previous = byte
    }
  }

  /// How many lines there are, at least one.
  public var count: Int { starts.count }

  /// Where a line from 1 starts.
  public func start(ofLine line: Int) -> UInt32 { starts[line - 1] }

  /// The place of `offset`: line and column from 1, the column in UTF-8 bytes.
  public func place(of offset: UInt32) -> (line: Int, column: Int) {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, Int(offset - starts[low]) + 1)
  }
}
