func f() {
  if case .a = b, let c, case let .d(e)? = try await g.h(i: { J() }), k {}
  guard case (.l, let m) = n else { return }
  while case [1, 2] = o, case _ = p {}
  let q = if case .r = s { A() } else if case .t = u { B() } else { C() }
  repeat {} while v
  for case .w in x where y == z {}
  for try await case let .a(b) in c { if case .d = b {} }
}
