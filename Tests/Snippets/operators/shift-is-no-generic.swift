let a = A << B
let c = D >> E
let f = G < H >> I
