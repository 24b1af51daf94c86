let a = A
(b)
let c = C
{ D() }
