func f() {
  A.b()
    .c(D())
  E()
    ?? F()
}
