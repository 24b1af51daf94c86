let a = (A(), b: B.c)
let d = (1, D.e).0
