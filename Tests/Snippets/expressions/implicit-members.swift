let a: A = .b
let c: C = .init(.d, e: .f(G.h))
let i: I? = .some(.j)
