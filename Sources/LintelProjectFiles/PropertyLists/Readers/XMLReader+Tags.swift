extension XMLReader {
  enum Element: String {
    case plist, dict, key, array, string, integer, real, date, data
    case `true`, `false`
  }

  struct Tag: Equatable {
    enum Form {
      case opening
      case closing
      /// Opening and closing at once, as in `<true/>`.
      case empty
    }

    let element: Element
    let form: Form

    init(_ element: Element, _ form: Form) {
      self.element = element
      self.form = form
    }
  }

  /// Reads a tag. Attributes are ignored, because a property list has no use for them.
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
}
