let a = \A.b(c: C.d), e = \A.f()
