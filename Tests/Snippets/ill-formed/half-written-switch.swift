func f() {
  switch A.b {
  case
  }
}
struct C {}
