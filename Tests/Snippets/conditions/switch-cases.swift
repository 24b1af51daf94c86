func f() {
  switch x {
  case .a: A()
  #if DEBUG
  case .b(let y) where y is B: C()
  #else
  case .d: D()
  #endif
  default: E()
  }
}
