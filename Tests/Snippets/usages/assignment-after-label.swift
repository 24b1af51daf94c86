extension A {
  mutating func f() {
    switch b {
    case let c: self = .d(c)
    }
  }
}
