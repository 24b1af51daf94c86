/// Reads the elements of an XML file that has all its values in attributes, as a workspace of Xcode
/// has.
struct XMLElementReader {
  struct Element {
    let name: String
    let attributes: [String: String]
    /// The offset of its `<`.
    let offset: Int
  }

  enum Event {
    case opening(Element)
    case closing
  }

  private var cursor: ByteCursor
  /// The names of the elements that are open, outermost first.
  private var open: [String] = []
  /// Whether the last tag both opens and closes its element, as in `<a/>`.
  private var isEmpty = false
  private var hasRoot = false

  init(_ cursor: ByteCursor) { self.cursor = cursor }

  /// Reads the next tag; returns `nil` at the end of the file.
  mutating func next() throws(Misreading) -> Event? {
    if isEmpty { return close() }
    if hasRoot {
      try cursor.skipBetweenTags()
    } else {
      try cursor.skipPrologOfXML()
    }
    if open.isEmpty, hasRoot {
      guard cursor.isAtEnd else { throw cursor.misreading(.textAfterEnd) }
      return nil
    }
    let start = cursor
    guard cursor.take("<") else { throw cursor.misreading(.wrongTag) }
    if cursor.take("/") {
      guard let expected = open.last, readName() == expected else {
        throw start.misreading(.unclosedElement(open.last ?? ""))
      }
      try cursor.skipBlanks()
      guard cursor.take(">") else { throw cursor.misreading(.unclosedElement(expected)) }
      return close()
    }
    guard open.count < PropertyListLimits.depthLimit else { throw start.misreading(.tooDeep) }
    let name = readName()
    guard !name.isEmpty else { throw start.misreading(.wrongTag) }
    let attributes = try readAttributes()
    open.append(name)
    hasRoot = true
    return .opening(Element(name: name, attributes: attributes, offset: start.position))
  }

  private mutating func close() -> Event {
    isEmpty = false
    open.removeLast()
    return .closing
  }

  private mutating func readName() -> String {
    let start = cursor.position
    cursor.advance { byte in
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":")
        || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
        || Character(UnicodeScalar(byte)).isLetter || Character(UnicodeScalar(byte)).isNumber
    }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }

  /// Reads up to the end of the tag.
  private mutating func readAttributes() throws(Misreading) -> [String: String] {
    var attributes: [String: String] = [:]
    while true {
      try cursor.skipBlanks()
      if cursor.take(">") { return attributes }
      if cursor.take(text: "/>") {
        isEmpty = true
        return attributes
      }
      let start = cursor
      let name = readName()
      guard !name.isEmpty else { throw start.misreading(.wrongAttribute) }
      try cursor.skipBlanks()
      guard cursor.take("=") else { throw cursor.misreading(.wrongAttribute) }
      try cursor.skipBlanks()
      attributes[name] = try readValue()
    }
  }

  private mutating func readValue() throws(Misreading) -> String {
    let quote = cursor.current
    guard cursor.take("\"") || cursor.take("'") else { throw cursor.misreading(.wrongAttribute) }
    let start = cursor.position
    while cursor.current != quote {
      switch cursor.current {
      case UInt8(ascii: "&"):
        guard let reference = XMLText.reference(at: cursor.rest) else {
          throw cursor.misreading(.wrongReference)
        }
        cursor.advance(by: reference.length)
      case UInt8(ascii: "<"): throw cursor.misreading(.wrongAttribute)
      default:
        if cursor.isAtEnd { throw Misreading(start - 1, .unclosedString) }
        cursor.advance()
      }
    }
    let value = XMLText.decoded(cursor.bytes[start..<cursor.position])
    cursor.advance()
    return value
  }
}
