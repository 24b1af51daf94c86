func f() {
  A.
}
struct B {}
