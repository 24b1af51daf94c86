struct S {
  var a: A {
    _read { yield store }
    _modify { yield &store }
  }
  var b: B {
    unsafeAddress { p }
    unsafeMutableAddress { q }
  }
}
