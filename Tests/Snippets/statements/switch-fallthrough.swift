func f() {
  switch x {
  case 1: A(); fallthrough
  case 2: break
  default: B()
  }
}
