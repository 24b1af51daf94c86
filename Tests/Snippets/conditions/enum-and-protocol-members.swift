protocol P {
  #if DEBUG
  func f() -> A
  #endif
  var b: B { get }
}
