struct S {
  let a = A.b +
    C.d
  let e = E.f &&
    G.h
}
