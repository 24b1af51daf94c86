func f() throws -> A {
  if b { throw B.c(D()) }
  return
    A()
}
