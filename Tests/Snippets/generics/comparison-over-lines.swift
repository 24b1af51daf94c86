let x = f(a < B.c, d >
  e)
let y = g(h < i, j >> 1)
let z = k(l < m.count, n >= o)
