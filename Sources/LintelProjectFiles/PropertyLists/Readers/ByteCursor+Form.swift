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
