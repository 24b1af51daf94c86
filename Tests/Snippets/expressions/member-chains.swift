let a = A.b.c.d()
let e = E
  .f
  .g(H.i)
  .j { K() }
