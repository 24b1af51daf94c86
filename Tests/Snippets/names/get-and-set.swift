struct S {
  var get: A
  var set: Set<B>
  func f() { get.run(); set.insert(C()) }
  var g: D { get { get(E()) } set { set(F.x) } }
}
