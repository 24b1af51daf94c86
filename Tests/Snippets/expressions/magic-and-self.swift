class A: B {
  func f() { super.f(); self.g(C()); Self.h() }
  static func h() { D.e(self) }
}
