f(A < B, C > (D))
let x = A<B>(c)
let y = (A < B, C > d)
