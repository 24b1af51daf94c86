let a = run {
  #if DEBUG
  A()
  #endif
  B()
}
