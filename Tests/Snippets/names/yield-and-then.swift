func f() {
  let yield = A()
  yield.run(B())
  `yield`(C())
}
