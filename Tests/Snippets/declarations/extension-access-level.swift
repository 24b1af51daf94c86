public extension Token {
  func f() {}
}
