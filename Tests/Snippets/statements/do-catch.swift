func f() {
  do { try A.go() } catch { B.log(error) }
  do { C() }
}
