struct A {
  subscript(b: B) -> C {
    unsafeAddress { return .d }
    set { if e { return .f } }
  }
}
