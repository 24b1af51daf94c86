/// A place in a property list that moves on as it is read.
struct ByteCursor {
  let bytes: [UInt8]
  /// In bytes.
  private(set) var position: Int

  /// At the start, or behind a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// 0 at the end. In a file, a zero byte has a meaning nowhere but in a text.
  var current: UInt8 { byte(at: position) }

  /// What has not been read.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Never goes beyond the end.
  mutating func advance(by count: Int = 1) { position = min(position + count, bytes.count) }

  /// Goes to the first byte that does not belong, or to the end.
  mutating func advance(while belongs: (UInt8) -> Bool) {
    var end = position
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    position = end
  }

  /// Goes past a character if it is the next one.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Goes past a text if it comes next.
  mutating func take(text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { rest.starts(with: $0) }
  }

  /// Goes to where a text begins, or to the end.
  ///
  /// - Returns: whether it is there.
  mutating func advance(to text: StaticString) -> Bool {
    let first = text.utf8Start.pointee
    while position < bytes.count, bytes[position] != first || !isAt(text) { position += 1 }
    return !isAtEnd
  }

  /// What is wrong here, which at the end of the file is always that it ends.
  func misreading(_ problem: PropertyListProblem) -> Misreading {
    misreading(problem, behind: position)
  }

  /// What is missing behind what ends at `end`, where that is seen only here, beyond blanks.
  func misreading(_ problem: PropertyListProblem, behind end: Int) -> Misreading {
    isAtEnd ? Misreading(position, .endsEarly) : Misreading(end, problem)
  }
}
