struct S {
  let make: () -> A = { A() }
  var once: B = { let b = B(); return b }()
  var after: C
}
