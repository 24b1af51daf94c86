func f() {
  switch x {
  case let a?: A(a)
  case .some(.some(let b)): B(b)
  case nil: C()
  }
}
