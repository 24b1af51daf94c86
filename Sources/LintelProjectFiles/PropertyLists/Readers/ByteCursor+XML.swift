extension ByteCursor {
  /// Skips blanks, comments, instructions and the document type before the first tag.
  mutating func skipPrologOfXML() throws(Misreading) {
    try skipBetweenTags()
    guard take(text: "<!DOCTYPE") else { return }
    while !take(">") {
      if isAtEnd || current == UInt8(ascii: "[") {
        throw misreading(.ownEntities)
      }
      advance()
    }
    try skipBetweenTags()
  }

  /// Skips blanks, comments and instructions.
  mutating func skipBetweenTags() throws(Misreading) {
    while true {
      try skipBlanks()
      if isAt("<!--") {
        try skip(to: "-->")
      } else if isAt("<?") {
        try skip(to: "?>")
      } else {
        return
      }
    }
  }

  private mutating func skip(to end: StaticString) throws(Misreading) {
    guard advance(to: end) else { throw misreading(.endsEarly) }
    advance(by: end.utf8CodeUnitCount)
  }
}
