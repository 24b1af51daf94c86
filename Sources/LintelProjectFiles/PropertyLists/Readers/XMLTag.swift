/// A tag of an XML file.
struct XMLTag {
  enum Form {
    case opening
    case closing
    /// Opening and closing at once, as in `<true/>`.
    case empty
  }

  let name: String
  private(set) var form: Form
  private(set) var attributes: [String: String] = [:]
  /// The offset of the `<`.
  let offset: Int

  /// Reads the tag at the cursor, and leaves the cursor after it.
  ///
  /// - Parameter checkingReferences: whether a reference to no character, as in `a="&b;"`, is an
  ///   error. Otherwise it is kept as it is written.
  init(_ cursor: inout ByteCursor, checkingReferences: Bool) throws(Misreading) {
    offset = cursor.position
    guard cursor.take("<") else { throw cursor.misreading(.wrongTag) }
    form = cursor.take("/") ? .closing : .opening
    name = Self.readName(&cursor)
    guard !name.isEmpty else { throw cursor.misreading(.wrongTag, behind: offset) }
    while true {
      try cursor.skipBlanks()
      if cursor.take(">") { return }
      if form == .closing { throw cursor.misreading(.unclosedElement(name)) }
      if cursor.take(text: "/>") {
        form = .empty
        return
      }
      let attribute = Self.readName(&cursor)
      guard !attribute.isEmpty else { throw cursor.misreading(.wrongAttribute) }
      try cursor.skipBlanks()
      guard cursor.take("=") else { throw cursor.misreading(.wrongAttribute) }
      try cursor.skipBlanks()
      attributes[attribute] = try Self.readValue(&cursor, checkingReferences: checkingReferences)
    }
  }

  private static func readName(_ cursor: inout ByteCursor) -> String {
    let start = cursor.position
    cursor.advance { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"),
        UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
        true
      default: false
      }
    }
    return String(decoding: cursor.bytes[start..<cursor.position], as: UTF8.self)
  }

  private static func readValue(
    _ cursor: inout ByteCursor, checkingReferences: Bool
  ) throws(Misreading) -> String {
    let quote = cursor.current
    guard cursor.take("\"") || cursor.take("'") else { throw cursor.misreading(.wrongAttribute) }
    let start = cursor.position
    while cursor.current != quote {
      switch cursor.current {
      case UInt8(ascii: "&") where checkingReferences:
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
