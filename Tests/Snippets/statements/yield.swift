struct S {
  var a: A {
    _read { yield D.a }
    _modify { defer { B.done() }; yield &C.shared.a }
  }
}
