func f() {
  if let a, var b, let c = C.make() { D(a) }
  guard let a, let e else { return E() }
}
