let a = [A](), b = [B: C](), c = [[D]]()
let e = [E.F](repeating: G(), count: 2)
