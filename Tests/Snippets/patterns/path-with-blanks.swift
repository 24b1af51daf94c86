func f() {
  for case let A .b(c) in D.all {}
  if case let E
    .f(g) = h {}
}
