struct S {
  init() { self.init(a: Self.b, c: S.d) }
  func f() -> Self { Self() }
}
