struct A {
  func
  let b: B
}
