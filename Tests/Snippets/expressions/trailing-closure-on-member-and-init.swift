let a = A.b { C() }
let d = D.init { E() }
let f = F.G { H() }
