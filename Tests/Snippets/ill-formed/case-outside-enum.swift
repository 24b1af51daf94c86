struct A {
  case b(B)
  let c: C
}
