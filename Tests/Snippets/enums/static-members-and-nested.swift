enum E: A {
  case a(B), b
  enum F { case c(G) }
  struct H { let i: I }
  init?(j: J) { return nil }
}
