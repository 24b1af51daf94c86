func f() {
  if A.a,
    let b = B.b(),
    case .c(let d) = C.c
  {
    D(d)
  }
  guard
    let e = E.e,
    F.f
  else { return }
}
