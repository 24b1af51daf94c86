func f() {
  if case let .some(a) = b, case A.c(let d) = E.make() { F.run() }
  guard case .one(let x)? = y else { return G.h() }
  while case let B.two(z) = next() {}
}
