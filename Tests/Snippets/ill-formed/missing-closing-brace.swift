struct A {
  let b: B
  func f() {
    C()
struct D {
  let e: E
}
