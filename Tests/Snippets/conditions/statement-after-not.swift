func f() {
  #if DEBUG
  !A.flag ? B() : C()
  #endif
}
