let a = b / A.c / d
let e = E.f/G.h/I.j
let k = (l) / K.m / n
let o = p[0] / O.q / 2
