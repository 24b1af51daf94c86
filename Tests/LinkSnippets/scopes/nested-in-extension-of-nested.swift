struct A {
  struct B {}
}
extension A.B {
  struct C {}
}
extension A.B.C {
  struct D {
    var c: A.B.C
  }
}
func use(_ c: A.B.C, _ d: A.B.C.D) {}
