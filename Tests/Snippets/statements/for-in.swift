func f() {
  for a in A.all where B.ok(a) { C(a) }
  for b: D in list {}
  for _ in 0..<E.count {}
}
