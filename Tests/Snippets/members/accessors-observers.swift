struct S {
  var a = A() {
    willSet { B.will(newValue) }
    didSet(old) { C.did(old) }
  }
  var b: D { didSet {} }
}
