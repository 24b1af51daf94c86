let a = A.one &+ B.two &<< C.three
let b = D.x & E.y
swap(&first, &Shared.second)
