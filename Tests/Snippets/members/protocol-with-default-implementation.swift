protocol P { func f() -> A }
extension P {
  func f() -> A { A() }
  var g: B { B.main }
}
