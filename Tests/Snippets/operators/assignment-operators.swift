func f() {
  a += A.one
  b ??= B()
  c = D.two
  d -= -E.three
}
