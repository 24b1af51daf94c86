import Foundation

/// Cuts a stream of bytes into lines.
struct LineBuffer {
  private let limit: Int
  private var rest = Data()

  /// Creates an empty buffer for lines of up to `limit` bytes, without their ends.
  init(limit: Int) {
    self.limit = limit
  }

  /// Takes bytes, and returns the lines that they complete; `nil` when a line is too long.
  mutating func append(_ bytes: Data) -> [Data]? {
    var lines: [Data] = []
    var start = bytes.startIndex
    while let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) {
      rest += bytes[start..<end]
      guard rest.count <= limit else { return nil }
      lines.append(rest)
      rest = Data()
      start = end + 1
    }
    rest += bytes[start...]
    return rest.count <= limit ? lines : nil
  }
}
