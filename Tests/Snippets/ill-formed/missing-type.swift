struct A {
  let b:
  let c: C
  func f(x: ) -> { D() }
}
