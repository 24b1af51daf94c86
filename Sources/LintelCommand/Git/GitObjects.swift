import LintelWorkspace

/// A parser of the output of `git cat-file --batch`.
struct GitObjects {
  /// The index of the object that comes next.
  private(set) var index = 0
  /// The reason why not all objects could be read, if that is so.
  private(set) var reason = "nothing"
  private let count: Int
  private var bytes: [UInt8] = []
  /// The size of the contents that come next; `nil` before the line that states it.
  private var size: Int?

  init(count: Int) { self.count = count }

  /// Reads a piece of the output, and passes on the objects that are complete.
  ///
  /// - Returns: `false` if the output cannot be used, so that no more of it is read; see
  ///   ``reason``.
  mutating func read(_ piece: ArraySlice<UInt8>, _ receive: (Int, [UInt8]) -> Void) -> Bool {
    bytes += piece
    var start = 0
    defer { bytes.removeFirst(start) }
    while index < count {
      if let size {
        // A line break follows the contents.
        guard bytes.count - start > size else { return true }
        receive(index, Array(bytes[start..<(start + size)]))
        start += size + 1
        self.size = nil
        index += 1
      } else {
        guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return true }
        let line = String(decoding: bytes[start..<end], as: UTF8.self)
        start = end + 1
        // `NAME blob SIZE`, or `NAME missing`.
        let words = line.split(separator: " ")
        guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else {
          reason = line
          return false
        }
        guard size <= SizeLimit.source else {
          reason = "\(line); at most \(SizeLimit.source) bytes are read"
          return false
        }
        self.size = size
      }
    }
    return true
  }
}
