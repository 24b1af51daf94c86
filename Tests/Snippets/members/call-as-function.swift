struct S {
  func callAsFunction(_ a: A) -> B { self(a) }
  static func callAsFunction() {}
}
