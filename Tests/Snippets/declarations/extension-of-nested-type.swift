extension Outer.Inner {
  func f() {}
}
