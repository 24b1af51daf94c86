struct S {
  subscript(a: A) -> B { get async throws { B() } }
  subscript(c: C) -> D {
    _read { yield E.e }
    _modify { yield &F.f }
  }
}
