func f() {
  switch x {
  case /a"b/: A()
  case #/c"/#: B()
  default: C()
  }
}
