func f() {
  let _ = A()
  _ = B()
  (_, x) = (C(), D.e)
}
