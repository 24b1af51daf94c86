extension Parser {
  /// Reads a function up to its parameters: `func f<T>(`, `func == (`.
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

  /// Reads an initialiser up to its parameters: `init?<T>(`.
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

  /// Reads a deinitialiser up to its body: `deinit {`.
  mutating func parseDeinitializer() {
    let keyword = tokens.token
    let declaration = declare(.deinitializer, name: keyword, start: keyword.start)
    tokens.advance()
    finishSignature(of: declaration)
  }

  /// Reads a subscript up to its parameters: `subscript<T>(`.
  mutating func parseSubscript() {
    let keyword = tokens.token
    let declaration = declare(.subscript, name: keyword, start: keyword.start)
    tokens.advance()
    parseSignature(of: declaration)
  }

  /// Reads a macro up to its parameters: `macro check<T>(`.
  mutating func parseMacro() {
    let start = tokens.token.start
    tokens.advance()
    let declaration = declare(.macro, name: tokens.token, start: start)
    tokens.advance()
    parseSignature(of: declaration)
  }

  /// Reads generic parameters, and enters the parameters: `<T>(`.
  private mutating func parseSignature(of declaration: Int32) {
    parseGenericParameters(of: declaration)
    if tokens.at(.openParen) {
      openParameters(of: declaration)
    } else {
      finishSignature(of: declaration)
    }
  }
}
