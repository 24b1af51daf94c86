struct S<A, B> {
  func f() {
    let a = Self<A, B>.C.self
    g(Self<
      A, [B]>.self)
    return Self<A, D.E>.make(a)
  }
}
