func f() {
  switch x {
  case is A: B()
  case let c as C: c.run()
  case is D.E, is [F]: break
  default: break
  }
}
