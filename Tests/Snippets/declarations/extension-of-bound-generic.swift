extension Array<Token> {
  var first: Token? { nil }
}
