let a = b */*c*/ A.d
let e = E.f//g
