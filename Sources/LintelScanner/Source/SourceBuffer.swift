/// The bytes of one source file, followed by zero bytes that end every scan.
///
/// The lexer stops at a zero byte and may load up to 16 bytes at once past the end, so it needs no
/// bounds check. One buffer is meant to be reused for many files.
package struct SourceBuffer: ~Copyable {
  /// The number of zero bytes after the contents.
  static let padding = 64

  private(set) var base: UnsafeMutablePointer<UInt8>
  private var capacity: Int
  /// The number of bytes in the file.
  package private(set) var count = 0

  package init(capacity: Int = 1 << 16) {
    self.capacity = max(capacity, 1)
    base = .allocate(capacity: self.capacity + Self.padding)
    pad()
  }

  package init(_ bytes: some Collection<UInt8>) {
    self.init(capacity: bytes.count)
    count = bytes.count
    _ = UnsafeMutableBufferPointer(start: base, count: count).initialize(fromContentsOf: bytes)
    pad()
  }

  deinit { base.deallocate() }

  /// Replaces the contents with the bytes that `read` delivers.
  ///
  /// - Parameters:
  ///   - expected: the expected number of bytes; avoids copies of large contents.
  ///   - read: is called with free space until it returns 0, and returns the number of bytes that
  ///     it has written there; a negative number ends the call.
  /// - Returns: the last value that `read` returned: 0 at the end, negative on failure.
  @discardableResult
  package mutating func fill(
    expecting expected: Int = 0, _ read: (UnsafeMutableRawBufferPointer) -> Int
  ) -> Int {
    count = 0
    // One byte more than expected, so that the end is noticed without growing.
    if expected >= capacity { grow(to: expected + 1) }
    while true {
      if count == capacity { grow(to: capacity * 2) }
      let free = UnsafeMutableRawBufferPointer(start: base + count, count: capacity - count)
      let got = read(free)
      guard got > 0 else {
        pad()
        return got
      }
      count += got
    }
  }

  /// Calls `body` with the contents, without the padding.
  package borrowing func withBytes<R>(
    _ body: (UnsafeBufferPointer<UInt8>) throws -> R
  ) rethrows -> R {
    try body(UnsafeBufferPointer(start: base, count: count))
  }

  /// Returns a copy with two spaces at each of `offsets`.
  borrowing func withSpaces(at offsets: [UInt32]) -> SourceBuffer {
    let copy = SourceBuffer(UnsafeBufferPointer(start: base, count: count))
    for offset in offsets { (copy.base + Int(offset)).update(repeating: 0x20, count: 2) }
    return copy
  }

  /// Returns a copy in which all bytes in `ranges` are spaces, except line breaks.
  borrowing func withSpaces(in ranges: [Range<UInt32>]) -> SourceBuffer {
    let copy = SourceBuffer(UnsafeBufferPointer(start: base, count: count))
    for range in ranges {
      for offset in Int(range.lowerBound)..<min(Int(range.upperBound), count)
      where copy.base[offset] != 0x0A && copy.base[offset] != 0x0D {
        copy.base[offset] = 0x20
      }
    }
    return copy
  }

  private mutating func grow(to capacity: Int) {
    let larger = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity + Self.padding)
    larger.update(from: base, count: count)
    base.deallocate()
    base = larger
    self.capacity = capacity
  }

  private mutating func pad() {
    (base + count).update(repeating: 0, count: Self.padding)
  }
}
