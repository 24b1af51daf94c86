struct S {
  let a = b.
  let c: D.
  func e() {}
}
