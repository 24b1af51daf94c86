struct A {
  func f() { B(1 }
  let c: C
}
struct D {}
