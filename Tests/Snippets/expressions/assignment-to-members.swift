func f() {
  A.shared.b = C()
  self.d = D.e
  _ = E.f
}
