extension A {
  func f() -> Bool { .a == self && self != .b || .c == self
    && .d == self.e || .f == self[0] }
}
