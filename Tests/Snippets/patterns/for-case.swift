func f() {
  for case let A.b(c) in D.all where c > E.min { F(c) }
  for case let x? in list {}
}
