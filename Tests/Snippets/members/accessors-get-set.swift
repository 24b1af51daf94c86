struct S {
  var a: A {
    get { A() }
    set(new) { B.store(new) }
  }
}
