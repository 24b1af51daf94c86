func a() -> Bool { [.b, C.d].contains(e) }
let f = g([.h, I.j].map { $0 }, [.k: .l][m], [.n])
