#if DEBUG
func f() { A() }
#else
func f() {
  B()
}
#endif
func g() {}
