extension Parser {
  mutating func parseFunction() {
    let start = tokens.token.start
    tokens.advance()
    let name: Token
    if tokens.atDeclaredName() {
      name = tokens.token
      tokens.advance()
    } else {
      name = tokens.eatOperatorName()
    }
    guard name.end > name.start else { return }
    parseSignature(of: declare(.function, name: name, start: start))
  }

  mutating func parseInitializer() {
    let keyword = tokens.token
    let declaration = declare(.initializer, name: keyword, start: keyword.start)
    tokens.advance()
    if tokens.atSymbol("?") || tokens.atSymbol("!") {
      facts.extents.base[Int(declaration)].traits.insert(.failable)
      tokens.splitSymbol()
    }
    parseSignature(of: declaration)
  }

  mutating func parseDeinitializer() {
    let keyword = tokens.token
    let declaration = declare(.deinitializer, name: keyword, start: keyword.start)
    tokens.advance()
    finishSignature(of: declaration)
  }

  mutating func parseSubscript() {
    let keyword = tokens.token
    let declaration = declare(.subscript, name: keyword, start: keyword.start)
    tokens.advance()
    parseSignature(of: declaration)
  }

  mutating func parseMacro() {
    let start = tokens.token.start
    tokens.advance()
    let declaration = declare(.macro, name: tokens.token, start: start)
    tokens.advance()
    parseSignature(of: declaration)
  }

  private mutating func parseSignature(of declaration: Int32) {
    parseGenericParameters(of: declaration)
    if tokens.at(.openParen) {
      openParameters(of: declaration)
    } else {
      finishSignature(of: declaration)
    }
  }
}
