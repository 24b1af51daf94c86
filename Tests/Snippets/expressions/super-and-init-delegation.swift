class A: B {
  override init(c: C) { super.init(c: C.d) }
  convenience init() { self.init(c: C()) }
}
