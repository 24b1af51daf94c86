let a = 3 * A.b - -C.d
let e = x<A.y
let z = A.w<x
