struct A {
  func f() {
    B.c(
  }
  let d: D
}
