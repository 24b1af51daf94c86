struct S {
  #if DEBUG
  let a: A
  func f() { B() }
  #endif
  let c: C
}
