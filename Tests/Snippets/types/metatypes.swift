let a: A.Type = B.self
let c: any C.Type, d: (any D).Type, e: E.Protocol
let f: F.G.Type = H.I.self
