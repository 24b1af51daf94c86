func f() throws -> A {
  guard B.ok, let c = C.find(), !c.isEmpty else { throw D.missing }
  return A(c)
}
