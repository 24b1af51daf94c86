import LintelPlatform

/// A position in the bytes of a file that advances as the file is read.
struct ByteCursor {
  let bytes: [UInt8]
  /// The offset of the next byte.
  private(set) var position: Int

  /// Starts at the first byte, or after a byte-order mark.
  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  var isAtEnd: Bool { position >= bytes.count }

  /// The next byte; 0 at the end. A zero byte in a file has a meaning only inside of a text.
  var current: UInt8 { byte(at: position) }

  /// The bytes that have not been read.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  func byte(at position: Int) -> UInt8 { position < bytes.count ? bytes[position] : 0 }

  /// Skips bytes, at most up to the end.
  mutating func advance(by count: Int = 1) { position = min(position + count, bytes.count) }

  /// Advances to the first byte for which `belongs` is false, or to the end.
  mutating func advance(while belongs: (UInt8) -> Bool) {
    var end = position
    while end < bytes.count, belongs(bytes[end]) { end += 1 }
    position = end
  }

  /// Skips a character if it is the next one; returns whether it was.
  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips a text if it comes next; returns whether it did.
  mutating func take(text: StaticString) -> Bool {
    guard isAt(text) else { return false }
    position += text.utf8CodeUnitCount
    return true
  }

  func isAt(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { rest.starts(with: $0) }
  }

  /// Advances to the next occurrence of a text, or to the end.
  ///
  /// - Returns: whether the text was found.
  mutating func advance(to text: StaticString) -> Bool {
    let first = text.utf8Start.pointee
    while position < bytes.count, bytes[position] != first || !isAt(text) { position += 1 }
    return !isAtEnd
  }

  /// Returns an error at this position; at the end of the file, the problem is always that the file
  /// ends early.
  func misreading(_ problem: PropertyListProblem) -> Misreading {
    misreading(problem, behind: position)
  }

  /// Returns the error for something that is missing after `end`. That it is missing is noticed
  /// only here, after blanks.
  func misreading(_ problem: PropertyListProblem, behind end: Int) -> Misreading {
    isAtEnd ? Misreading(position, .endsEarly) : Misreading(end, problem)
  }

  /// Reads a file from its start. Errors are thrown with their line and column.
  static func read<Result>(
    _ bytes: [UInt8], _ body: (ByteCursor) throws(Misreading) -> Result
  ) throws(ProjectFileError) -> Result {
    do throws(Misreading) {
      guard bytes.count <= PropertyListLimits.sizeLimit else {
        throw Misreading(0, .tooLarge(bytes.count))
      }
      if let offset = bytes.withUnsafeBufferPointer(firstInvalidUTF8) {
        throw Misreading(offset, .notUTF8)
      }
      return try body(ByteCursor(bytes))
    } catch {
      throw ProjectFileError(error.problem.message, at: error.offset, in: bytes)
    }
  }
}

extension ByteCursor {
  enum Form {
    case openStep
    case xml
    case json
  }

  /// Returns the form of the property list that begins here.
  func form() throws(Misreading) -> Form {
    var ahead = self
    try ahead.skipBlanksAndComments()
    if ahead.isAtEnd { throw Misreading(position, .empty) }
    if ahead.take("<") { return .xml }
    guard ahead.take("{") else { return .openStep }
    try ahead.skipBlanksAndComments()
    // A dictionary of OpenStep may begin with a quoted key as well, but is followed by `=`:
    // `{ "a" = b; }`.
    guard ahead.take("\"") else { return .openStep }
    while !ahead.isAtEnd, ahead.current != UInt8(ascii: "\"") {
      ahead.advance(by: ahead.current == UInt8(ascii: "\\") ? 2 : 1)
    }
    ahead.advance()
    try ahead.skipBlanksAndComments()
    return ahead.take(":") ? .json : .openStep
  }
}
