f(A.b, // first
  /* second */ C.d)
#if /* x */ DEBUG
func e() { E() }
#endif
let g = G()
