extension Array where Element: Hashable, Element.Key == Token {
  func f() {}
}
