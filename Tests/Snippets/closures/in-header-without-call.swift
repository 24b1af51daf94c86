func f() {
  if let a = { A() }() { B() }
  guard let c = d ?? {
    C()
  }() else { return }
  while case .e = {
    switch $0 { default: D() }
  }(g) { E() }
  if h, {
    F()
  }(), i { G() }
}
