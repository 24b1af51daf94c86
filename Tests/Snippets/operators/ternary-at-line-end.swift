struct S {
  let a = flag ?
    A.b :
    C.d
  let e = E()
}
