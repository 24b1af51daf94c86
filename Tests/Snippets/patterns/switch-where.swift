func f() {
  switch x {
  case let y where y is A && B.ok(y): C()
  case _ where D.flag: break
  default: E()
  }
}
