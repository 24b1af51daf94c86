struct S {
  var a: A {
    #if DEBUG
    B()
    #else
    C()
    #endif
  }
}
