enum E {
  case a(Int), b(x: X, y: Y?)
  case c(_ z: Z)
  case d((A, B), [C: D])
  case e(f: (F) throws -> G)
}
