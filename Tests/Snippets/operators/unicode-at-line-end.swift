struct S {
  let a = b ≤
    C.d
  let e = é!
  let f = g…
}
