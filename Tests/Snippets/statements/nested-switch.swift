func f() {
  switch A.b {
  case .c:
    switch D.e { case .f: G(); default: break }
  case .h where I.j: K()
  default: L()
  }
}
