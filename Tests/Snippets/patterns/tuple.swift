func f() {
  let (a, b) = A.pair()
  for (key, value) in B.all {}
  switch c { case (let x, .some(D.e)): F.g(x); default: break }
}
