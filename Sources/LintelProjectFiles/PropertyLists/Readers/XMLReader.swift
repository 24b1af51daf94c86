/// Reads property lists in XML.
struct XMLReader {
  private var cursor: ByteCursor
  private var writer: NodeWriter

  private init(_ cursor: ByteCursor) {
    self.cursor = cursor
    writer = NodeWriter(cursor.bytes)
  }

  static func read(_ cursor: ByteCursor) throws(Misreading) -> NodeTable {
    var reader = XMLReader(cursor)
    try reader.cursor.skipPrologOfXML()
    let start = reader.cursor
    guard try reader.readTag() == Tag(.plist, .opening) else {
      throw start.misreading(.noPropertyList)
    }
    try reader.cursor.skipBetweenTags()
    let value = reader.cursor
    let tag = try reader.readTag()
    guard tag.element == .dict, tag.form != .closing else {
      throw value.misreading(.noPropertyList)
    }
    try reader.readValue(tag, at: value.position, depth: 0)
    try reader.cursor.skipBetweenTags()
    try reader.readClosingTag(of: .plist)
    try reader.cursor.skipBetweenTags()
    guard reader.cursor.isAtEnd else { throw reader.cursor.misreading(.textAfterEnd) }
    return reader.writer.table
  }

  /// - Parameter tag: the opening tag of the value; the cursor is after it.
  private mutating func readValue(
    _ tag: Tag, at start: Int, depth: Int
  ) throws(Misreading) {
    switch tag.element {
    case .dict: try readContainer(.dictionary, tag, at: start, depth: depth + 1)
    case .array: try readContainer(.array, tag, at: start, depth: depth + 1)
    case .string, .integer, .real, .date: try readText(tag)
    case .data:
      if tag.form == .opening { _ = try readText(of: tag.element) }
      writer.add(.data, at: start)
    case .true, .false:
      if tag.form == .opening { try readClosingTag(of: tag.element) }
      writer.add(tag.element == .true ? .yes : .no, at: start)
    case .plist, .key: throw Misreading(start, .missingValueElement)
    }
  }

  private mutating func readContainer(
    _ kind: NodeRecord.Kind, _ opening: Tag, at start: Int, depth: Int
  ) throws(Misreading) {
    guard depth <= PropertyListLimits.depthLimit else { throw Misreading(start, .tooDeep) }
    let container = writer.open(kind, at: start)
    var isOpen = opening.form == .opening
    while isOpen {
      var (tag, place) = try nextTag()
      if tag == Tag(opening.element, .closing) {
        isOpen = false
        continue
      }
      if kind == .dictionary {
        guard tag.element == .key, tag.form != .closing else {
          throw Misreading(place, .missingKeyElement)
        }
        try readText(tag)
        (tag, place) = try nextTag()
      }
      guard tag.form != .closing else { throw Misreading(place, .missingValueElement) }
      try readValue(tag, at: place, depth: depth)
    }
    writer.close(container)
  }

  private mutating func nextTag() throws(Misreading) -> (tag: Tag, place: Int) {
    try cursor.skipBetweenTags()
    let place = cursor.position
    return (try readTag(), place)
  }

  private mutating func readText(_ tag: Tag) throws(Misreading) {
    guard tag.form == .opening else {
      return writer.add(.plainText, at: cursor.position)
    }
    let (range, kind) = try readText(of: tag.element)
    writer.add(kind, at: range.lowerBound, length: range.count)
  }

  private mutating func readClosingTag(of element: Element) throws(Misreading) {
    let start = cursor
    guard !cursor.isAtEnd, try readTag() == Tag(element, .closing) else {
      throw start.misreading(.unclosedElement(element.rawValue))
    }
  }
}

extension XMLReader {
  /// Reads the text of an element that contains no other elements, and skips its closing tag.
  private mutating func readText(
    of element: Element
  ) throws(Misreading) -> (range: Range<Int>, kind: NodeRecord.Kind) {
    let start = cursor.position
    var kind = NodeRecord.Kind.plainText
    while true {
      switch cursor.current {
      case UInt8(ascii: "&"):
        kind = .xmlText
        guard let reference = XMLText.reference(at: cursor.rest) else {
          throw cursor.misreading(.wrongReference)
        }
        cursor.advance(by: reference.length)
      case UInt8(ascii: "<") where cursor.isAt("<![CDATA["):
        kind = .xmlText
        let section = cursor.position
        guard cursor.advance(to: "]]>") else {
          throw Misreading(section, .unclosedElement(element.rawValue))
        }
        cursor.advance(by: 3)
      case UInt8(ascii: "<"):
        let end = cursor.position
        try readClosingTag(of: element)
        return (start..<end, kind)
      default:
        if cursor.isAtEnd { throw cursor.misreading(.endsEarly) }
        cursor.advance()
      }
    }
  }
}

extension XMLReader {
  private enum Element: String {
    case plist, dict, key, array, string, integer, real, date, data
    case `true`, `false`
  }

  private struct Tag: Equatable {
    let element: Element
    let form: XMLTag.Form

    init(_ element: Element, _ form: XMLTag.Form) {
      self.element = element
      self.form = form
    }
  }

  /// Reads a tag. Attributes are ignored, because a property list has no use for them.
  private mutating func readTag() throws(Misreading) -> Tag {
    let tag = try XMLTag(&cursor, checkingReferences: false)
    guard let element = Element(rawValue: tag.name) else {
      throw Misreading(tag.offset, .unknownElement)
    }
    return Tag(element, tag.form)
  }
}
