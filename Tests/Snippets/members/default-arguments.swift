func f(a: A = A(), b: [B] = [B.one, .two], c: (C) -> D = { _ in D() }, e: E? = nil) {}
