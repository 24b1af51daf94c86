let a: [any P.Type] = [A.self, B.C.self]
