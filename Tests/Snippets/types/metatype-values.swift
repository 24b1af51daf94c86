let a = A.self, b = type(of: B()), c = C.Type.self
let d = (any D).self, e = [E].self, f = E?.self
