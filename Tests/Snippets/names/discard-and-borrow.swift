func f() {
  let discard = A(), borrow = B()
  discard.run()
  borrow(C())
}
