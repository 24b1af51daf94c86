struct S {
  var a = A(), b: B = C.d()
  let e = E.f, g: G, h = H()
}
