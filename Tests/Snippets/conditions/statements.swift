func f() {
  #if DEBUG
  A.run()
  #else
  B.run()
  #endif
  C.run()
}
