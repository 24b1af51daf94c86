func f() {
  actor
  g()
}
