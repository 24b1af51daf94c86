protocol P {
  func f() -> Self
  func g(_ a: Self.Item, _ b: [Self]) -> Self?
}
