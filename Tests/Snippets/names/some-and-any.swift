let some = A(), any = B()
f(some, any)
some.run(C()); any[0] = D.e
let g: some P = any(of: E.self)
