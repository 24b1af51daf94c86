extension [Token] {}
extension Token? {
  func f() {}
}
