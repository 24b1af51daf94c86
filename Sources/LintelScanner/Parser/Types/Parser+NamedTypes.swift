extension Parser {
  /// Reads `A.B<C>.D`.
  mutating func parseNamedType(_ kind: ReferenceKind, depth: Int) {
    let token = lexer.token
    let isNamed =
      token.keyword != .selfType && token.keyword != .anyType
      && !(token.end - token.start == 1 && lexer.base[Int(token.start)] == UInt8(ascii: "_"))
    let head = isNamed ? refer(to: token, kind, inType: true) : -1
    var last = head
    var name = token.start
    if token.keyword == .selfType {
      typeShapes.append(TypeShapeFact(start: name, inner: token.end, shape: .selfType))
    }
    lexer.advance()
    while true {
      if atSymbol(UInt8(ascii: "<")) {
        guard parseGenericArguments(of: name, depth: depth + 1) else { return }
      }
      let separator = lexer.token.kind
      guard separator == .dot || separator == .doubleColon else { return }
      var ahead = lexer
      ahead.advance()
      guard ahead.token.kind == .identifier, !ahead.token.keyword.declares else { return }
      if isMetatype(ahead.token) { return }
      if separator == .doubleColon, head >= 0 {
        references.base[head].flags |= ReferenceFact.moduleSelector
      }
      lexer = ahead
      name = lexer.token.start
      if last >= 0 { last = extendPath(last, with: lexer.token) }
      lexer.advance()
    }
  }

  /// Whether the name is that of a metatype, which is no member of the type before it.
  private mutating func isMetatype(_ token: Token) -> Bool {
    let text = UnsafeBufferPointer(
      start: lexer.base + Int(token.start), count: Int(token.end - token.start))
    return text.elementsEqual("Type".utf8) || text.elementsEqual("Protocol".utf8)
      || text.elementsEqual("self".utf8)
  }
}
