func f() {
  guard A.ok else {
    #if DEBUG
    return B()
    #else
    return
    #endif
  }
}
