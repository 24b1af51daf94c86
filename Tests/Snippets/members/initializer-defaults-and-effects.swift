class A {
  init(b: B = .init(c: C()), _ d: @escaping () -> D = { D.make() }) async throws(E) {}
}
