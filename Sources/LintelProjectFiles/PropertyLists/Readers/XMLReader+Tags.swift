extension XMLReader {
  enum Element: String {
    case plist, dict, key, array, string, integer, real, date, data
    case `true`, `false`
  }

  struct Tag: Equatable {
    enum Form {
      case opening
      case closing
      /// Both, as in `<true/>`.
      case empty
    }

    let element: Element
    let form: Form

    init(_ element: Element, _ form: Form) {
      self.element = element
      self.form = form
    }
  }

  /// Reads a tag. Attributes say nothing in a property list.
  mutating func readTag() throws(Misreading) -> Tag {
    let start = cursor
    guard cursor.take("<") else { throw cursor.misreading(.wrongTag) }
    let isClosing = cursor.take("/")
    let name = cursor.position
    cursor.advance { Character(UnicodeScalar($0)).isLetter }
    let word = String(decoding: cursor.bytes[name..<cursor.position], as: UTF8.self)
    guard cursor.advance(to: ">") else { throw cursor.misreading(.endsEarly) }
    let isEmpty = cursor.byte(at: cursor.position - 1) == UInt8(ascii: "/")
    cursor.advance()
    guard let element = Element(rawValue: word) else { throw start.misreading(.unknownElement) }
    return Tag(element, isClosing ? .closing : isEmpty ? .empty : .opening)
  }

  /// Goes past what may stand before the first tag.
  mutating func skipProlog() throws(Misreading) {
    try skipBetweenTags()
    guard cursor.take(text: "<!DOCTYPE") else { return }
    while !cursor.take(">") {
      if cursor.isAtEnd || cursor.current == UInt8(ascii: "[") {
        throw cursor.misreading(.ownEntities)
      }
      cursor.advance()
    }
    try skipBetweenTags()
  }

  /// Goes past blanks, comments and instructions.
  mutating func skipBetweenTags() throws(Misreading) {
    while true {
      try cursor.skipBlanks()
      if cursor.isAt("<!--") {
        try skip(to: "-->")
      } else if cursor.isAt("<?") {
        try skip(to: "?>")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: StaticString) throws(Misreading) {
    guard cursor.advance(to: end) else { throw cursor.misreading(.endsEarly) }
    cursor.advance(by: end.utf8CodeUnitCount)
  }
}
