struct S {
  var a: A {
    mutating get { A() }
    nonmutating set {}
  }
}
