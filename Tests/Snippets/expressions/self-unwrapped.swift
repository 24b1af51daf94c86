class A {
  func f() {
    run { [weak self] in
      self?.a.b()
      self!.c(self?.d)[0]
      self?
        .e
      let last = self?.g ?? self! .h
      _ = self == nil ? self?.i : nil
      return self?
        .j!.k
    }
  }
}
extension Optional {
  func g() { self?.a; self?[0].b; self!!.c }
}
