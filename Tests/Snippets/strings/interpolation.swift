let a = "x \(A.b) y \(C(d: D.e)) z"
let f = "\(f)\(g.h)" + G.name
