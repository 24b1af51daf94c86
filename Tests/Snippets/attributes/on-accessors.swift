struct S {
  var a: A {
    @inlinable get { A() }
    @available(*, unavailable) set {}
  }
}
