func f() {
  while A.isOn, let b = B.next() { C(b) }
  repeat { D() } while E.more
  F()
}
