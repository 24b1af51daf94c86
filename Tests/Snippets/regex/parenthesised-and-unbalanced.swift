let a = (/x(y)"/, A.b)
let c = f(/\(/, B.c)
