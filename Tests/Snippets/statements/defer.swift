func f() {
  defer { A.close() }
  defer {
    B()
  }
}
