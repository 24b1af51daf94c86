class A {
  func b() -> C { self[0] }
  func d() { _ = self?[e: 0].f; _ = super[g]; _ = Self[0] }
  func h() { let i = self[0], j = self == [k]; self [l] = m }
}
