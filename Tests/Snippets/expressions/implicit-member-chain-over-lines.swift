let a: A = .make()
  .with(B.c)
  .then { D() }
